import type { BlockType } from '#protocol'
import type { commonBlocks } from './blocks.ts'
import cardsCss from './cards.css?inline'
import { ContactCard } from './contact-card.tsx'
import { FaqList } from './faq-list.tsx'
import { FeatureGrid } from './feature-grid.tsx'
import { Form } from './form.tsx'
import inputsCss from './inputs.css?inline'
import { KeyValue } from './key-value.tsx'
import { LinkCards } from './link-cards.tsx'
import { Notice } from './notice.tsx'
import { Picture } from './picture.tsx'
import { PlanPreview } from './plan-preview.tsx'
import { PricingCards } from './pricing-cards.tsx'
import { ProductList } from './product-list.tsx'
import { Rating } from './rating.tsx'
import readingCss from './reading.css?inline'
import { Sources } from './sources.tsx'
import { Steps } from './steps.tsx'
import { Table } from './table.tsx'

export const css = cardsCss + inputsCss + readingCss

/** All that are no common ones. */
export const laterBlocks = {
  form: Form,
  link_cards: LinkCards,
  product_list: ProductList,
  pricing_cards: PricingCards,
  feature_grid: FeatureGrid,
  faq_list: FaqList,
  table: Table,
  key_value: KeyValue,
  steps: Steps,
  plan_preview: PlanPreview,
  sources: Sources,
  contact_card: ContactCard,
  image: Picture,
  notice: Notice,
  rating: Rating,
} satisfies Record<Exclude<BlockType, keyof typeof commonBlocks>, unknown>

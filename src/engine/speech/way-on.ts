import { contactCard, type Knowledge, type SitePage, type SiteProfile } from '#assistant'
import type { Phrasebook } from '../phrasebook.ts'
import { limits, type UiBlock } from '#protocol'
import { choosing } from '../weights.ts'

/** Where to go on with what this page does not tell. */
export interface WayOn {
  readonly text: string
  readonly block: UiBlock
}

/** Pages of the site where it may be told, or whom to ask. */
export async function wayOn(
  words: string,
  {
    knowledge,
    language,
    site,
    say,
  }: {
    readonly knowledge: Knowledge
    readonly language: string
    readonly site: Pick<SiteProfile, 'config'>
    readonly say: Phrasebook
  },
  signal: AbortSignal,
): Promise<WayOn | undefined> {
  const pages = await knowledge.map(words, { language, limit: choosing.maxOffers }, signal)
  const cards = pages.filter(({ score }) => score >= choosing.wayOn).map(cardOf)
  if (cards.length > 0)
    return { text: say('mayBeThere'), block: { block_type: 'link_cards', data: { cards } } }
  const block = contactCard(site.config.contact)
  return block && { text: say('notFound'), block }
}

function cardOf({ title, url, headings: [heading] }: SitePage): {
  title: string
  description?: string
  url: string
} {
  const card = { title: (title || url).slice(0, limits.blockTextCharacters), url }
  return heading === undefined
    ? card
    : Object.assign(card, { description: heading.slice(0, limits.blockTextCharacters) })
}

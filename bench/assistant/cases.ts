import type { Case, CaseKind, PageCases } from './case.ts'
import { cannot, type Expectation } from './expect.ts'
import { withTypo } from './typo.ts'
import { blog } from './cases/blog.ts'
import { boulangerie } from './cases/boulangerie.ts'
import { dashboard } from './cases/dashboard.ts'
import { forum } from './cases/forum.ts'
import { hotel } from './cases/hotel.ts'
import { library } from './cases/library.ts'
import { news } from './cases/news.ts'
import { permit } from './cases/permit.ts'
import { pricing } from './cases/pricing.ts'
import { realty } from './cases/realty.ts'
import { recipe } from './cases/recipe.ts'
import { tickets } from './cases/tickets.ts'
import { tours } from './cases/tours.ts'
import { theatre } from './cases/theatre.ts'
import { estate } from './cases/estate.ts'
import { cookbook } from './cases/cookbook.ts'
import { analytics } from './cases/analytics.ts'
import { board } from './cases/board.ts'
import { campsite } from './cases/campsite.ts'
import { carHire } from './cases/car-hire.ts'
import { claim } from './cases/claim.ts'
import { courses } from './cases/courses.ts'
import { gym } from './cases/gym.ts'
import { mailbox } from './cases/mailbox.ts'
import { mobilePlan } from './cases/mobile-plan.ts'
import { museum } from './cases/museum.ts'
import { streaming } from './cases/streaming.ts'
import { airline } from './cases/airline.ts'
import { bank } from './cases/bank.ts'
import { blumen } from './cases/blumen.ts'
import { checkout, checkoutAddress, checkoutDelivery } from './cases/checkout.ts'
import { clinic } from './cases/clinic.ts'
import { contactForm } from './cases/contact-form.ts'
import { docs } from './cases/docs.ts'
import { jobs } from './cases/jobs.ts'
import { restaurant } from './cases/restaurant.ts'
import { settings } from './cases/settings.ts'
import { shop } from './cases/shop.ts'

const written: readonly PageCases[] = [
  blog,
  boulangerie,
  dashboard,
  forum,
  hotel,
  library,
  news,
  permit,
  pricing,
  realty,
  recipe,
  tickets,
  tours,
  airline,
  bank,
  blumen,
  checkout,
  checkoutAddress,
  checkoutDelivery,
  clinic,
  contactForm,
  docs,
  jobs,
  restaurant,
  settings,
  shop,
  theatre,
  estate,
  cookbook,
  analytics,
  board,
  campsite,
  carHire,
  claim,
  courses,
  gym,
  mailbox,
  mobilePlan,
  museum,
  streaming,
]

/** Every case: those that are written down, and each literal command once more with a slip. */
export const cases: readonly Case[] = written.flatMap(casesOf)

function casesOf(all: PageCases): Case[] {
  const { page, half, leads = {} } = all
  const kinds = ['literal', 'paraphrase', 'question', 'fill', 'steps'] as const
  const told = kinds.flatMap((kind) =>
    (all[kind] ?? []).map(([say, expect]): Case => ({ page, half, kind, say, expect, leads })),
  )
  const typos = all.literal.flatMap(([say, expect]): Case[] => {
    const slipped = withTypo(say, valuesOf(expect))
    return slipped === undefined
      ? []
      : [{ page, half, kind: 'typo' satisfies CaseKind, say: slipped, expect, leads }]
  })
  const impossible = all.impossible.map((say): Case => ({
    page,
    half,
    kind: 'impossible',
    say,
    expect: cannot,
    leads,
  }))
  return [...told, ...typos, ...impossible]
}

/** What is to be typed: a slip there would be the visitor's own word. */
function valuesOf(expect: Expectation): string[] {
  if (expect.kind !== 'steps') return []
  return expect.steps.flatMap(({ verbs, value }) =>
    value !== undefined && verbs.includes('type') ? [value] : [],
  )
}

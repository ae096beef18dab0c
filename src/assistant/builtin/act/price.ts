import { limits, type UiBlock } from '#protocol'
import { spanIn, type Span } from '../answer/amounts.ts'
import { contentsAsked } from '../answer/contents.ts'
import { offersOf, type Offer } from '../answer/offers.ts'
import { ground } from '../ground/ground.ts'
import { indexThings, thingOf, type PageIndex } from '../ground/page-index.ts'
import { stopWords } from '../language/stop-words.ts'
import { words } from '../language/words.ts'
import type { Intent } from '../understand/intent.ts'
import { isQuestion } from '../understand/question.ts'
import { assign } from './assign.ts'
import { isSorting } from './choose.ts'
import type { Outcome, Scene } from './outcome.ts'

const highest = /\b(?:most expensive|dearest|priciest|highest price)\b/i
const low = /\b(?:cheap|cheapest|least expensive|lowest[- ]priced?|inexpensive|affordable|low[- ]priced)\b/i
const whole =
  /^what (?:do you|can i|does (?:this|the) (?:shop|store|site)) (?:sell|offer|have|buy|stock|get)(?: here)?\??$/i
const several = 3

/** `Lamps under €50`, `the cheapest lamp`: the page's own filter where it has one, else what it lists that fits. */
export function byPrice(intent: Intent, scene: Scene): Outcome | undefined {
  const text = textOf(intent, scene.index)
  if (text === undefined) return undefined
  const span = spanIn(text)
  const filter = span && !isQuestion(text) ? filterFor(span, scene) : undefined
  if (filter) return filter
  const contents = contentsAsked(text, scene.index)
  if (contents.length > 0) return list(contents, scene)
  const all = offersOf(scene.index)
  if (whole.test(text) && all.length > 1) return list(all, scene)
  const compared = comparedIn(text, all)
  if (compared.length > 1) return list(compared, scene, true)
  const offers = spokenOf(text, all)
  if (offers.length < 2) return undefined
  const found = span
    ? offers.filter(({ amount }) => amount >= span.least && amount <= span.most)
    : extremes(text, offers)
  return found.length > 0 ? list(found, scene) : undefined
}

/** The words of an intent that may speak of a price. Sorting (where the page does) and choosing by name have their own ways. */
function textOf(intent: Intent, { things }: PageIndex): string | undefined {
  if (intent.kind === 'question') return intent.text
  if (intent.kind === 'sort') return things.some(isSorting) ? undefined : intent.by
  if (intent.kind === 'filter') return intent.by
  if (intent.kind === 'search') return intent.orOpen && intent.value
  return (intent.kind === 'open' || intent.kind === 'do') && intent.elementId === undefined
    ? intent.target
    : undefined
}

function filterFor(span: Span, scene: Scene): Outcome | undefined {
  const fitting = scene.index.things
    .filter(({ kind }) => kind === 'select')
    .flatMap((thing) =>
      (thing.element.options ?? [])
        .filter((option) => isSame(spanIn(`${thing.label} ${option}`) ?? spanIn(option), span))
        .map((option) => ({ thing, option })),
    )
  const [only, other] = fitting
  return only && !other ? assign(only.thing, only.option, scene) : undefined
}

function isSame(a: Span | undefined, b: Span): boolean {
  return a?.least === b.least && a.most === b.most
}

/** Of what is listed, what the words name: `pendants under €100`. Words that name nothing listed name everything. */
function spokenOf(text: string, offers: readonly Offer[]): readonly Offer[] {
  const said = new Set(words(text).flatMap(({ folded, stem }) => (stopWords.has(folded) ? [] : [stem])))
  const named = offers.filter(({ name }) => words(name).some(({ stem }) => said.has(stem)))
  const whole = words(offers.map(({ link }) => link?.element.parent ?? '').join(' '))
  // On a page of lamps everything listed is one, called so or not.
  const isGeneral = whole.some(({ stem, folded }) => said.has(stem) && !stopWords.has(folded))
  return named.length > 0 && !isGeneral ? named : offers
}

/** `Compare the Heron and the Tern`: for each that is named, what is listed under that name alone. */
function comparedIn(text: string, offers: readonly Offer[]): readonly Offer[] {
  const [, objects = ''] =
    /^(?:please )?(?:compare|(?:what(?:'s|’s| is) )?the difference between)\s+(.+?)\??$/i.exec(text) ?? []
  const pool = indexThings(offers.map(({ name }, id) => thingOf({ id, type: 'link', text: name })))
  const parts = objects.split(/\s*,\s*(?:and\s+)?|\s+(?:and|with|to|vs\.?|versus)\s+/i)
  return parts.flatMap((part) => {
    const found = part === '' ? undefined : ground(part, pool, { kinds: ['link'] })
    return found?.kind === 'sure' ? (offers[found.thing.element.id] ?? []) : []
  })
}

function extremes(text: string, offers: readonly Offer[]): readonly Offer[] {
  const sorted = offers.toSorted((a, b) => a.amount - b.amount)
  if (highest.test(text)) return sorted.toReversed().slice(0, several)
  return low.test(text) ? sorted.slice(0, several) : []
}

function list(offers: readonly Offer[], { say }: Scene, withNotes = false): Outcome {
  const told = offers.slice(0, limits.blockItems)
  const passages = told
    .map(({ name, price, note }) => `“${name}: ${price}${withNotes && note ? `. ${note}` : ''}”`)
    .join(', ')
  const products = told.flatMap(({ name, price, link }) =>
    link?.element.href === undefined ? [] : [{ title: name, price, url: link.element.href }],
  )
  const block: UiBlock = { block_type: 'product_list', data: { products } }
  return { kind: 'answer', text: say('says', { passages }), ...(products.length > 0 && { block }) }
}

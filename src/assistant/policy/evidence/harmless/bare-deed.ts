import type { PageContext } from '#protocol'
import { lineOf, recordOf, type Thing } from '../../../view/index.ts'
import { isCoveredBy } from '../../labels/covered.ts'
import type { Phrases } from '../../labels/phrases.ts'
import { recurs } from '../../labels/recurs.ts'
import { tellingNames } from '../../labels/telling-names.ts'
import { vocabulary } from '../../labels/vocabulary.ts'
import { anyFormOf } from '../../policy-context.ts'
import { dialogWords } from '../surroundings/dialog-words.ts'
import { countsPieces } from '../surroundings/stepper.ts'

/** A verb that is harmless by itself, and what it does more to than it says. */
interface Deed {
  readonly verb: Phrases
  /** It counts where its object speaks of one of these… */
  readonly weights: readonly Phrases[]
  /** …or of nothing but these. */
  readonly wholes?: readonly Phrases[]
  /** Where something is known of the place that makes it count. */
  readonly counts?: (thing: Thing, page: PageContext, isBare: boolean) => boolean
  /** What is for sale may be called so: a "Key ring" is added as any other thing. */
  readonly sells?: boolean
}

const { sums, offers, people, access, law, machines, audience } = vocabulary
const { running, subscriptions, talks, delivery, engagement, payment, grave, opened, hidden } = vocabulary

/** What may have failed, and is done when it is tried again. */
const tried = [talks, delivery, engagement, payment, grave]

const deeds: readonly Deed[] = [
  {
    verb: vocabulary.puts,
    weights: [sums, offers, people, access, law, audience],
    counts: isPaidAgain,
    sells: true,
  },
  {
    verb: vocabulary.steps,
    weights: [sums, offers, access, law, machines, audience],
    counts: (thing, page) => !countsPieces(thing, page),
    sells: true,
  },
  {
    verb: vocabulary.halts,
    weights: [sums, law, machines, audience],
    wholes: [offers, running, subscriptions],
  },
  {
    verb: vocabulary.repeats,
    weights: [sums, offers, people, access, law, machines, audience].concat(tried),
  },
  { verb: vocabulary.mutes, weights: [people, vocabulary.every] },
  { verb: vocabulary.opens, weights: [sums, access, law, machines, audience, opened] },
  {
    verb: vocabulary.hides,
    weights: [hidden],
    counts: ({ record }, _, isBare) => isBare && record !== undefined,
  },
  { verb: vocabulary.goesOn, weights: [sums, access, law, audience], counts: isOrdered },
]

/**
 * Whether a label whose words are harmless does something to what it names, or to what it stands under: "Increase" under
 * "Daily card limit", "Add" under "API keys", "Retry failed transfers".
 */
export function isDeedOnWeight(thing: Thing, page: PageContext): boolean {
  const lines = tellingNames(thing.names).map(lineOf)
  return lines.some((line) => deeds.some((deed) => isDone(line, deed, thing, page)))
}

function isDone(line: string, deed: Deed, thing: Thing, page: PageContext): boolean {
  const { verb, weights, wholes = [], counts, sells } = deed
  // "Afficher plus": more of what is shown, and no plus of a quantity.
  if (verb === vocabulary.steps && shown.some((words) => words.begins(line))) return false
  if (!stands(line, verb) || vocabulary.towards.has(line) || vocabulary.cart.has(line)) return false
  const isBare = isCoveredBy(line, [verb])
  if (counts?.(thing, page, isBare)) return true
  const isPriced = sells === true && (recordOf(thing, page)?.amounts.length ?? 0) > 0
  // What is added or skipped may be named in the label, and what it belongs to over it: "Skip week".
  const isOver = isBare || verb === vocabulary.puts || verb === vocabulary.halts
  const objects = [line, ...(isOver ? titlesOver(thing, page) : [])]
  return objects.some(
    (object) =>
      (isPriced ? dear : weights).some((words) => words.has(object)) ||
      (wholes.some((words) => words.has(object)) && isCoveredBy(object, [...wholes, verb])),
  )
}

const shown = [vocabulary.reveals, vocabulary.loads]

/** What counts even where it has a price. */
const dear = [sums, offers]

/** A verb gives an order where a label begins or ends with it. */
function stands(line: string, verb: Phrases): boolean {
  return verb.spans(line).some(([from, to]) => from <= 1 || to >= line.length - 1)
}

function titlesOver(thing: Thing, page: PageContext): string[] {
  const { path, row, column } = thing
  const titles = [path.at(-1), anyFormOf(page, thing)?.name, recordOf(thing, page)?.title, row, column]
  return titles.flatMap((title) => (title ? [lineOf(title)] : []))
}

/** "€9 per month, billed today": what is added costs something from then on. */
function isPaidAgain(thing: Thing, page: PageContext): boolean {
  const parts = recordOf(thing, page)?.parts.map(({ text }) => text) ?? []
  return [thing.path.at(-1) ?? '', ...parts].some(
    (text) => recurs(text) || vocabulary.charges.has(lineOf(text)),
  )
}

/**
 * "Continue" under "Import 500 contacts", or in a dialog that asks nothing else and says "Stop the instance?" or "All
 * customers will get an e-mail".
 */
function isOrdered(thing: Thing, page: PageContext, isBare: boolean): boolean {
  if (!isBare) return false
  const isCommand = titlesOver(thing, page).some(
    (line) => vocabulary.commands.begins(line) && commanded.some((words) => words.has(line)),
  )
  return (
    isCommand ||
    dialogWords(thing, page)
      .map(lineOf)
      .some((line) => vocabulary.commands.begins(line) || commanded.some((words) => words.has(line)))
  )
}

const commanded = [people, machines, sums, access, law]

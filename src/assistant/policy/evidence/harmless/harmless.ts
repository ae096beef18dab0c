import { plain, type PageContext } from '#protocol'
import { lineOf, recordOf, type Thing } from '../../../view/index.ts'
import { bondIn, isMeantOtherwise } from '../../labels/binding-in.ts'
import { isCoveredBy } from '../../labels/covered.ts'
import { tellingNames } from '../../labels/telling-names.ts'
import { namesPrice, namesSum } from '../../labels/names-sum.ts'
import { vocabulary } from '../../labels/vocabulary.ts'
import { readings } from '../../labels/readings.ts'
import { named, type Evidence } from '../../row.ts'
import { anyFormOf } from '../../policy-context.ts'
import { isDeedOnWeight } from './bare-deed.ts'
import { chosenCommand } from '../surroundings/chosen.ts'
import { isMarkedAsDeed } from '../surroundings/marked-deed.ts'
import { isOfFilter } from '../surroundings/of-filter.ts'
import { isEveryday, isIntoOwnList } from './everyday.ts'
import { onlyLooksAt } from './only-looks-at.ts'

/** Known to be harmless by its whole label: add to cart, next, edit, show the sizes. */
export const harmlessLabel: Evidence = (act, context) => {
  const { pressed, target, sends } = act
  const { page } = context
  if (!pressed || pressed.kind === 'switch' || (pressed !== target && !sends)) return undefined
  if (chosenCommand(act, context)) return undefined
  return isHarmlessLabel(pressed, page, sends !== undefined) ? `${named(pressed)} is harmless` : undefined
}

/** Who is added may do something from then on; who is looked for may not. */
export function speaksOfPeople(lines: readonly string[]): boolean {
  const looks = lines.some((line) => vocabulary.search.has(line) || vocabulary.filter.has(line))
  return !looks && lines.some((line) => vocabulary.people.has(line))
}

/** "Add", and nothing that says where to: not "Add to cart". */
export function isBareAdd({ names }: Thing): boolean {
  return names.some((name) => {
    const line = lineOf(name)
    const spans = vocabulary.harmless.spans(line).map(([from, to]) => line.slice(from, to).trim())
    if (isIntoOwnList(line)) return false
    return vocabulary.adds.has(line) && !spans.some((phrase) => phrase.includes(' '))
  })
}

/** "Add" under "Add people to the project", "Add €50": somebody gets a right, or money is moved. */
function addsMore(thing: Thing, page: PageContext): boolean {
  if (!isBareAdd(thing)) return false
  const form = anyFormOf(page, thing)
  const fields = form?.fields.flatMap(({ thing: { names } }) => names) ?? []
  const around = [...thing.names, ...thing.path.slice(-2), form?.name ?? '', ...fields]
  const title = lineOf(thing.path.at(-1) ?? '')
  return (
    speaksOfPeople(around.map(lineOf)) ||
    thing.names.some(namesSum) ||
    (vocabulary.sensitive.has(title) && !vocabulary.delivery.has(title)) ||
    form?.fields.some(({ purpose, value }) => purpose === 'email' || value?.includes('@')) === true
  )
}

/** Whether every name of a thing is harmless as a whole. The words of its own record may stand in it. */
export function isHarmlessLabel(thing: Thing, page: PageContext, sends = false): boolean {
  if (thing.names.length === 0 || addsMore(thing, page) || isDeedOnWeight(thing, page)) return false
  if (isMarkedAsDeed(thing)) return false
  const record = wordsOfRecord(thing, page)
  const besides = [...record, ...wordsOver(thing), ...wordsOfForm(thing, page)]
  return tellingNames(thing.names).every(
    (name) =>
      isOfFilter(name, thing) ||
      (bondIn(name) === undefined &&
        readings(name)
          .slice(0, 1)
          .some(
            (line) =>
              isHarmless(line, besides, sends || namesPrice(name), record) ||
              isHarmless(withField(line, thing, page), [], true),
          )),
  )
}

/** "Apply" beside the one field "Discount code" applies a discount code. */
function withField(line: string, thing: Thing, page: PageContext): string {
  const [field, ...more] = anyFormOf(page, thing)?.fields ?? []
  return field && more.length === 0 ? `${line.trimEnd()}${lineOf(field.thing.name)}` : line
}

function isHarmless(
  line: string,
  besides: readonly string[],
  isEarnest: boolean,
  named: readonly string[] = [],
): boolean {
  // "Retry payment" pays, though each of its words is harmless.
  if (carriesOut(line)) return false
  if (isCoveredBy(line, [vocabulary.harmless], besides) || isEveryday(line)) return true
  // "Select room".
  if (vocabulary.lodgings.has(line) && isCoveredBy(line, [vocabulary.chooses, vocabulary.lodgings]))
    return vocabulary.chooses.begins(line)
  // "Play trailer", "Next episode", "Subtitles".
  if (vocabulary.media.has(line) && isCoveredBy(line, playing)) return true
  // What hands a form over or costs something is not excused by a word in its label.
  if (isEarnest || doesMore(line)) return false
  return isMeantOtherwise(line) || (onlyLooksAt(line, named) && !vocabulary.sensitive.has(line))
}

/** "Proceed with payment", "Skip delivery", "Pause billing": words that are harmless one by one, and a deed together. */
function carriesOut(line: string): boolean {
  const isPaid = vocabulary.payment.has(line)
  if (isPaid && vocabulary.repeats.has(line)) return true
  const isAbout = isPaid || vocabulary.subscriptions.has(line) || vocabulary.delivery.has(line)
  if (!isAbout || vocabulary.towards.has(line) || isMeantOtherwise(line)) return false
  return vocabulary.halts.has(line) || vocabulary.raises.has(line) || (isPaid && vocabulary.goesOn.has(line))
}

const playing = [vocabulary.media, vocabulary.plays, vocabulary.reveals]

/** What is opened in earnest, hidden from others or shown to them, and an account that is made: more than a look. */
function doesMore(line: string): boolean {
  return (
    (vocabulary.opens.has(line) && vocabulary.opened.has(line)) ||
    (vocabulary.hides.has(line) && vocabulary.hidden.has(line)) ||
    toOthers.some((words) => words.has(line))
  )
}

const toOthers = [vocabulary.readers, vocabulary.crowds, vocabulary.interest]

/** "Add task" under a field "New task": what is added is what the form asks for, unless that speaks to somebody. */
function wordsOfForm(thing: Thing, page: PageContext): string[] {
  const fields = anyFormOf(page, thing)?.fields ?? []
  const names = fields.flatMap(({ thing: field }) => field.names)
  const lines = names.map(lineOf)
  const matters = fields.some(({ purpose }) => purpose === 'email' || purpose === 'amount')
  return matters || lines.some((line) => vocabulary.talks.has(line) || vocabulary.sensitive.has(line))
    ? []
    : lines.flatMap((line) => line.split(' ')).filter((word) => word !== '')
}

function wordsOfRecord(thing: Thing, page: PageContext): string[] {
  return wordsIn(`${recordOf(thing, page)?.title ?? ''} ${thing.row ?? ''}`)
}

/** What stands over it. A title that says the same as the label, "Add credits", or that weighs something excuses nothing. */
function wordsOver({ name, path }: Thing): string[] {
  const over = path.at(-1) ?? ''
  const line = lineOf(over)
  return line === lineOf(name) || weighty.some((words) => words.has(line)) ? [] : wordsIn(over)
}

function wordsIn(text: string): string[] {
  return plain(text)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '')
}

const weighty = [vocabulary.grave, vocabulary.payment, vocabulary.sensitive]

import { lazyParts, once, oncePerObject, plain } from '#protocol'
import { oneArticles } from '#languages'
import { groupBy, isEmptyChoice, readFacts, type Thing } from '#assistant'
import type { Meaning } from '../meaning/meanings.ts'
import type { Scene } from '../candidates/scene.ts'
import { itemsOf, type Item } from '../records/item.ts'
import { bare, flatPlaces, isQuestion } from './flat-places.ts'
import { answering } from '../weights.ts'
import { smallNumber } from '../words/cues.ts'
import { answerTypes, measured, typesIn, type AnswerType } from './answer-types.ts'

export type UnitKind = 'sentence' | 'pair' | 'cell' | 'field' | 'label' | 'window'

/** The least piece of a page that answers something. It never crosses a record. */
export interface Unit {
  readonly kind: UnitKind
  /** It lists what there is to choose from. */
  readonly choices: boolean
  /** What would be said. */
  readonly text: string
  /** The same without the title of what it is part of. */
  readonly own: string
  readonly meaning: Meaning
  /** Headings and titles it stands under. */
  readonly around: readonly Meaning[]
  /** The sentence before it. */
  readonly before: Meaning | undefined
  readonly types: ReadonlySet<AnswerType>
  /** The sums, days and numbers in it. */
  readonly facts: readonly { readonly type: AnswerType; readonly text: string }[]
  /** Must be opened before it can be seen. */
  readonly behind: Thing | undefined
  readonly line: number
  /** Which of several things alike it is part of. */
  readonly item: Item | undefined
}

/** What a piece is said with. */
interface Saying {
  readonly before?: string | undefined
  readonly named?: string
  readonly item?: Item | undefined
  readonly choices?: readonly string[] | undefined
}

const withTypes = lazyParts<Pick<Unit, 'types' | 'facts'>>('types', 'facts')

const oneArticle = new RegExp(`^(?:${oneArticles})$`, 'u')

/** What on a page could be an answer. */
export const unitsOf: (scene: Scene) => readonly Unit[] = oncePerObject(readUnits)

function readUnits({ view, read, language }: Scene): Unit[] {
  const found = new Map<string, Unit>()
  const isNumber = (letters: string) =>
    oneArticle.test(letters) || smallNumber(letters, language) !== undefined
  const add = (
    kind: UnitKind,
    text: string,
    line: number,
    path: readonly string[],
    behind?: Thing,
    { before, named, item, choices }: Saying = {},
  ) => {
    const said = (named === undefined ? text : `${named}: ${text}`).trim()
    const key = plain(said)
    if (
      said.length < 2 ||
      said.length > answering.longestUnit ||
      found.has(key) ||
      !/\p{L}{2}|\p{Lo}/u.test(said)
    )
      return
    const around = path.filter((one) => one.length < answering.longestAround && one !== said).map(read)
    const meaning = read(said)
    // Most pieces have nothing in common with a question: what they hold is read when it is asked for.
    const facts = once(() => readFacts(said, language))
    const typesOf = (part: string) => typesIn(part, read(part), readFacts(part, language), isNumber)
    const types = once(() =>
      choices === undefined ? typesIn(said, meaning, facts(), isNumber) : sharedTypes(choices.map(typesOf)),
    )
    const told = once(() => factsTold(facts()))
    const unit = {
      kind,
      choices: choices !== undefined,
      own: said,
      // What stands in a card is told with its title: who asks which one wants that.
      text: item === undefined || said.includes(bare(item.title)) ? said : `${item.title}: ${said}`,
      meaning,
      around,
      before: before === undefined ? undefined : read(before),
      behind,
      line,
      item,
    }
    found.set(key, withTypes(unit, { types, facts: told }))
  }
  const isMenu = menuReader(view.things)
  const items = itemsOf(view)
  // An entry of a list that is all there is to it is a fact, not the title of one.
  const titles = new Set(items.flatMap((item) => (tellsMore(item) ? [plain(item.title)] : [])))
  const heads = new Set([...groupBy(items, ({ group }) => group).values()].flatMap(headRow))
  const owners = new Map(items.flatMap((item) => item.parts.map((part) => [part.line, item] as const)))
  const flat = view.page.outline ? undefined : flatPlaces(view, items)
  let last: { readonly line: number; readonly text: string } | undefined
  for (const { text, path, line, behind, row, column, record } of view.passages) {
    // What is said of "it" was named in the sentence before.
    const before = last?.line === line ? last.text : undefined
    last = { line, text }
    const title = record === undefined ? [] : [view.records[record]?.title ?? '']
    const heads = [row, column].filter((head) => head !== undefined && head !== text)
    if (titles.has(plain(text)) || isMenu(text) || isQuestion(text)) continue
    // A lone price speaks of what it stands under.
    const under = path.at(-1)
    if (record === undefined && heads.length === 0 && under !== undefined && isBareValue(text))
      add('pair', text, line, path.slice(0, -1), behind, { named: bare(under) })
    if (heads.length > 0) add('cell', text, line, path, behind, { named: heads.join(' · ') })
    else
      add('sentence', text, line, flat?.around(line) ?? [...path.slice(-2), ...title], behind, {
        before,
        item: owners.get(line),
      })
  }
  for (const item of items)
    for (const { label, text, line, path } of heads.has(item) ? [] : pairsOf(item))
      add('pair', text, line, path, undefined, { named: label, item })
  for (const thing of view.things) {
    const { state, name, line, path } = thing
    const held = heldBy(thing)
    const choices = (state.options?.length ?? 0) > 1 ? state.options : undefined
    if (held !== undefined) add('field', held, line, path.slice(-1), undefined, { named: name, choices })
    else if (/\d/.test(name) || (state.closed && !isQuestion(name)) || isText(thing))
      add('label', name, line, path.slice(-1))
  }
  for (const { label, choices, thing } of view.forms.flatMap(({ fields }) => fields))
    if (choices.length > 1 && label !== '')
      add('field', listed(choices), thing.line, [], undefined, {
        named: label,
        choices: choices.map(({ name }) => name),
      })
  // What is pressed is the name of nothing that stands below it.
  const buttons = new Set(view.things.flatMap(({ kind, name }) => (kind === 'button' ? [plain(name)] : [])))
  for (const { name, text, line } of flat?.windows ?? [])
    if (!isMenu(text) && !isMenu(name, 2) && !buttons.has(plain(name)))
      add('window', text, line, [], undefined, { named: name })
  return [...found.values()]
}

/** Tells lines of nothing but names of things, however they are set: "Privacy · Terms · Contact". */
function menuReader(things: readonly Thing[]): (text: string, least?: number) => boolean {
  const names = [...new Set(things.map(({ name }) => plain(name)))]
    .filter((name) => /\p{L}/u.test(name))
    .sort((one, other) => other.length - one.length)
  return (text, least = 1) => {
    let left = plain(text)
    let found = 0
    for (const name of names) {
      if (!left.includes(name)) continue
      const before = left.length
      left = left.replaceAll(name, ' ')
      if (left.length < before) found++
    }
    // A lone name may be a fact: "Scarves (7)".
    const told = found === 1 && /\d/.test(text)
    return found >= least && !told && !/[\p{L}\p{N}]/u.test(left)
  }
}

function factsTold({ amounts, moments, measures }: ReturnType<typeof readFacts>): Unit['facts'] {
  return [
    ...amounts.map(({ text }) => ({ type: 'money' as const, text })),
    ...moments.map(({ date, text }) => ({
      type: date === undefined ? ('time' as const) : ('day' as const),
      text,
    })),
    ...measures.map(({ unit, text }) => ({ type: measured(unit), text })),
  ]
}

/** What a field holds; of a choice all that there is, what is chosen marked. */
function heldBy({ name, kind, state }: Thing): string | undefined {
  const { value = '', options = [], secret, mark } = state
  // A number that stands in its field to be changed tells nothing of what is asked.
  if (name === '' || secret || mark === 'mask' || kind === 'spinbutton' || kind === 'slider') return undefined
  const choices = options.filter((option) => !isEmptyChoice(option, state))
  const all = choices.map((option) => (option === value ? `✓ ${option}` : option)).join(', ')
  if (choices.length > 1 && all.length + name.length < answering.longestUnit) return all
  return value === '' || isEmptyChoice(value, state) ? undefined : value
}

/** What there is to choose from, what is chosen marked. */
function listed(choices: readonly Thing[]): string {
  return choices.map(({ name, state }) => (state.checked ? `✓ ${name}` : name)).join(', ')
}

/** What most of a list of choices tell: one "Black Friday" among other names makes no list of days. */
function sharedTypes(each: readonly ReadonlySet<AnswerType>[]): ReadonlySet<AnswerType> {
  return new Set(answerTypes.filter((type) => each.filter((own) => own.has(type)).length * 2 >= each.length))
}

/** A number with its unit and nothing else: "€89", "2.6 kg". */
function isBareValue(text: string): boolean {
  return /\d/.test(text) && text.length <= answering.shortName && !/\p{L}{4}/u.test(text)
}

/** What is called by a whole line and is neither a link nor a button is something that is written there. */
function isText({ kind, name }: Thing): boolean {
  return kind === 'clickable' && name.trim().split(/\s+/).length > 2
}

function tellsMore({ title, parts, things }: Item): boolean {
  const more = parts.some(({ text, control }) => !control && text !== title && text !== '')
  // "Night mode (23:00 – 06:00)" beside its switch is all that is said of it.
  return more || (things.length > 0 && !/\d/.test(title))
}

/** The heads of a table that are written as one of its rows: no figure in it, and one in every row below. */
function headRow([first, ...others]: readonly Item[]): Item[] {
  const counts = ({ parts, title }: Item) => [title, ...parts.map(({ text }) => text)].some(hasFigure)
  const tells = first && first.things.length === 0 && first.parts.length > 2 && others.length > 1
  return tells && !counts(first) && others.every(counts) ? [first] : []
}

function hasFigure(text: string): boolean {
  return /\d/.test(text)
}

/** The parts of one of several things alike under its title: "Heron lamp: €219". */
function pairsOf({
  title,
  parts,
  path,
  line,
  things,
}: Item): { label: string; text: string; line: number; path: readonly string[] }[] {
  const own = parts.filter(
    ({ text, struck, control }) => text !== title && text !== '' && !struck && !control,
  )
  if (title === '' || own.length === 0) return []
  const under = [...path.slice(-1), ...boxesOf(things)]
  const whole = own.map(({ text, head }) => (head ? `${head} ${text}` : text)).join(', ')
  return [
    { label: bare(title), text: whole, line, path: under },
    ...own.map(({ text, head, line: at }) => ({
      label: head ? `${bare(title)}, ${head}` : bare(title),
      text,
      line: at,
      path: under,
    })),
  ]
}

/** A row may be called what its box is called: "Select Evans, Carys". */
function boxesOf(things: Item['things']): string[] {
  return things.flatMap(({ kind, name }) => (kind === 'checkbox' ? [name] : []))
}

import { isUsedAs, type PageContext } from '#protocol'
import { lineOf, viewOf, type Thing } from '../../../view/index.ts'
import { enters, presses, setsValue, type Act } from '../../act.ts'
import { addressOf } from '../../address.ts'
import { turnsOver } from '../../labels/answers.ts'
import { bondIn } from '../../labels/binding-in.ts'
import { isCoveredBy } from '../../labels/covered.ts'
import { vocabulary } from '../../labels/vocabulary.ts'
import { named, type Evidence } from '../../row.ts'
import { anyFormOf, type PolicyContext } from '../../policy-context.ts'
import { isCalendarDay, isSuggestion } from './fills-in.ts'
import { isForMore } from '../harmless/harmless-enter.ts'
import { steppingKeys } from '../possible/other-verb.ts'
import { looksUp, mayPost } from '../surroundings/may-post.ts'
import { isLineOfOwnList } from '../surroundings/own-line.ts'
import { isMovedInPlace } from './moved-in-place.ts'
import { isPlainPage, isUnknownOrder, leadsSomewhere } from '../surroundings/plain-page.ts'
import { closesWhatIsOver } from '../binding/section.ts'
import { isSentLater } from '../surroundings/sent-later.ts'
import { showsOtherwise } from './shows-otherwise.ts'
import { isChoiceOfGoods } from './choice-of-goods.ts'
import { isOpener } from '../surroundings/opener.ts'
import { isStepper } from '../surroundings/stepper.ts'

/** Nothing changes: it looks, points or waits. */
export const onlyLooks: Evidence = ({ traits }) => (traits.acts ? undefined : 'it only looks')

/** Free by how the thing works: it shows, narrows, leads on, or prepares what is still to be sent. */
export const mechanics: Evidence = (act, context) => {
  const found = ways.find(({ fits }) => fits(act, context))
  return found && `${found.id}: ${named(act.target)}`
}

interface Way {
  readonly id: string
  readonly fits: (act: Act, context: PolicyContext) => boolean
}

/** "Add another passenger": a button of a form that does not send it, and whose submit is still to come. */
function addsToForm(thing: Thing, page: PageContext): boolean {
  const form = anyFormOf(page, thing)
  if (thing.use !== 'press' || !form?.declared || form.submits.length === 0 || form.submits.includes(thing))
    return false
  const lines = thing.names.map(lineOf)
  return (
    lines.length > 0 && lines.every((line) => vocabulary.adds.has(line) && !vocabulary.sensitive.has(line))
  )
}

/** One of numbers that follow each other in something that turns over: pages of a list. 10, 20 and 50 are sums, and so is what stands under "Tip". */
function isPage({ name, kind, path, within, line }: Thing, page: PageContext): boolean {
  if (!/^\s*\d{1,4}\s*$/.test(name)) return false
  const title = path.at(-1) ?? ''
  if (vocabulary.spends.has(lineOf(title)) || bondIn(title)) return false
  if (within.includes('navigation')) return true
  const { things, lines } = viewOf(page)
  const list = lines.findLast(({ kind, index, end }) => kind === 'list' && index < line && line < end)
  if (!list) return false
  const inList = things.filter((other) => other.line > list.index && other.line < list.end)
  const numbers = new Set(inList.filter((other) => other.kind === kind).map((other) => Number(other.name)))
  const follows = numbers.has(Number(name) - 1) || numbers.has(Number(name) + 1)
  // "0 1 2 … 10" is an answer: how likely somebody is to recommend something.
  return follows && !numbers.has(0) && inList.some(tellsPager)
}

/** One of the numbers is where the visitor is, or an arrow leads to the next. */
function tellsPager({ state, names }: Thing): boolean {
  return state.current === true || names.some((name) => arrow.test(name.trim()) || turnsOver(name))
}

const arrow = /^(?:[‹›«»<>←→]+|…|\.{3})$/u

/** "Stop sharing screen", "Restart database": no tab, branch or menu is called so. */
function isCommand({ names }: Thing): boolean {
  return names.some((name) => vocabulary.urges.begins(lineOf(name)) && name.trim().includes(' '))
}

/** What is set there goes nowhere yet, only changes what is looked at, or ticks off a line of the visitor's own. */
function isPrepared(thing: Thing, context: PolicyContext): boolean {
  const { page } = context
  return isSentLater(thing, page) || showsOtherwise(thing, page) || isLineOfOwnList(thing, context)
}

function isSearchField({ kind, state }: Thing): boolean {
  return kind === 'searchbox' || state.inputType?.toLowerCase() === 'search'
}

/** `navigate` to an address whose query orders something. */
function opensOrder(address: string | undefined, page: PageContext): boolean {
  const url = addressOf(address, page)
  return url !== undefined && isUnknownOrder(url, page)
}

/** What is pressed on the head of a column sorts by it. */
function isColumnHead({ kind, line }: Thing, page: PageContext): boolean {
  const { lines } = viewOf(page)
  return kind === 'columnheader' || lines[lines[line]?.parent ?? -1]?.kind === 'columnheader'
}

const fields = new Set<string>(['write', 'choose', 'set'])

const ways: readonly Way[] = [
  {
    id: 'goes to a page of the site',
    fits: ({ traits, step, pressed, target }, { page }) =>
      (traits.leaves === 'always' && traits.target === 'none' && !opensOrder(step.url, page)) ||
      (pressed !== undefined &&
        pressed === target &&
        pressed.kind === 'link' &&
        leadsSomewhere(pressed.state.href, page) &&
        isPlainPage(pressed, page)),
  },
  {
    id: 'opens or closes a part of the page',
    fits: ({ pressed, target }, { page }) =>
      pressed !== undefined &&
      pressed === target &&
      !isCommand(pressed) &&
      (pressed.kind === 'tab' ||
        pressed.state.expanded !== undefined ||
        pressed.state.popup !== undefined ||
        closesWhatIsOver(pressed, page)),
  },
  {
    id: 'turns over, sorts or filters',
    fits: ({ pressed, target }, context) => {
      const { page } = context
      if (!pressed || pressed !== target) return false
      if (isColumnHead(pressed, page)) return true
      if (pressed.use !== 'press') return false
      if (pressed.kind === 'treeitem') return !isCommand(pressed)
      if (pressed.kind === 'option') return isPrepared(pressed, context)
      const around = [...pressed.path, pressed.column ?? ''].map(lineOf)
      const isToggle = pressed.state.pressed !== undefined
      const over = lineOf(pressed.path.at(-1) ?? '')
      if (isToggle && (vocabulary.filter.has(over) || isCoveredBy(over, [vocabulary.choices]))) return true
      if (isPage(pressed, page)) return true
      const lines = pressed.names.map(lineOf)
      const narrows = lines.some((line) => vocabulary.filter.has(line)) && around.length > 0
      return narrows && lines.every((line) => isCoveredBy(line, [vocabulary.filter, vocabulary.harmless]))
    },
  },
  {
    id: 'counts or chooses before a submit',
    fits: ({ pressed, target, sends }, { page }) =>
      pressed !== undefined &&
      pressed === target &&
      !sends &&
      (isStepper(pressed, page) || isChoiceOfGoods(pressed, page)),
  },
  {
    id: 'opens a place to write in',
    fits: ({ pressed, target, sends }, context) =>
      pressed !== undefined && pressed === target && !sends && isOpener(pressed, context),
  },
  {
    id: 'fills in a day or what a field suggests',
    fits: ({ pressed, target, sends }, { page }) =>
      pressed !== undefined &&
      pressed === target &&
      !sends &&
      (isCalendarDay(pressed, page) || isSuggestion(pressed, page)),
  },
  {
    id: 'sends a search',
    fits: ({ sends, pressed, target, key }) => {
      if (sends && mayPost(sends, pressed)) return false
      if (sends?.search || (sends && looksUp(sends, pressed))) return true
      const box = key?.key === 'Enter' && target && !sends && !pressed ? target : undefined
      return box !== undefined && isSearchField(box) && !isForMore(box)
    },
  },
  {
    id: 'prepares what is still to be sent',
    fits: (act, context) => {
      const { traits, target, pressed, sends, key } = act
      if (!target || sends || key) return false
      const isSet = traits.input === 'option' || setsValue(act)
      if ((traits.input === 'text' && !isSet) || traits.undo === 'needless') return traits.acts
      if (isSet) return !target.state.immediate || isPrepared(target, context)
      if (pressed !== target && pressed) return false
      if (addsToForm(target, context.page)) return true
      // A click on a list only opens it, and one on a day or a number only goes there.
      if (target.use !== 'tick') return fields.has(target.use ?? '')
      return target.kind === 'switch'
        ? showsOtherwise(target, context.page)
        : !target.state.immediate || isPrepared(target, context)
    },
  },
  {
    id: 'moves within what it is pressed on',
    fits: (act, context) => {
      const { key, target } = act
      if (!key || enters(act) || presses(act)) return false
      if (target?.state.immediate && steppingKeys.has(key.key) && !isPrepared(target, context)) return false
      if (key.effect === 'moves' || key.key === 'Escape') return true
      if (!target) return true
      const scrolls = key.effect === 'other' && key.held.length === 0 && !/^F\d/.test(key.key)
      if (scrolls) return true
      // A page hears any other shortcut as it likes: Control+S publishes somewhere.
      const edits = key.effect === 'writes' || /^(?:[acvxyz]|Home|End)$/i.test(key.key)
      return isUsedAs(target.kind, 'written') && edits
    },
  },
  {
    id: 'moves something in its place',
    fits: (act, context) => {
      const { traits, target } = act
      if (traits.input === 'element') {
        if (!isMovedInPlace(act, context.page)) return false
      } else if (traits.input !== undefined || traits.undo !== 'restore' || traits.presses) return false
      // A slider is not moved but set.
      return !target?.state.immediate || isPrepared(target, context)
    },
  },
]

import { isInside } from '../../dom/composed.ts'
import { nextFrame } from '../../dom/next-frame.ts'
import { choicesOf } from './choices.ts'
import { pressOn } from '../verbs/click.ts'
import { fail } from '../failure.ts'
import type { Act, Action } from '../hands.ts'
import { nativeOptions } from './native-options.ts'
import { labelsOf } from './option-label.ts'
import { optionNamed } from './option-named.ts'
import { untilReady } from '../target/ready.ts'
import { scrollerAround } from '../target/scroller-around.ts'
import { sendKey } from '../input/send-key.ts'
import { throwIfStopped, until } from '../until.ts'
import { watchOpened } from './watch-opened.ts'

/** A list that a page has built itself, open to be chosen from. */
export interface OpenList {
  /** What can be seen of it now. */
  seen(): Element[]
  /** The choice that a label means; the list is given time to fill, and scrolled to its end. */
  find(label: string): Promise<Element | undefined>
  /** Every choice that was seen, up to as many as a result may carry. */
  all(): Promise<string[]>
  /** Whether it had to be opened, and so has to be closed. */
  isApart(): boolean
  close(): Promise<void>
}

/** As often as nothing new comes it is taken for whole. */
const stillLooks = 6
const maxScrolls = 300
/** So soon a list closes that will, or loads more. */
const stirMs = 300
const maxOptions = 200

export async function openList(act: Act): Promise<OpenList> {
  const { hands } = act
  const opened = watchOpened(act.target(), hands)
  const seen = () => choicesOf(act.target(), hands, opened)
  const isApart = () => !seen().some((option) => isInside(option, act.target()))
  const says = (expanded: boolean) => act.target().getAttribute('aria-expanded') === String(expanded)
  /** Nothing is in sight, or only what is chosen already, by the word of one that has said it was open. */
  const isShut = () => seen().length === 0 || (hasSaid && says(false))
  const isOpen = () => !isShut() && (!isApart() || says(true))
  let hasSaid = false
  const open = async () => {
    if (!isOpen()) await pressOn(act, await untilReady(act))
    await untilFull(act, seen)
    hasSaid ||= says(true)
  }
  await open()
  const wasEmpty = isShut()
  let asked = 0
  return {
    seen,
    isApart,
    async find(label) {
      const exact = () => optionNamed(act, seen(), label, true)
      // Some close when something was chosen, a moment later.
      if (asked++ > 0) await until(act, stirMs, isShut)
      if (!wasEmpty && isShut()) await open()
      await untilFull(act, seen, () => exact() !== undefined)
      return exact() ?? (await scrollThrough(act, seen, exact)) ?? optionNamed(act, seen(), label)
    },
    async all() {
      const labels = new Set<string>()
      const note = () => void labelsOf(seen(), hands).forEach((label) => labels.add(label))
      note()
      await scrollThrough(act, seen, () => {
        note()
        return labels.size >= maxOptions || undefined
      })
      return [...labels].slice(0, maxOptions)
    },
    async close() {
      // What stands in the control for good has nothing to close, unless it says that it is open.
      if (!isShut() && (isApart() || (hasSaid && says(true)))) {
        await sendKey(act.target(), 'Escape', hands)
        await until(act, stirMs, isShut)
      }
      opened.stop()
    },
  }
}

/** Waits until something is there, or what is there stays as it is. */
async function untilFull(act: Act, seen: () => Element[], enough = () => false): Promise<void> {
  let count = -1
  let same = 0
  await until(act, act.hands.patience.optionsMs, () => {
    const now = seen().length
    same = now === count ? same + 1 : 0
    count = now
    return enough() || (now > 0 && same >= stillLooks)
  })
}

/** Scrolls a list from its top to its end until something is found: some hold only the choices in sight. */
async function scrollThrough<Found>(
  act: Act,
  seen: () => Element[],
  look: () => Found | undefined,
): Promise<Found | undefined> {
  const scroller = () => seen().slice(0, 1).map(scrollerAround)[0]
  const start = scroller()
  if (!start) return undefined
  start.scrollTop = 0
  for (let scrolls = 0; scrolls < maxScrolls; scrolls += 1) {
    throwIfStopped(act)
    await nextFrame(act.hands.view)
    await nextFrame(act.hands.view)
    const found = look()
    if (found) return found
    const part = scroller()
    if (!part) return undefined
    const { scrollTop, clientHeight } = part
    part.scrollTop += clientHeight * 0.8
    if (part.scrollTop === scrollTop && !(await grows(act, part))) return look()
  }
  return undefined
}

/** At its end a list may load more. */
async function grows(act: Act, part: Element): Promise<boolean> {
  const { scrollHeight } = part
  return (await until(act, stirMs, () => part.scrollHeight > scrollHeight)) === true
}

/** Tells what can be chosen; a list that had to be opened is closed again. */
export const listOptions: Action = async (act) => {
  const element = act.target()
  if (act.hands.marks.isMasked(element)) fail('blocked_by_policy', 'These choices stay in the page.')
  const native = nativeOptions(element)
  if (native) return { options: some(labelsOf(native, act.hands)) }
  const list = await openList(act)
  const options = await list.all()
  await list.close()
  return { options: some(options) }
}

function some(options: string[]): string[] {
  return options.length > 0 ? options : fail('option_not_found', 'It offers no choices.')
}

import { dropIdOf } from '#protocol'
import { type Box, boxOf, heightOf, meets, middleOf, type Point, viewportOf, widthOf } from '../../dom/box.ts'
import { nextFrame } from '../../dom/next-frame.ts'
import { typeOf } from '../../dom/kind.ts'
import { styleOf } from '../../dom/sight.ts'
import { cutLabel } from '../../text.ts'
import { type Carriage, carry } from '../input/carry.ts'
import { dragByKeys } from '../input/drag-by-keys.ts'
import { fail } from '../failure.ts'
import type { Act, Action } from '../hands.ts'
import {
  distance,
  farSide,
  isAlike,
  type Places,
  placesOf,
  type Side,
  stands,
  wayTo,
} from '../target/places.ts'
import { pointIn, type Ready, untilReady } from '../target/ready.ts'
import { reveal } from '../target/reveal.ts'
import { pictureOf } from '../target/picture.ts'
import { throwIfStopped, until } from '../until.ts'
import { writeValue } from '../input/write-value.ts'

/** Drags an element onto another or to one side of it, by a distance, or to a point, and looks where it is then. */
export const drag: Action = async (act) => {
  const { step } = act
  const id = dropIdOf(step)
  if (typeOf(act.target()) === 'range' && (step.by || step.at)) return turn(act)
  if (id === undefined) {
    if (!step.by && !step.at) fail('unsupported_action', 'It is not said where to drag it.')
    return dragAway(act)
  }
  const goal = () =>
    act.hands.elements.get(id) ?? fail('element_not_found', 'The place to drop it is not on the page.')
  reveal(goal(), act.hands)
  const places = placesOf(act.target(), goal())
  if (step.to?.side || (places && isAlike(places) && !step.at)) {
    const side = step.to?.side ?? (places ? farSide(places) : 'after')
    return putBeside(act, goal, side)
  }
  await dropOnto(act, goal)
}

/** By a distance, or to a point of what it moves in: the track of a slider. */
async function dragAway(act: Act): Promise<void> {
  const { by, at } = act.step
  const from = await take(act, by && at)
  const track = boxOf(trackOf(from.element))
  const end = by ? { x: from.at.x + by.x, y: from.at.y + by.y } : pointIn(track, at ?? { x: 0, y: 0 })
  await whileWatching(act, undefined, () =>
    carry(act, { from, end: async () => end, holdMs: 0, isThere: () => true }),
  )
  if (!by) lookWhere(act, track, end)
}

/** A handle may take the next step of its scale, but lies near the point where it was let go. */
function lookWhere({ hands, step }: Act, track: Box, { x, y }: Point): void {
  const handle = hands.elements.get(step.elementId)
  if (!handle) return
  const middle = middleOf(boxOf(handle))
  const isLong = widthOf(track) >= heightOf(track)
  const off = isLong ? (middle.x - x) / widthOf(track) : (middle.y - y) / heightOf(track)
  if (Math.abs(off) > nearPoint) fail('no_effect', 'It moved, but to another place.')
}

const nearPoint = 0.2

/** What something moves in: the nearest box that has room for it to move, and is not moved with it. */
function trackOf(handle: Element): Element {
  const own = boxOf(handle)
  let at = handle.parentElement
  const hasRoom = (box: Box) => widthOf(box) >= 2 * widthOf(own) || heightOf(box) >= 2 * heightOf(own)
  while (at?.parentElement && (!hasRoom(boxOf(at)) || styleOf(at).transform !== 'none')) at = at.parentElement
  return at ?? handle
}

/** The browser moves its own sliders for a person alone. */
async function turn(act: Act): Promise<void> {
  const { by, at } = act.step
  const input = (await untilReady(act, 'field')).element as HTMLInputElement
  const [least, most] = [Number(input.min || 0), Number(input.max || 100)]
  const share = by
    ? (Number(input.value) - least) / (most - least) + by.x / widthOf(boxOf(input))
    : (at?.x ?? 0)
  const before = input.value
  writeValue(input, String(least + Math.min(1, Math.max(0, share)) * (most - least)))
  await nextFrame(act.hands.view)
  if (input.value === before) fail('no_effect', `It still stands at ${before}.`)
}

/** Onto something that takes it in. */
async function dropOnto(act: Act, goal: () => Element): Promise<void> {
  const from = await take(act)
  const end = async () => {
    await bringIntoView(act, goal())
    return pointIn(boxOf(goal()), act.step.at ?? { x: 0.5, y: 0.5 })
  }
  await whileWatching(act, goal, () => carry(act, { from, end, holdMs: 20, isThere: () => false }))
}

/** To a place in a list. What lands beside it is carried again, more slowly, and then by keys. */
async function putBeside(act: Act, goal: () => Element, side: Side): Promise<void> {
  const places = () => placesOf(act.target(), goal())
  const isThere = () => {
    const now = places()
    return now !== undefined && stands(now, side)
  }
  if (isThere()) return
  const ways = [
    ...[20, 350].map((holdMs) => () => carryBeside(act, goal, { side, isThere, holdMs })),
    async () => {
      const now = places()
      if (now) await dragByKeys(act, now, distance(now, side))
    },
  ]
  const styleAtFirst = styleIn(places())
  for (const way of ways) {
    await way()
    throwIfStopped(act)
    // Until the page has made the drop its own, the item only seems to be there.
    await until(act, act.hands.patience.effectMs * 2, () => styleIn(places()) === styleAtFirst)
    await untilRest(act, () => traceOf(act, goal))
    if (isThere()) return
  }
  fail('no_effect', whereItIs(act, places()))
}

/** What is written on an item for the time of a drag. */
function styleIn(places: Places | undefined): string | null | undefined {
  return places?.item.getAttribute('style')
}

async function carryBeside(
  act: Act,
  goal: () => Element,
  { side, isThere, holdMs }: Pick<Carriage, 'holdMs' | 'isThere'> & { readonly side: Side },
): Promise<void> {
  const from = await take(act)
  const places = placesOf(act.target(), goal())
  const way = places ? wayTo(places, side) : { x: 0, y: 0 }
  const end = async () => {
    const before = boxOf(goal())
    await bringIntoView(act, goal())
    const scrolled = { x: boxOf(goal()).left - before.left, y: boxOf(goal()).top - before.top }
    if (!places) return pointIn(boxOf(goal()), { x: 0.5, y: side === 'after' ? 0.75 : 0.25 })
    return { x: from.at.x + way.x + scrolled.x, y: from.at.y + way.y + scrolled.y }
  }
  await carry(act, { from, end, holdMs, isThere })
}

/** Where something is taken up: a handle that it has, or the point that is meant. */
async function take(act: Act, part?: Point): Promise<Ready> {
  const element = act.target()
  const handle = part ? undefined : handleIn(element)
  return untilReady(
    handle ? { ...act, target: () => (handle.isConnected ? handle : act.target()) } : act,
    'press',
    part,
  )
}

const handles = '[class*=handle i],[class*=grip i],[class*=drag i],[aria-roledescription],[draggable=true]'
const carries = /grab|move|resize/

function handleIn(element: Element): Element | undefined {
  if (carries.test(styleOf(element).cursor) || element.matches(handles)) return undefined
  return [...element.querySelectorAll(handles)].find((each) => carries.test(styleOf(each).cursor))
}

/** What lies out of sight is scrolled to while it is held, as a person does with the wheel. */
async function bringIntoView({ hands }: Act, goal: Element): Promise<void> {
  if (meets(boxOf(goal), viewportOf(hands.document))) return
  reveal(goal, hands)
  await nextFrame(hands.view)
}

/** What can be seen of a drag, in one string. */
function traceOf({ hands, step }: Act, goal?: () => Element): string {
  const source = hands.elements.get(step.elementId)
  const place = goal?.()
  const boxIn = (element?: Element) => element && Object.values(boxOf(element)).map(Math.round).join()
  return [
    boxIn(source),
    source?.getAttribute('aria-valuenow'),
    source && pictureOf(source),
    boxIn(place),
    place?.textContent,
    place?.childElementCount,
    hands.document.body.textContent,
  ].join('|')
}

async function whileWatching(
  act: Act,
  goal: (() => Element) | undefined,
  perform: () => Promise<void>,
): Promise<void> {
  const before = traceOf(act, goal)
  await perform()
  throwIfStopped(act)
  const look = () =>
    traceOf(act, goal && (() => act.hands.elements.get(dropIdOf(act.step) ?? 0) ?? act.hands.document.body))
  await untilRest(act, look)
  if (look() === before) fail('no_effect', 'It is where it was.')
}

/** What was let go glides to its place. */
async function untilRest(act: Act, look: () => string): Promise<void> {
  let last = ''
  let same = 0
  await until(
    act,
    act.hands.patience.effectMs * 2,
    () => {
      const now = look()
      same = now === last ? same + 1 : 0
      last = now
      return same > 2
    },
    60,
  )
}

/** Says in whose company something is now. */
function whereItIs({ hands }: Act, places: Places | undefined): string {
  if (!places) return 'It did not get there.'
  const { item, order } = places
  const at = order.indexOf(item)
  const name = (element: Element) =>
    hands.marks.isMasked(element) ? '' : cutLabel((element as HTMLElement).innerText.split('\n')[0] ?? '')
  const before = order[at - 1]
  const after = order[at + 1]
  if (before) return `It stands after “${name(before)}”.`
  return after ? `It stands before “${name(after)}”.` : 'It did not get there.'
}

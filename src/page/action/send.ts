import { frameOffset } from '../dom/box.ts'
import type { Point } from '../dom/hit.ts'
import { nextTask } from '../dom/pause.ts'

/** Sends an event as a browser does: in a task of its own, through shadow roots. False when it was prevented. */
export async function send(target: Element, event: Event): Promise<boolean> {
  await nextTask()
  return target.dispatchEvent(event)
}

type Realm = Window & typeof globalThis

/** The window an element lives in: events must be made by its constructors. */
export function realmOf(element: Element): Realm {
  return (element.ownerDocument.defaultView ?? window) as Realm
}

const everyEvent = { bubbles: true, cancelable: true, composed: true }

export interface MouseState {
  readonly buttons?: number
  readonly detail?: number
}

export function mouseEvent(type: string, target: Element, at: Point, state: MouseState = {}): MouseEvent {
  const view = realmOf(target)
  const offset = frameOffset(target.ownerDocument)
  const stays = /(enter|leave)$/.test(type)
  const init = {
    ...everyEvent,
    bubbles: !stays,
    cancelable: !stays,
    view,
    clientX: at.x - offset.x,
    clientY: at.y - offset.y,
    screenX: at.x + view.screenX,
    screenY: at.y + view.screenY,
    button: /^(pointermove|pointerover|pointerout|pointerenter|pointerleave)$/.test(type) ? -1 : 0,
    buttons: state.buttons ?? 0,
    detail: state.detail ?? 0,
  }
  // A click is a pointer event too, in every browser of today.
  if (!type.startsWith('pointer') && type !== 'click') return new view.MouseEvent(type, init)
  const pressure = state.buttons ? 0.5 : 0
  return new view.PointerEvent(type, {
    ...init,
    pointerId: 1,
    pointerType: 'mouse',
    isPrimary: true,
    pressure,
  })
}

export function inputEvent(type: 'input' | 'beforeinput', target: Element, init: InputEventInit): InputEvent {
  return new (realmOf(target).InputEvent)(type, {
    ...everyEvent,
    cancelable: type === 'beforeinput',
    ...init,
  })
}

/** `input` and `change`, as after a value was picked. */
export async function sendChange(target: Element): Promise<void> {
  const { Event } = realmOf(target)
  await send(target, new Event('input', { bubbles: true, composed: true }))
  await send(target, new Event('change', { bubbles: true }))
}

export function keyEvent(
  type: 'keydown' | 'keypress' | 'keyup',
  target: Element,
  init: KeyboardEventInit,
): KeyboardEvent {
  return new (realmOf(target).KeyboardEvent)(type, { ...everyEvent, view: realmOf(target), ...init })
}

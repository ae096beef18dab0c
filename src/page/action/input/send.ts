import { type Point, within } from '../../dom/box.ts'
import { nextTask } from '../../dom/slices.ts'

/** The window an element lives in: events must be made by its constructors. */
export function realmOf(element: Element): Window & typeof globalThis {
  return (element.ownerDocument.defaultView ?? window) as Window & typeof globalThis
}

type EventKind =
  'Event' | 'MouseEvent' | 'PointerEvent' | 'KeyboardEvent' | 'InputEvent' | 'DragEvent' | 'ClipboardEvent'

/** Sends an event as a browser does: in a task of its own, through shadow roots. False when it was prevented. */
export async function send(target: Element, kind: EventKind, type: string, init?: object): Promise<boolean> {
  await nextTask()
  return dispatch(target, kind, type, init)
}

function dispatch(target: Element, kind: EventKind, type: string, init?: object): boolean {
  const view = realmOf(target)
  const usual = { bubbles: true, cancelable: true, composed: true, view }
  return EventTarget.prototype.dispatchEvent.call(target, new view[kind](type, { ...usual, ...init }))
}

export interface MouseState {
  readonly buttons?: number
  readonly detail?: number
  readonly dataTransfer?: DataTransfer
}

/** A mouse, pointer or drag event at a point of the page's viewport; who gets it is known only when it is sent. */
export async function sendAt(
  type: string,
  receiver: Element | (() => Element),
  point: Point,
  state: MouseState = {},
): Promise<boolean> {
  await nextTask()
  const target = typeof receiver === 'function' ? receiver() : receiver
  const { x, y } = within(point, target.ownerDocument)
  const spreads = !/^[pm].*(enter|leave)$/.test(type)
  // A click is a pointer event too, in every browser of today.
  const pointer = /^(pointer|click)/.test(type)
  const kind = pointer ? 'PointerEvent' : type.startsWith('dr') ? 'DragEvent' : 'MouseEvent'
  return dispatch(target, kind, type, {
    bubbles: spreads,
    cancelable: spreads,
    composed: spreads,
    clientX: x,
    clientY: y,
    button: /^pointer[^du]/.test(type) ? -1 : 0,
    ...(pointer
      ? { pointerId: 1, pointerType: 'mouse', isPrimary: true, pressure: state.buttons ? 0.5 : 0 }
      : {}),
    ...state,
  })
}

/**
 * `input` and `change`, as after a value was picked. At once and together, as a browser does: in a task between, a
 * page that holds its fields to its own state would put the old value back.
 */
export function sendChange(target: Element): void {
  dispatch(target, 'Event', 'input', { cancelable: false })
  tellChange(target)
}

export function tellChange(target: Element): void {
  dispatch(target, 'Event', 'change', { cancelable: false, composed: false })
}

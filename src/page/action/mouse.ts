import { parentOf } from '../dom/composed.ts'
import { hitAt, type Point } from '../dom/hit.ts'
import { focusFrom } from './focus-from.ts'
import type { Hands } from './hands.ts'
import { mouseEvent, type MouseState, send } from './send.ts'

/** Moves the mouse over a point: the old element is left, the new one entered, as far as they differ. */
export async function moveTo(
  at: Point,
  target: Element,
  { mouse }: Hands,
  state: MouseState = {},
): Promise<void> {
  const before = mouse.over?.isConnected ? mouse.over : undefined
  mouse.over = target
  const tell = (type: string, element: Element) => send(element, mouseEvent(type, element, at, state))
  if (before !== target) {
    const old = chainOf(before)
    const fresh = chainOf(target)
    for (const kind of ['pointer', 'mouse']) {
      if (before) {
        await tell(`${kind}out`, before)
        for (const element of old) if (!fresh.includes(element)) await tell(`${kind}leave`, element)
      }
      await tell(`${kind}over`, target)
      for (const element of fresh.toReversed())
        if (!old.includes(element)) await tell(`${kind}enter`, element)
    }
  }
  await tell('pointermove', target)
  await tell('mousemove', target)
}

/** Presses the button: a prevented pointerdown silences the mouse events, a prevented mousedown keeps the focus. */
export async function pressDown(at: Point, target: Element, detail = 1): Promise<{ mouse: boolean }> {
  const mouse = await send(target, mouseEvent('pointerdown', target, at, { buttons: 1 }))
  if (mouse && (await send(target, mouseEvent('mousedown', target, at, { buttons: 1, detail }))))
    focusFrom(target)
  return { mouse }
}

/** Releases it; what lies under the finger by now gets the events. */
export async function release(
  at: Point,
  pressed: Element,
  { document, marks }: Hands,
  { mouse, detail = 1 }: { mouse: boolean; detail?: number },
): Promise<boolean> {
  const under = () => (pressed.isConnected ? pressed : (hitAt(document, at, marks.widgetHost) ?? pressed))
  await send(under(), mouseEvent('pointerup', under(), at))
  if (mouse) await send(under(), mouseEvent('mouseup', under(), at, { detail }))
  return send(under(), mouseEvent('click', under(), at, { detail }))
}

function chainOf(element: Element | undefined): Element[] {
  const chain: Element[] = []
  for (let at: Element | null = element ?? null; at; at = parentOf(at)) chain.push(at)
  return chain
}

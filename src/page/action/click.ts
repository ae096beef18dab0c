import { closestAcross } from '../dom/composed.ts'
import { isFormField } from '../dom/kind.ts'
import { withEffect } from './effect.ts'
import { StepFailure } from './failure.ts'
import { followLink } from './follow-link.ts'
import type { Act, Action, Done } from './hands.ts'
import { moveTo, pressDown, release } from './mouse.ts'
import { type Ready, untilReady } from './ready.ts'
import { mouseEvent, send } from './send.ts'

/** Clicks as a person does, and looks whether anything came of it. */
export const click: Action = async (act) => {
  const ready = await untilReady(act)
  refusePickers(ready.element)
  return clicked(act, ready, 'Clicked', () => pressOn(act, ready))
}

export const doubleClick: Action = async (act) => {
  const ready = await untilReady(act)
  refusePickers(ready.element)
  return clicked(act, ready, 'Double-clicked', async () => {
    await pressOn(act, ready)
    const { at, hit } = ready
    const { mouse } = await pressDown(at, hit, 2)
    await release(at, hit, act.hands, { mouse, detail: 2 })
    await send(hit, mouseEvent('dblclick', hit, at, { detail: 2 }))
  })
}

/** The whole of one click on something that is ready for it. */
export async function pressOn({ hands }: Act, { at, hit }: Ready): Promise<void> {
  await hands.pointer?.press(at)
  await moveTo(at, hit, hands)
  const { mouse } = await pressDown(at, hit)
  const followed = followLink(hit, hands)
  try {
    await release(at, hit, hands, { mouse })
  } finally {
    followed.stop()
  }
  followed.failure()
}

async function clicked(act: Act, ready: Ready, verb: string, perform: () => Promise<void>): Promise<Done> {
  const { element, hit } = ready
  const link = closestAcross(hit, 'a[href]')
  const { leaving } = await withEffect(
    act,
    { target: element, focusCounts: isFormField(element), scrollCounts: link !== null },
    perform,
  )
  const name = act.hands.nameOf(element)
  const what = name ? `“${name}”` : `the ${element.localName}`
  return { description: `${verb} ${what}${leaving ? '; the page is changing' : ''}.` }
}

/** The browser opens these for a person alone. */
function refusePickers(element: Element): void {
  if (element.localName === 'input' && (element as HTMLInputElement).type === 'file') {
    throw new StepFailure('blocked_by_policy', 'Choosing a file is left to the visitor.')
  }
}

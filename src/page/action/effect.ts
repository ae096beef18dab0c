import { activeElementOf, rootsOf } from '../dom/composed.ts'
import { nextFrame } from '../dom/next-frame.ts'
import { attributeOf, contains } from '../dom/own-members.ts'
import { fail } from './failure.ts'
import type { Act } from './hands.ts'
import { pictureOf } from './target/picture.ts'
import { until } from './until.ts'

/** Acts that are about more than what the page shows. */
export interface EffectOptions {
  readonly focus?: boolean
  readonly scroll?: boolean
}

/** A clock ticks once more within this time. */
const tickMs = 1_100

/**
 * Performs an act and compares the page before and after. If nothing is different it fails with
 * `no_effect`, naming the fields that have refused to be sent. Values stay in this function.
 */
export async function withEffect(
  act: Act,
  target: Element,
  perform: () => Promise<void>,
  { focus, scroll }: EffectOptions = {},
): Promise<void> {
  const { document, view, patience, nameOf } = act.hands
  const roots = rootsOf(document)
  const refused = new Set<HTMLInputElement>()
  const restless = new Set<Node>()
  let flips = 0
  let acted = false
  let left = false
  const onLeave = () => (left = true)
  const onInvalid = (event: Event) => refused.add(event.target as HTMLInputElement)
  // A class that flips somewhere opens menus; on the target itself it is decoration, and shows below if it lasts.
  const observer = new MutationObserver((records) => {
    for (const { target: node, attributeName, oldValue } of records) {
      if (!acted) restless.add(node)
      else if (!restless.has(node) && !contains(target, node)) {
        flips += Number(attributeOf(node as Element, attributeName ?? '') !== oldValue)
      }
    }
  })
  const textOf = () => roots.map((root) => ('body' in root ? root.body : root).textContent).join(' ')
  const numbersIn = (text: string) => text.match(numbers) ?? []
  const look = () => [
    `${view.location.href} ${document.title}`,
    // A target that was redrawn has other attributes around it, which says nothing.
    target.isConnected ? attributesOf(target) + attributesOf(target.parentElement) : undefined,
    focus && activeElementOf(document),
    focus && String(document.getSelection()),
    scroll && [view.scrollX, view.scrollY, target.parentElement?.scrollTop].join(),
    pictureOf(target),
    textOf().replace(numbers, ''),
    ...roots.map((root) => root.querySelectorAll('*').length + valuesIn(root)),
  ]

  for (const root of roots)
    observer.observe(root, { subtree: true, attributes: true, attributeOldValue: true })
  document.addEventListener('invalid', onInvalid, true)
  view.addEventListener('beforeunload', onLeave)
  try {
    const first = look()
    await nextFrame(view)
    const before = look()
    const counted = numbersIn(textOf())
    acted = true
    await perform()
    await nextFrame(view)
    // What changed by itself before proves nothing.
    const differs = () =>
      left ||
      flips > 0 ||
      refused.size > 0 ||
      look().some(
        (part, index) => part !== undefined && part !== before[index] && first[index] === before[index],
      )
    // Other numbers alone are the effect, unless they go on changing: then they are a clock.
    const counts = async () => {
      const after = numbersIn(textOf())
      const moved = [...after.keys()].filter((index) => after[index] !== counted[index])
      if (moved.length === 0) return false
      const ticks = () => numbersIn(textOf())
      return !(await until(
        act,
        tickMs,
        () => differs() || moved.every((index) => ticks()[index] !== after[index]),
      ))
    }
    const seen = await until(act, patience.effectMs, async () => differs() || (await counts()))
    const reasons = [...refused].map((field) => `${nameOf(field)}: ${field.validationMessage}`)
    if (reasons.length > 0) fail('no_effect', `The form was not sent. ${reasons.join(' ')}`)
    if (!seen && !differs() && !(await isDrawnAnew(act, target)))
      fail('no_effect', 'Nothing on the page changed.')
  } finally {
    observer.disconnect()
    document.removeEventListener('invalid', onInvalid, true)
    view.removeEventListener('beforeunload', onLeave)
  }
}

/** Whether the page has redrawn the target, which looks the same, and does not go on doing so by itself. */
async function isDrawnAnew(act: Act, target: Element): Promise<boolean> {
  if (target.isConnected) return false
  const now = act.hands.elements.get(act.step.elementId)
  return now !== undefined && !(await until(act, redrawMs, () => !now.isConnected))
}

const redrawMs = 300
const numbers = /\d[\d:.,]*/g

function attributesOf(element: Element | null): string {
  return Array.from(element?.attributes ?? [])
    .map(({ name, value }) => name + value)
    .join()
}

function valuesIn(root: ParentNode): string {
  return [
    ...root.querySelectorAll<HTMLInputElement & HTMLDialogElement>(
      'input,select,textarea,dialog,details,[popover]',
    ),
  ]
    .map((each) => [each.value, each.checked, each.open, each.matches(':is(:popover-open)')].join())
    .join()
}

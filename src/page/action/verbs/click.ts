import { closestAcross } from '../../dom/composed.ts'
import { hrefOf, isFormField } from '../../dom/kind.ts'
import { withEffect } from '../effect.ts'
import { fail, failAfter } from '../failure.ts'
import type { Act, Action, Hands } from '../hands.ts'
import { leadsAway } from '../leads-away.ts'
import { compareSeal, meantBy } from '../target/judged.ts'
import { clickAt, moveTo } from '../input/mouse.ts'
import { type Ready, untilReady } from '../target/ready.ts'
import { refuseSecret } from '../refuse.ts'
import { sendAt } from '../input/send.ts'
import { labelBeside } from '../target/label-beside.ts'

/** Clicks as a person does, and looks whether anything came of it. */
export const click: Action = (act) => clickAndLook(act, 1)
export const doubleClick: Action = (act) =>
  clickAndLook({ ...act, target: () => labelBeside(act.target(), act.hands) }, 2)

async function clickAndLook(act: Act, presses: 1 | 2): Promise<void> {
  const ready = await untilReady(act, 'press', act.step.at)
  const { element, at, hit } = ready
  // The browser opens a file chooser for a person alone.
  if ((element as HTMLInputElement).type === 'file') refuseSecret(element, act.hands)
  const perform = async () => {
    await pressJudged(act, ready)
    if (presses === 2) {
      await clickAt(at, hit, act.hands, 2)
      await sendAt('dblclick', hit, at, { detail: 2 })
    }
    const { times = 1 } = act.step
    for (let time = 1; time < times; time += 1) {
      act.again()
      const press = untilReady(act, 'press', act.step.at).then((again) => pressJudged(act, again))
      await press.catch((error: Error) => failAfter(error, time, times))
    }
  }
  const link = closestAcross(hit, 'a[href]')
  // A file that is saved leaves the page as it was.
  if (link?.hasAttribute('download')) return perform()
  await withEffect(act, element, perform, { focus: isFormField(element), scroll: link !== null })
}

/** A click with a last look at what it goes to: the page may make something else of it while the mouse comes. */
export function pressJudged(act: Act, ready: Ready): Promise<void> {
  return pressOn(act, ready, (receiver) => {
    if (receiver !== ready.hit) return compareSeal(meantBy(receiver), act.step.seal, act.hands)
    act.again()
    act.judge()
  })
}

/** The whole of one click on something that is ready for it. */
export async function pressOn(
  { hands }: Pick<Act, 'hands'>,
  { at, hit }: Ready,
  judge?: (receiver: Element) => void,
): Promise<void> {
  await moveTo(at, hit, hands)
  const refused = await whileFollowing(hit, hands, () => clickAt(at, hit, hands, 1, judge))
  if (refused) fail('cross_origin', `The link leads to ${refused.host}, outside this site.`)
}

/**
 * Watches the click on a link after the page itself has seen it. Without a person's touch the browser
 * opens no second tab, so such a link opens here; one that leaves the site is not followed.
 */
async function whileFollowing(
  hit: Element,
  { view, mayVisit }: Hands,
  perform: () => Promise<void>,
): Promise<URL | undefined> {
  const link = closestAcross(hit, 'a[href],area[href]') as HTMLAnchorElement | null
  const realm = hit.ownerDocument.defaultView ?? view
  let refused: URL | undefined
  const onClick = (event: Event) => {
    // As it is now: the page may have turned it away while it was pressed.
    const href = link ? hrefOf(link) : ''
    if (event.defaultPrevented || !/^https?:/.test(href)) return
    const url = new URL(href)
    refused = leadsAway(url, mayVisit)
    if (!refused && /^(_self)?$/.test(link?.getAttribute('target') ?? '')) return
    event.preventDefault()
    if (!refused) view.location.assign(href)
  }
  realm.addEventListener('click', onClick)
  await perform()
  realm.removeEventListener('click', onClick)
  return refused
}

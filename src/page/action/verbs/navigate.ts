import { fail } from '../failure.ts'
import { leadsAway } from '../leads-away.ts'
import type { Act, Action, StepReport } from '../hands.ts'
import { until } from '../until.ts'

/** How long a page is given to be left before the step counts as failed. */
const leaveMs = 8_000

/** Goes to a page of this site. What follows a page load belongs to the sequence that was saved. */
export const navigate: Action = async (act) => {
  const { hands, step } = act
  const { baseURI } = hands.document
  const address = step.url ?? ''
  const url = URL.canParse(address, baseURI)
    ? new URL(address, baseURI)
    : fail('unsupported_action', 'That is no address.')
  const away = /^https?:$/.test(url.protocol) ? leadsAway(url, hands.mayVisit) : url
  if (away) fail('cross_origin', `${away.host} is outside this site.`)
  return leave(act, () => hands.view.location.assign(url.href))
}

export const back: Action = (act) => leave(act, () => act.hands.view.history.back())
export const reload: Action = (act) => leave(act, () => act.hands.view.location.reload())

/** Ends when the address changes within this page; a real page load ends the script instead. */
async function leave(act: Act, go: () => void): Promise<StepReport> {
  const { view, keepQuery } = act.hands
  const { href } = view.location
  let hidden = false
  view.addEventListener('pagehide', () => (hidden = true), { once: true })
  go()
  const left = await until(act, leaveMs, () => hidden || view.location.href !== href)
  if (!left) fail('timeout', 'The page did not change.')
  const { href: now } = view.location
  return { url: keepQuery ? now : now.replace(/[?#].*/, '') }
}

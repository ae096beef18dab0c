import { delay } from '../dom/pause.ts'
import { StepFailure } from './failure.ts'
import type { Act, Action, Done } from './hands.ts'

/** How long a page is given to be left before the step counts as failed. */
const leaveMs = 8_000

/** Goes to a page of this site. What follows a page load belongs to the sequence that was saved. */
export const navigate: Action = async (act) => {
  const { hands, step } = act
  let url: URL
  try {
    url = new URL(step.url ?? '', hands.document.baseURI)
  } catch {
    throw new StepFailure('unsupported_action', `“${step.url}” is no address.`)
  }
  if (!/^https?:$/.test(url.protocol) || !hands.mayVisit(url)) {
    throw new StepFailure('cross_origin', `${url.host || url.protocol} is outside this site.`)
  }
  return leave(act, `Opened ${url.pathname}.`, () => hands.view.location.assign(url.href))
}

export const back: Action = (act) => {
  if (act.hands.view.history.length < 2) {
    throw new StepFailure('no_effect', 'There is no page to go back to.')
  }
  return leave(act, 'Went back.', () => act.hands.view.history.back())
}

export const reload: Action = (act) =>
  leave(act, 'Reloaded the page.', () => act.hands.view.location.reload())

/** Resolves when the address changes within this page; a real page load ends the script instead. */
async function leave({ hands, signal }: Act, description: string, go: () => void): Promise<Done> {
  const { view } = hands
  const before = view.location.href
  const gone = { now: false }
  const onHide = () => void (gone.now = true)
  view.addEventListener('pagehide', onHide)
  view.addEventListener('popstate', onHide)
  view.addEventListener('hashchange', onHide)
  try {
    go()
    const deadline = performance.now() + leaveMs
    while (!gone.now && view.location.href === before) {
      if (signal.aborted) throw new StepFailure('cancelled_by_visitor', 'The visitor took over.')
      if (performance.now() >= deadline) throw new StepFailure('timeout', 'The page did not change.')
      await delay(20, signal)
    }
    return { description, url: view.location.href }
  } finally {
    view.removeEventListener('pagehide', onHide)
    view.removeEventListener('popstate', onHide)
    view.removeEventListener('hashchange', onHide)
  }
}

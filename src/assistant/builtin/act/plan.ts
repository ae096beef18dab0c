import type { Intent, IntentKind, IntentOf } from '../understand/intent.ts'
import { askAtAnyRate } from './ask-likely.ts'
import { supply } from './ask-missing.ts'
import { choose, filter, sort } from './choose.ts'
import { doIt } from './do.ts'
import { complete, fill } from './fill.ts'
import { back, reload, scroll, scrollTo, turnPage } from './move-about.ts'
import { open } from './open.ts'
import type { Outcome, Planner, Scene } from './outcome.ts'
import { byPrice } from './price.ts'
import { press, pressOtherwise } from './press.ts'
import { search } from './search.ts'
import { send } from './send.ts'
import { locate, propose, tell } from './tell.ts'
import { tick } from './tick.ts'
import { clear, set, write } from './write.ts'

/** How each kind of intent becomes steps. A kind this table lacks does not compile. */
const planners: { readonly [Kind in IntentKind]: Planner<IntentOf<Kind>> } = {
  click: press,
  open,
  do: doIt,
  hover: pressOtherwise,
  double_click: pressOtherwise,
  type: write,
  set,
  clear,
  select: choose,
  check: tick,
  uncheck: tick,
  search,
  sort,
  filter,
  scroll,
  scroll_to: scrollTo,
  page: turnPage,
  back,
  reload,
  submit: send,
  locate,
  propose,
  fill,
  complete,
  supply,
  question: tell,
}

/** What comes of an intent on the page as it is now. */
export function plan(intent: Intent, scene: Scene): Outcome {
  const outcome = byPrice(intent, scene) ?? (planners[intent.kind] as Planner<Intent>)(intent, scene)
  if (outcome.kind !== 'cannot' || outcome.lost === undefined) return outcome
  return askAtAnyRate(outcome.lost, scene) ?? outcome
}

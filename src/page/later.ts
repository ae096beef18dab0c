// What few pages and plans need. It is loaded by the first step that asks for it.
export { actionNamed, actions } from './action/actions.ts'
export { createPointerLayer } from './pointer/pointer-layer.ts'
export { beginPlan } from './sequence/begin-plan.ts'
export { runSequence } from './sequence/run-sequence.ts'

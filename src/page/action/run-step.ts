import { actionOfType, type ActionName, limits, type SequenceStep, type StepResult, verbs } from '#protocol'
import { cut } from '../text.ts'
import { actions } from './actions.ts'
import type { Changes } from './changes.ts'
import { StepFailure } from './failure.ts'
import type { Hands } from './hands.ts'
import { refuse } from './refuse.ts'
import { retarget } from './retarget.ts'

export interface RunOptions {
  readonly hands: Hands
  readonly changes: Changes
  readonly signal: AbortSignal
}

/** Runs one step against the elements of the last snapshot. Never throws: a failure is a result. */
export async function runStep(
  step: SequenceStep,
  { hands, changes, signal }: RunOptions,
): Promise<StepResult> {
  const about = step.elementId >= 0 ? { elementId: step.elementId } : {}
  try {
    const action = verbOf(step.action)
    const target = () => targetOf(step, action, hands)
    const aimed =
      verbs[action].target === 'required' || (verbs[action].target === 'optional' && step.elementId >= 0)
    const noted = aimed && verbs[action].acts ? changes.before(target()) : undefined
    const done = await actions[action]({ step, hands, signal, target })
    noted?.after()
    return { success: true, ...about, ...within(done) }
  } catch (error) {
    if (error instanceof StepFailure) {
      return {
        success: false,
        ...about,
        error: error.code,
        ...within({ description: error.message, ...error.more }),
      }
    }
    return {
      success: false,
      ...about,
      error: 'no_effect',
      description: cut(`The page failed: ${String(error)}`, 1_000),
    }
  }
}

function verbOf(word: string): ActionName {
  if (Object.hasOwn(actions, word)) return word as ActionName
  const action = actionOfType(word)
  if (!action) throw new StepFailure('unsupported_action', `There is no action “${word}”.`)
  return action
}

function targetOf({ elementId }: SequenceStep, action: ActionName, hands: Hands): Element {
  const found = hands.elements.get(elementId)
  if (!found || hands.marks.isIgnored(found)) {
    throw hands.elements.has(elementId)
      ? new StepFailure('stale_element', 'The element is no longer on the page.')
      : new StepFailure('element_not_found', `There is no element ${elementId}.`)
  }
  const element = retarget(found)
  refuse(action, element, hands)
  return element
}

/** Keeps a result inside the bounds of the wire. */
function within<Fields extends Partial<StepResult>>(fields: Fields): Fields {
  return {
    ...fields,
    ...(fields.description === undefined ? {} : { description: cut(fields.description, 1_000) }),
    ...(fields.url === undefined ? {} : { url: cut(fields.url, limits.urlCharacters) }),
    ...(fields.options === undefined
      ? {}
      : { options: fields.options.slice(0, 200).map((option) => cut(option, limits.labelCharacters)) }),
  }
}

import { viewOf } from '../../view/index.ts'
import { ask, named, type Rule } from '../rule.ts'
import type { Scene } from '../scene.ts'
import { isTold, type Sources } from '../told.ts'

/** What is written came from the visitor or from the page's own controls; other words are shown to the visitor first. */
export const provenance: Rule = {
  id: 'value-provenance',
  check({ traits, step, target }, scene) {
    const value = step.inputData
    if (!traits.needsSource || value === undefined) return undefined
    return isTold(value, sourcesOf(scene))
      ? undefined
      : ask(`the value for ${named(target)} came neither from the visitor nor from the page's controls`)
  },
}

/** Running text is left out: anyone may have written it, and hidden orders stand there. */
function sourcesOf({ visitorWords, page, language, now }: Scene): Sources {
  const controls = viewOf(page).things.flatMap(({ names, state: { value = '', options = [] } }) =>
    names.concat(value, options.join('\n')),
  )
  const filled = (page.previouslyFilledFields ?? []).map((field) => field.value)
  return { language, now, visitor: visitorWords, page: [...controls, ...filled] }
}

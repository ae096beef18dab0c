import { verbs, type Verb } from '#protocol'
import { ask, named, type Rule } from '../rule.ts'
import type { Scene } from '../scene.ts'
import { isTold } from '../told.ts'

/** What is written came from the visitor or stands on the page; words of the engine's own are shown first. */
export const provenance: Rule = {
  id: 'value-provenance',
  check({ verb, step, target }, scene) {
    const { input }: Verb = verbs[verb]
    const value = step.inputData
    if (!verbs[verb].acts || (input !== 'text' && input !== 'value') || value === undefined) return undefined
    return isTold(value, sourcesOf(scene), scene.now)
      ? undefined
      : ask(`the value for ${named(target)} came neither from the visitor nor from the page`)
  },
}

function sourcesOf({ visitorWords, page }: Scene) {
  const elements = (page.indexedElements ?? []).flatMap((element) => [
    element.text ?? '',
    element.value ?? '',
    (element.options ?? []).join('\n'),
  ])
  const filled = (page.previouslyFilledFields ?? []).map((field) => field.value)
  return { visitor: visitorWords, page: [page.title ?? '', page.visibleText ?? '', ...elements, ...filled] }
}

import { matchOption } from '../ground/choices.ts'
import type { Thing } from '../ground/page-index.ts'
import { fold } from '../language/words.ts'
import { valueFor } from '../fill/value-for.ts'
import type { Option } from '../memory.ts'
import { leaveToVisitor } from './guard.ts'
import { movesIn, nameOf } from './moves.ts'
import type { Outcome, Scene } from './outcome.ts'

const yes = /^(?:on|yes|true|checked|ticked|enabled|active)$/
const no = /^(?:off|no|false|unchecked|unticked|disabled|inactive)$/

/** Gives a field, select, box or radio a value, in the way its kind takes one. */
export function assign(thing: Thing, value: string, scene: Scene): Outcome {
  const mustNot = leaveToVisitor(thing, scene.say)
  if (mustNot !== undefined) return { kind: 'cannot', text: mustNot }
  const moves = movesIn(scene.say)
  const label = nameOf(thing)
  if (thing.kind === 'select') return assignOption(thing, value, scene)
  if (thing.kind === 'toggle') {
    const word = fold(value)
    if (!yes.test(word) && !no.test(word)) return { kind: 'cannot', text: scene.say('badValue', { label }) }
    return { kind: 'moves', moves: [moves.tick(thing, yes.test(word))], quiet: true }
  }
  if (thing.kind === 'radio' && thing.element.checked)
    return { kind: 'nothing', text: scene.say('alreadySo', { label }) }
  if (thing.kind === 'radio') return { kind: 'moves', moves: [moves.pick(thing)], quiet: true }
  const written = valueFor(thing.element, value, scene.now)
  if (written === undefined || written === '') {
    return { kind: 'field', question: scene.say('badValue', { label }), elementId: thing.element.id, label }
  }
  return { kind: 'moves', moves: [moves.write(thing, written)], quiet: true }
}

function assignOption(thing: Thing, value: string, scene: Scene): Outcome {
  const options = thing.element.options ?? []
  const label = nameOf(thing)
  const found = matchOption(value, options)
  const [option] = found.options
  if (found.kind === 'sure' && option !== undefined) {
    if (thing.element.value === option) return { kind: 'nothing', text: scene.say('alreadySo', { label }) }
    return { kind: 'moves', moves: [movesIn(scene.say).choose(thing, option)], quiet: true }
  }
  const offered = found.kind === 'unsure' ? found.options : options
  if (offered.length > 4 || offered.length === 0) {
    return { kind: 'cannot', text: scene.say('noSuchOption', { label, value, list: options.join(', ') }) }
  }
  return {
    kind: 'unsure',
    question: scene.say('askOption', { label }),
    options: offered.map((text): Option => ({
      label: text,
      intent: { kind: 'select', phrase: text, elementId: thing.element.id, option: text },
    })),
  }
}

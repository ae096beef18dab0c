import { ground } from '../ground/ground.ts'
import { numberOf } from '../language/ordinals.ts'
import { assign } from './assign.ts'
import { choose } from './choose.ts'
import type { Outcome, Scene } from './outcome.ts'
import { press } from './press.ts'
import { addSeveral } from './several.ts'

const wish =
  /^(?:(?:i|we)(?:'ll|’ll| will)? (?:take|have|get|want|need)|(?:i|we)(?:'d|’d| would) (?:like|take|have)|give me|get me)\s+(it|this|that|[\p{L}\d]+)(?:\s+(?:pieces|of (?:it|them|these|those|this|that)))?(?:\s+(?!in\b)(.+?))?(?:\s+in\s+(.+))?$/iu

/** `I'll take two in chalk`: chooses how it is wanted, sets how many, and adds it; in a cart, `I want 4 mugs` changes how many. */
export function takeSome(phrase: string, scene: Scene): Outcome | undefined {
  const [, said = '', name, style] = wish.exec(phrase) ?? []
  const count = numberOf(said)
  if (count === undefined && !/^(?:it|this|that)$/i.test(said)) return undefined
  if (name !== undefined) return style === undefined ? countOf(name, said, scene) : undefined
  const chosen =
    style === undefined ? undefined : choose({ kind: 'select', phrase: style, strict: true }, scene)
  if (chosen && chosen.kind !== 'moves' && chosen.kind !== 'nothing') return undefined
  const added =
    count === undefined
      ? press({ kind: 'do', target: 'add to cart' }, scene)
      : addSeveral(`add ${said} to cart`, scene)
  if (added?.kind !== 'moves') return undefined
  return { ...added, moves: [...(chosen?.kind === 'moves' ? chosen.moves : []), ...added.moves] }
}

function countOf(name: string, said: string, scene: Scene): Outcome | undefined {
  const found = ground(`quantity of ${name}`, scene.index, { kinds: ['field', 'select'] })
  return found.kind === 'sure' ? assign(found.thing, said, scene) : undefined
}

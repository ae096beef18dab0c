import type { Scene } from '../candidates/scene.ts'
import { moveOf, type Move } from '../plan/move.ts'
import { clausesOf, type Clause } from '../understand/clauses.ts'
import type { Sentence } from '../understand/sentence.ts'
import { choosing, reading, type Weights } from '../weights.ts'
import { readForm } from './form.ts'
import { rankSingle, type Single } from './single.ts'

/** Several things said in one sentence, each with what is to be done for it. */
export interface Several {
  readonly moves: readonly Move[]
  readonly trust: number
}

/** Reads each clause for itself; a verb counts for the clauses that have none. */
export function readSeveral(
  sentence: Sentence,
  scene: Scene,
  weights: Weights,
  hearPart: (text: string) => Sentence,
): Several | undefined {
  const clauses = corrected(clausesOf(sentence))
  if (clauses.length < 2) return undefined
  const asked = clauses.map(({ end }) => /^\s*[?？؟]/u.test(sentence.text.slice(end)))
  const kept = asked.includes(false) ? clauses.filter((_, at) => !asked[at]) : clauses
  const read = kept.map(({ text }) => hearPart(text))
  const verbs = sharedVerbs(read)
  const moves: Move[] = []
  let trust = 1
  let parts = 0
  for (const part of read) {
    if (part.weights.every((weight) => weight < reading.tellingWord)) continue
    const whole =
      part.acts.size > 0 || verbs === undefined
        ? part
        : {
            ...part,
            acts: verbs.acts,
            senses: [...part.senses, ...verbs.senses],
            reach: new Map([...verbs.reach, ...part.reach]),
          }
    const found = movesFor(whole, scene, weights)
    const denied = part.weights.every((weight, place) => weight < reading.tellingWord || part.negated[place])
    // What is not wanted is left alone, unless it is ticked.
    if (denied && !found?.moves.some(({ action }) => action === 'uncheck')) continue
    if (!found || found.trust < choosing.each) return undefined
    parts++
    trust = Math.min(trust, found.trust)
    for (const move of found.moves)
      if (
        !moves.some(
          (one) =>
            one.elementId === move.elementId &&
            one.action === move.action &&
            one.inputData === move.inputData,
        )
      )
        moves.push(move)
  }
  return parts > 0 && moves.length > 0 ? { moves, trust } : undefined
}

function movesFor(
  part: Sentence,
  scene: Scene,
  weights: Weights,
): { moves: readonly Move[]; trust: number } | undefined {
  const form = part.values.length > 0 ? readForm(part, scene) : undefined
  if (form && form.unexplained < choosing.unexplained)
    return { moves: form.moves, trust: 1 - form.unexplained }
  const single: Single = rankSingle(part, scene, weights, 0)
  const [first] = single.meant
  return first ? { moves: [moveOf(first.doable, first.on)], trust: single.trust } : undefined
}

/** "the kettle as well, or rather the teapot": what is said after a correction stands for the clause before it. */
function corrected(clauses: readonly Clause[]): Clause[] {
  return clauses.filter((_, at) => clauses[at + 1]?.joint !== 'correction')
}

function sharedVerbs(parts: readonly Sentence[]): Pick<Sentence, 'acts' | 'senses' | 'reach'> | undefined {
  const with_ = parts.find(({ acts }) => acts.size > 0)
  if (!with_) return undefined
  return { acts: with_.acts, senses: [], reach: new Map() }
}

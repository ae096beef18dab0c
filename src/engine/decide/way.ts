import type { Doable, Scene } from '../candidates/scene.ts'
import { labelOf, moveOf, type Move } from '../plan/move.ts'
import { clausesOf } from '../understand/clauses.ts'
import type { Sentence } from '../understand/sentence.ts'
import type { Deciding, Decision } from './decision.ts'
import { doing } from './doing.ts'
import { isSo, type Single } from './ranked/single.ts'

/** A way of saying what is to be done; undefined where a sentence says nothing in it. */
export type Way = (
  sentence: Sentence,
  deciding: Deciding,
  single: Single,
  readPart: ReadPart,
) => Decision | undefined

/** What a part of the sentence comes to by itself. */
export type ReadPart = (part: Sentence, single?: Single) => Decision | undefined

/** Moves, and what is left of a sentence until they are made. */
interface Begun {
  readonly moves: readonly Move[]
  readonly todo: readonly string[]
}

type Find<Found> = (sentence: Sentence, scene: Scene, deciding: Deciding) => Found | undefined

/** Presses what is found. */
export function pressing(find: Find<Doable>): Way {
  return (sentence, deciding) => {
    const found = find(sentence, deciding.scene, deciding)
    return found && doing([moveOf(found, true)], sentence)
  }
}

/** Makes what is found as it was wanted, or says that it is. */
export function making(find: Find<Doable>): Way {
  return (sentence, deciding) => {
    const found = find(sentence, deciding.scene, deciding)
    return found && made(found, sentence)
  }
}

/** Makes the moves that are found, and goes on with the rest of the sentence. */
export function moving(find: Find<Begun>): Way {
  return (sentence, deciding) => {
    const found = find(sentence, deciding.scene, deciding)
    return found && begun(found, sentence)
  }
}

/** Looks only where a sentence has one part. */
export function inOnePart<Found>(find: Find<Found>): Find<Found> {
  return (sentence, scene, deciding) => (isOnePart(sentence) ? find(sentence, scene, deciding) : undefined)
}

export function isOnePart(sentence: Sentence): boolean {
  return clausesOf(sentence).length < 2
}

export function begun({ moves, todo }: Begun, sentence: Sentence): Decision {
  return { ...doing(moves, sentence), todo }
}

export function made(doable: Doable, sentence: Sentence): Decision {
  return isSo({ doable, on: true }) ? alreadySo(doable) : doing([moveOf(doable, true)], sentence)
}

export function alreadySo(doable: Doable): Decision {
  return { kind: 'talk', text: 'alreadySo', blanks: { label: labelOf(doable) } }
}

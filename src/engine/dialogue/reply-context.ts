import type { EngineView } from '#assistant'
import type { ReadMeaning } from '../answer/known-answer.ts'
import type { Scene } from '../candidates/scene.ts'
import type { Decision } from '../decide/decision.ts'
import type { Move } from '../plan/move.ts'
import type { Phrasebook } from '../phrasebook.ts'
import type { Sentence } from '../understand/sentence.ts'
import type { Memory } from './memory.ts'

/** What a reply is made with. */
export interface ReplyContext {
  readonly view: EngineView
  readonly memory: Memory
  readonly say: Phrasebook
  readonly signal: AbortSignal
  /** The page as it is now; undefined: there is none to be seen. */
  readonly scene: Scene | undefined
  parse(text: string): Sentence
  readonly read: ReadMeaning
  /** What a sentence comes to; of things alike only these, where their titles are given. */
  decide(sentence: Sentence, among?: readonly string[]): Decision
  /** The same where these moves, which set fields and boxes, were the last that was done. */
  after(moves: readonly Move[]): ReplyContext
}

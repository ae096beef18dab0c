import { leadsHere } from '../candidates/leads-here.ts'
import type { Doable, Scene } from '../candidates/scene.ts'
import { labelOf, moveOf } from '../plan/move.ts'
import type { Sentence } from '../understand/sentence.ts'
import type { Decision } from './decision.ts'
import { doing } from './doing.ts'

/** Opens a link, or says that the visitor is there already. */
export function goTo(link: Doable, sentence: Sentence, scene: Scene): Decision {
  return leadsHere(link, scene)
    ? { kind: 'talk', text: 'isThisPage', blanks: { label: labelOf(link) } }
    : doing([moveOf(link, true)], sentence)
}

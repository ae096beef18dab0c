import type { TextName } from '#languages'
import type { Move } from '../plan/move.ts'
import type { Phrasebook } from '../phrasebook.ts'

/** Moves of one sort are told in one sentence, the sort that came to its end first before the others. */
const sorts: readonly {
  readonly says: readonly Move['says'][]
  readonly will: TextName
  readonly did: TextName
}[] = [
  { says: ['stepPoint'], will: 'willShow', did: 'shown' },
  { says: ['stepOpen'], will: 'willOpen', did: 'opened' },
  { says: ['stepClick'], will: 'willPress', did: 'pressed' },
  { says: ['stepDrag'], will: 'willDrag', did: 'dragged' },
  { says: ['stepType', 'stepSet'], will: 'willFill', did: 'filled' },
  { says: ['stepSelect', 'stepPick', 'stepCheck', 'stepUncheck'], will: 'willChoose', did: 'chose' },
]

/** What is going to happen. */
export function tellPlan(moves: readonly Move[], say: Phrasebook): string {
  return tellAll(moves, 'will', say) || say('willDo')
}

/** What was seen to have happened. */
export function tellDone(moves: readonly Move[], say: Phrasebook): string {
  const answered = moves.flatMap((move) => move.call?.told || [])
  return [tellAll(moves, 'did', say), ...answered].filter(Boolean).join(' ')
}

/** A word typed and entered is one search; it is told first, then the rest. */
function tellAll(moves: readonly Move[], tense: 'will' | 'did', say: Phrasebook): string {
  const at = moves.findIndex(({ says }, index) => says === 'stepType' && moves[index + 1]?.says === 'stepKey')
  if (at < 0) return told(moves, tense, say)
  const search = say(tense === 'will' ? 'willSearch' : 'searched', {
    list: quote(moves[at]?.inputData ?? '', say),
  })
  return [search, told(moves.toSpliced(at, 2), tense, say)].filter(Boolean).join(' ')
}

function told(moves: readonly Move[], tense: 'will' | 'did', say: Phrasebook): string {
  return sorts
    .map(({ says, [tense]: text }) => ({ text, own: moves.filter((move) => says.includes(move.says)) }))
    .filter(({ own }) => own.length > 0)
    .sort((one, other) => lastOf(one.own) - lastOf(other.own))
    .map(({ text, own }) => say(text, { list: own.map((move) => named(move, say)).join(', ') }))
    .join(' ')

  function lastOf(own: readonly Move[]): number {
    return moves.lastIndexOf(own.at(-1)!)
  }
}

function named({ label, inputData, says }: Move, say: Phrasebook): string {
  return quote(says === 'stepSelect' && inputData ? inputData : label, say)
}

function quote(name: string, say: Phrasebook): string {
  return say('quote', { name: name.replace(/\s*[:*]+\s*$/, '') })
}

import { likeness, units, type Unit } from '../language/units.ts'
import { words, type Word } from '../language/words.ts'
import type { Passage } from './passages.ts'

/** How a passage answers to each thing that is wanted of it. */
export interface Meeting {
  /** From 0 to 1 for each wanted unit, in its sentences or, for a little less, in its heading. */
  readonly met: readonly number[]
  /** Whether the very word stands there. */
  readonly named: readonly boolean[]
  /** How many units its sentences have. */
  readonly length: number
}

const headingShare = 0.9

/** Every word of every sentence and heading, read once however many passages share it. */
export function readLines(passages: readonly Passage[]): ReadonlyMap<string, readonly Word[]> {
  const lines = new Map<string, readonly Word[]>()
  for (const { sentences, heading } of passages) {
    for (const line of [...sentences, heading]) if (!lines.has(line)) lines.set(line, words(line))
  }
  return lines
}

/** Holds passages against what is wanted, sentence by sentence. */
export function meetingOf(
  wanted: readonly Unit[],
  lines: ReadonlyMap<string, readonly Word[]>,
): (passage: Passage) => Meeting {
  const known = new Map<string, Meeting>()
  for (const [line, list] of lines) known.set(line, meet(wanted, units(list)))
  const at = (line: string): Meeting => known.get(line) ?? meet(wanted, [])
  return ({ sentences, heading }) => {
    const own = sentences.map(at)
    const above = at(heading)
    return {
      met: wanted.map((_, of) =>
        Math.max(headingShare * (above.met[of] ?? 0), ...own.map(({ met }) => met[of] ?? 0)),
      ),
      named: wanted.map((_, of) => [above, ...own].some(({ named }) => named[of])),
      length: own.reduce((sum, { length }) => sum + length, 0),
    }
  }
}

function meet(wanted: readonly Unit[], own: readonly Unit[]): Meeting {
  return {
    met: wanted.map((unit) => own.reduce((most, other) => Math.max(most, likeness(unit, other)), 0)),
    named: wanted.map(({ key }) => own.some((other) => other.key === key)),
    length: own.length,
  }
}

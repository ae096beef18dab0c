import { isTerminal, type Heard, type Visitor } from './visitor.ts'

export interface VisitorVerdict {
  readonly lost: number
  readonly doubled: number
  readonly disorder: number
  /** Questions without exactly one terminal event, and answers whose text is not their chunks. */
  readonly broken: number
  readonly events: number
}

/** Holds what a visitor heard against the log's own numbers. */
export function judgeVisitor({ heard, asked }: Visitor): VisitorVerdict {
  const positions = heard.map(({ seq }) => seq)
  const seen = new Set(positions)
  const answers = heard.filter(isTerminal).length
  return {
    lost: Math.max(0, ...positions) - seen.size,
    doubled: positions.length - seen.size,
    disorder: positions.filter((seq, place) => seq < (positions[place - 1] ?? 0)).length,
    broken: Math.abs(asked - answers) + brokenTexts(heard),
    events: heard.length,
  }
}

function brokenTexts(heard: readonly Heard[]): number {
  let text = ''
  let broken = 0
  for (const { name, payload } of heard) {
    if (name === 'message_chunk') text += payload.delta ?? ''
    if (name !== 'message_done') continue
    if (payload.text !== text) broken += 1
    text = ''
  }
  return broken
}

export function sumVerdicts(verdicts: readonly VisitorVerdict[]): VisitorVerdict {
  const sum = (field: keyof VisitorVerdict) => verdicts.reduce((total, verdict) => total + verdict[field], 0)
  return {
    lost: sum('lost'),
    doubled: sum('doubled'),
    disorder: sum('disorder'),
    broken: sum('broken'),
    events: sum('events'),
  }
}

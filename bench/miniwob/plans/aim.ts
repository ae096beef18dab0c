import type { Line } from '#protocol'
import type { Aim, Aiming } from './plan.ts'

/** The ids that an aim fits, in the order of the outline. */
export function idsOf(lines: readonly Line[], aim: Aim): number[] {
  const { name, kind, hint, record, nth }: Aiming =
    typeof aim === 'string' || aim instanceof RegExp ? { name: aim } : aim
  const fitting = lines.flatMap(([, id, of, text, state], place) =>
    id > 0 &&
    fits(text, name) &&
    fits(of, kind) &&
    fits(state?.hint ?? '', hint) &&
    (record === undefined || wordsAround(lines, place).some((words) => fits(words, record)))
      ? [id]
      : [],
  )
  return nth === undefined ? fitting : fitting.slice(nth, nth + 1)
}

function fits(text: string, wanted: string | RegExp | undefined): boolean {
  if (wanted === undefined) return true
  return typeof wanted === 'string' ? text === wanted : wanted.test(text)
}

/** The words of the innermost record around a line. */
function wordsAround(lines: readonly Line[], place: number): string[] {
  let top = place
  while (top >= 0 && !(lines[top]?.[2] === 'record' && depthAt(top) < depthAt(place))) top -= 1
  if (top < 0) return []
  const after = lines.findIndex((_, at) => at > top && depthAt(at) <= depthAt(top))
  return lines.slice(top, after < 0 ? undefined : after).map(([, , , text]) => text)

  function depthAt(at: number): number {
    return lines[at]?.[0] ?? 0
  }
}

import type { Words } from '#languages'
import { oncePerObject } from '#protocol'

const foundAmong: (known: Iterable<string>) => Map<string, string | undefined> = oncePerObject(
  () => new Map(),
)
const maxKept = 1_000

/** The word that somebody meant who slipped while typing: one slip in a short word, two in a long one. */
export function nearestWord(letters: string, known: Iterable<string> | Words): string | undefined {
  // A strange word is held against all words of a page and of a language, and each part of a sentence has it again.
  const kept = foundAmong(known)
  if (kept.has(letters)) return kept.get(letters)
  if (kept.size >= maxKept) kept.clear()
  const nearest = search(letters, known)
  kept.set(letters, nearest)
  return nearest
}

function search(letters: string, known: Iterable<string> | Words): string | undefined {
  const allowed = slipsIn(letters.length)
  if (allowed === 0) return undefined
  let best: string | undefined
  let least = allowed + 1
  const alike =
    'ofLength' in known ? known.ofLength(letters.length - allowed, letters.length + allowed, letters) : known
  for (const word of alike) {
    if (Math.abs(word.length - letters.length) > allowed) continue
    if (word[0] !== letters[0] && word[1] !== letters[1]) continue
    const slips = slipsBetween(letters, word, least)
    if (slips >= least || (letters.length < 5 && !isSwapped(letters, word))) continue
    best = word
    least = slips
  }
  return best
}

/** Whether a whole name was meant and slipped: one slip in a short one, two in a long one. */
export function isSlipOf(written: string, name: string): boolean {
  const allowed = written.length < 4 || written[0] !== name[0] ? 0 : slipsIn(written.length)
  if (Math.abs(written.length - name.length) > allowed) return false
  return slipsBetween(written, name, allowed + 1) <= allowed
}

function slipsIn(length: number): number {
  return length < 3 ? 0 : length < 8 ? 1 : 2
}

/** In a short word only two letters that changed places are a slip. */
function isSwapped(one: string, other: string): boolean {
  return one.length === other.length && [...one].sort().join('') === [...other].sort().join('')
}

/** Letters left out, put in, mistaken or swapped; counting ends where it cannot get better than `most`. */
function slipsBetween(one: string, other: string, most: number): number {
  // Three rows take turns.
  let before: number[] = []
  let last: number[] = []
  let next: number[] = []
  for (let column = 0; column <= other.length; column++) last.push(column)
  for (let row = 1; row <= one.length; row++) {
    next[0] = row
    let least = row
    const letter = one.charCodeAt(row - 1)
    for (let column = 1; column <= other.length; column++) {
      const facing = other.charCodeAt(column - 1)
      let slips = Math.min(
        last[column]! + 1,
        next[column - 1]! + 1,
        last[column - 1]! + (letter === facing ? 0 : 1),
      )
      if (
        row > 1 &&
        column > 1 &&
        letter === other.charCodeAt(column - 2) &&
        one.charCodeAt(row - 2) === facing
      )
        slips = Math.min(slips, before[column - 2]! + 1)
      next[column] = slips
      least = Math.min(least, slips)
    }
    if (least >= most) return most
    ;[before, last, next] = [last, next, before]
  }
  return last[other.length] ?? most
}

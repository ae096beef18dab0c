/** The word of `vocabulary` that `word` was probably meant to be: itself, the only near one, or undefined. */
export function closestWord(word: string, vocabulary: Iterable<string>): string | undefined {
  const allowed = allowance(word)
  if (allowed === 0) return undefined
  let best: string | undefined
  let least = allowed + 1
  let tied = false
  const letters = lettersOf(word)
  for (const candidate of vocabulary) {
    if (candidate === word) return word
    if (Math.abs(candidate.length - word.length) > allowed || allowance(candidate) === 0) continue
    if (countOf(letters ^ lettersOf(candidate)) > 2 * allowed) continue
    // People seldom miss the first letter: among equals the one that keeps it wins.
    if (Math.min(candidate.length, word.length) < 4 && !isSwapped(word, candidate)) continue
    const distance = editDistance(word, candidate, allowed) + (candidate[0] === word[0] ? 0 : 0.5)
    if (distance < least) [best, least, tied] = [candidate, distance, false]
    else if (distance === least && candidate !== best) tied = true
  }
  return tied ? undefined : best
}

/** Of words of three letters most differ by one from another word: only letters that changed places are a slip. */
function isSwapped(word: string, candidate: string): boolean {
  return [...word].sort().join('') === [...candidate].sort().join('')
}

/** The letters of a word as bits: a slip changes at most two, so most words need no closer look. */
function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

function countOf(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

/** How many slips a word of this length may hold and still be recognised. */
function allowance(word: string): number {
  if (/\d/.test(word) || word.length < 3) return 0
  return word.length < 8 ? 1 : 2
}

/** Insertions, deletions, changes and swaps of neighbours between two words; `most + 1` when there are more. */
function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++
  return distanceOf(a.slice(start, a.length - end), b.slice(start, b.length - end), most)
}

/** The same for two words that begin and end unlike. */
function distanceOf(a: string, b: string, most: number): number {
  // One slip leaves at most one letter, or two that changed places.
  if (most === 1 && Math.max(a.length, b.length) > 1 && !(a.length === 2 && a === b[1] + (b[0] ?? '')))
    return 2
  let older: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const changed = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      let cost = Math.min(changed, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (older[j - 2] ?? 0) + 1)
      }
      row.push(cost)
      least = Math.min(least, cost)
    }
    if (least > most) return most + 1
    older = previous
    previous = row
  }
  return previous[b.length] ?? most + 1
}

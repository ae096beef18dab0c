/** One slip of the finger in one word of a command. Which one depends on the text alone, so that runs agree. */
export function withTypo(text: string, values: readonly string[] = []): string | undefined {
  const found = [...text.matchAll(/["'“][^"'”]*["'”]|\S*[@\d]\S*|[\p{L}]+/gu)]
  const long = found.filter(
    ([word]) => /^\p{L}{5,}$/u.test(word) && !values.some((value) => value.includes(word)),
  )
  const seed = [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7)
  const chosen = long[seed % Math.max(long.length, 1)]
  if (!chosen) return undefined
  const [word] = chosen
  // People seldom miss the first letter.
  const at = 1 + (seed % (word.length - 2))
  const slip = slips[seed % slips.length] ?? swap
  return text.slice(0, chosen.index) + slip(word, at) + text.slice(chosen.index + word.length)
}

const swap = (word: string, at: number): string =>
  word[at] === word[at + 1]
    ? drop(word, at)
    : word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)
const drop = (word: string, at: number): string => word.slice(0, at) + word.slice(at + 1)
const twice = (word: string, at: number): string => word.slice(0, at) + word[at] + word.slice(at)
const neighbour = (word: string, at: number): string =>
  word.slice(0, at) + beside(word[at] ?? '') + word.slice(at + 1)
const slips = [swap, drop, twice, neighbour]

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

function beside(letter: string): string {
  const row = rows.find((keys) => keys.includes(letter)) ?? 'sxe'
  const at = row.indexOf(letter)
  return row[at + 1] ?? row[at - 1] ?? 'x'
}

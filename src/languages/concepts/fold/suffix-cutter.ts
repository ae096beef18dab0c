import { endingTree, type EndingTree } from './ending-tree.ts'

/** Suffixes as patterns: those that may stand upon each other, and those behind which only a verb is left. */
export interface SuffixPatterns {
  nouns: readonly string[]
  verbs: readonly string[]
}

/** Makes what takes off all suffixes that fit the sounds before them, the longest first, until a known word is left. */
export function suffixCutter({ nouns, verbs }: SuffixPatterns) {
  const suffixes = new Map<string, Suffix>()
  for (const pattern of nouns) addPattern(pattern, false, suffixes)
  for (const pattern of verbs) addPattern(pattern, true, suffixes)
  const root = endingTree(suffixes)

  /** The longest that fits; a shorter one where it leaves a word that is known: "adres-i", not "adre-si". */
  function suffixOf(word: string, known: ReadonlyMap<string, string>): { at: number; isVerb: boolean } {
    const found = { at: word.length, isVerb: false }
    let node: EndingTree<Suffix> | undefined = root
    for (let at = word.length - 1; at > 1; at--) {
      node = node.next.get(word.charCodeAt(at))
      if (node === undefined) break
      const suffix = node.ending
      if (!suffix || (at < 3 && at === word.length - 1) || !fits(word, at, suffix)) continue
      found.at = at
      found.isVerb = suffix.isVerb
      if (known.has(word.slice(0, at))) break
    }
    return found
  }

  return (word: string, known: ReadonlyMap<string, string>): string => {
    let rest = word
    while (!known.has(rest)) {
      const { at, isVerb } = suffixOf(rest, known)
      if (at === rest.length || (at === rest.length - 1 && isNegated(rest, word))) return rest
      rest = rest.slice(0, at)
      // What else stands behind a verb makes another of it: "istem-iyor" does not want.
      if (isVerb) return known.has(rest) || rest.length < 4 ? rest : rest.replace(/[aeiu]$/, '')
    }
    return rest
  }
}

/** "Ekleme" says not to add: its m is not the one of "annem". */
function isNegated(rest: string, word: string): boolean {
  return rest.endsWith('m') && 'ae'.includes(word.charAt(rest.length) || '-')
}

interface Suffix {
  afterVowel: boolean
  afterConsonant: boolean
  /** Its first vowel. */
  vowel: string
  isVerb: boolean
}

function fits(word: string, at: number, { afterVowel, afterConsonant, vowel }: Suffix): boolean {
  const before = word.charAt(at - 1)
  const behindVowel = isVowel(before)
  if (!(behindVowel ? afterVowel : afterConsonant)) return false
  // Two letters are a word where the second ends it: "ev", "iş".
  if (at === 2 && (behindVowel || !isVowel(word.charAt(0)))) return false
  const first = word.charAt(at)
  if (first === 'd' && voiceless.includes(before)) return false
  if (first === 't' && !voiceless.includes(before)) return false
  const last = lastVowel(word, at)
  return last !== '' && (vowel === '' || isHarmonic(last, vowel) || isLoan(word, at, vowel))
}

const voiceless = 'fstkchp'

function isVowel(letter: string): boolean {
  return letter !== '' && 'aeiou'.includes(letter)
}

function lastVowel(word: string, end: number): string {
  for (let at = end - 1; at >= 0; at--) if (isVowel(word.charAt(at))) return word.charAt(at)
  return ''
}

/** Which vowel may follow which; without their dots i and u stand for two each. */
function isHarmonic(before: string, vowel: string): boolean {
  const round = before === 'o' || before === 'u'
  if (vowel === 'i') return !round
  if (vowel === 'u') return round
  if (vowel === 'a') return before !== 'e'
  return vowel !== 'e' || before !== 'a'
}

/** "Saatler", "festivale": the soft t and l of some loans want the other vowel. */
function isLoan(word: string, end: number, vowel: string): boolean {
  const last = word.charAt(end - 1)
  return vowel === 'e' && (last === 't' || last === 'l') && word.charAt(end - 2) === 'a'
}

/** Writes a pattern out in all its shapes. */
function addPattern(pattern: string, isVerb: boolean, to: Map<string, Suffix>): void {
  const [, bracket = '', rest = ''] = /^(?:\((.)\))?(.+)$/.exec(pattern) ?? []
  if (bracket === '') addShapes(rest, true, true, isVerb, to)
  else {
    const parts = bracket === 'I'
    addShapes(bracket + rest, !parts, parts, isVerb, to)
    addShapes(rest, parts, !parts, isVerb, to)
  }
}

function addShapes(
  pattern: string,
  afterVowel: boolean,
  afterConsonant: boolean,
  isVerb: boolean,
  to: Map<string, Suffix>,
): void {
  let shapes = ['']
  for (const letter of pattern)
    shapes = shapes.flatMap((shape) =>
      (choices[letter] ?? [letter])
        .filter((next) => {
          const last = lastVowel(shape, shape.length)
          return letter === next || last === '' || !isVowel(next) || isHarmonic(last, next)
        })
        .map((next) => shape + next),
    )
  for (const shape of shapes) {
    const known = to.get(shape)
    to.set(shape, {
      afterVowel: afterVowel || (known?.afterVowel ?? false),
      afterConsonant: afterConsonant || (known?.afterConsonant ?? false),
      vowel: /[aeiou]/.exec(shape)?.[0] ?? '',
      isVerb: known?.isVerb ?? isVerb,
    })
  }
}

const choices: Record<string, string[]> = { A: ['a', 'e'], I: ['i', 'u'], D: ['d', 't'] }

import {
  actWords,
  banWords,
  clauseWords,
  deedEndings,
  denyWords,
  type LabelLanguage,
  type WordsByLanguage,
} from '#languages'
import { createPhrases, type Phrases, type Span } from './phrases.ts'
import { vocabulary } from './vocabulary.ts'

/** The languages that a clause is read in, and those that it may be in as well. */
export interface BanReading {
  readonly languages: readonly LabelLanguage[]
  /** In these only a word that the clause begins with is taken to forbid: "no enviar" on a Portuguese page. */
  readonly perhaps: readonly LabelLanguage[]
}

/** Where a line forbids something: by words after which it is told, or before which it was; the first of them first. */
export function bansIn(line: string, { languages, perhaps }: BanReading): Record<'after' | 'before', Span[]> {
  const spared = languages.flatMap((language) => bansOf(language).spares.spans(line))
  const found = (group: 'after' | 'before') => {
    const begun = perhaps.flatMap((language) => bansOf(language)[group].spans(line))
    return languages
      .flatMap((language) => bansOf(language)[group].spans(line))
      .concat(begun.filter(([from]) => from === 0))
      .filter((span) => !spared.some((other) => lies(span, other)))
      .sort((one, other) => one[0] - other[0] || other[1] - one[1])
  }
  return { after: found('after'), before: found('before') }
}

function lies([from, to]: Span, [start, end]: Span): boolean {
  return from >= start && to <= end
}

/** "Leave the comments empty": nothing is to be written there. "Empty the cart" is another matter. */
export function leavesEmpty(line: string, languages: readonly LabelLanguage[]): boolean {
  return languages.some((language) => {
    const { leaves, empty } = bansOf(language)
    return leaves.has(line) && empty.has(line)
  })
}

/** "I will continue myself", "leave the checkout to me". "A table for myself" is another matter. */
export function isLeftToVisitor(line: string, languages: readonly LabelLanguage[]): boolean {
  return languages.some((language) => {
    const { leaves, toMe, ownHands, forThemselves } = bansOf(language)
    return (leaves.begins(line) && toMe.has(line)) || (ownHands.has(line) && !forThemselves.has(line))
  })
}

/** "No newsletter", "None": says of itself that something is not there. */
export function saysNone(line: string, languages: readonly LabelLanguage[]): boolean {
  return languages.some((language) => {
    const { denies, lacks } = bansOf(language)
    return denies.has(line) || lacks.has(line)
  })
}

/** Where what is forbidden ends: "ohne Zucker in den Warenkorb" tells of goods, and then where they go. */
export function endOfBan(line: string, [from, to]: Span, languages: readonly LabelLanguage[]): number {
  const behind = ` ${line.slice(to)}`
  const [noun = ''] = behind.trim().split(' ')
  const ends = languages.flatMap((language) => {
    const { without, whereto, infinitives } = bansOf(language)
    if (!without.has(` ${line.slice(from, to).trim()} `) || infinitives.has(behind)) return []
    return isDeedOrArticle(noun, language) ? [] : whereto.spans(behind).map(([at]) => to - 1 + at)
  })
  return ends.length > 0 ? Math.min(...ends) : line.length
}

function isDeedOrArticle(word: string, language: LabelLanguage): boolean {
  const line = ` ${word} `
  const ending = deedEndings[language]
  return (
    notGoods.some((words) => words.has(line)) || (!!ending && new RegExp(`.(?:${ending})$`, 'u').test(word))
  )
}

const notGoods = [
  vocabulary.filler,
  vocabulary.handles,
  vocabulary.touches,
  vocabulary.points,
  vocabulary.paying,
  vocabulary.binding,
  vocabulary.destructive,
]

type BanPhrases = Record<keyof ReturnType<typeof createBans>, Phrases>
const known = new Map<LabelLanguage, BanPhrases>()

function bansOf(language: LabelLanguage): BanPhrases {
  let bans = known.get(language)
  if (!bans) known.set(language, (bans = createBans(language)))
  return bans
}

function createBans(language: LabelLanguage) {
  const { forbids, excepts, forbidsBefore } = actWords[language]
  const phrases = (...lists: (string | undefined)[]) =>
    createPhrases(lists.flatMap((list) => list?.split('|') ?? []))
  const own = (words: WordsByLanguage) => phrases(words[language])
  return {
    after: phrases(forbids, excepts),
    before: phrases(forbidsBefore),
    spares: own(banWords.spares),
    without: own(banWords.without),
    whereto: own(banWords.whereto),
    infinitives: own(banWords.infinitives),
    leaves: own(clauseWords.leaves),
    empty: own(clauseWords.empty),
    ownHands: own(clauseWords.ownHands),
    forThemselves: own(clauseWords.forThemselves),
    toMe: own(clauseWords.toMe),
    denies: phrases(forbids, denyWords[language]),
    lacks: own(clauseWords.lacks),
  }
}

import type { SuffixPatterns } from './suffix-cutter.ts'

/**
 * What Turkish puts behind a word, one upon the other. A is a or e and I is i or u, as the vowel before wants it;
 * D is t behind a voiceless letter, else d. A letter in brackets stands only where it parts two vowels, or two
 * consonants. Letters carry no marks by then: ı is i, ü is u, ş is s.
 *
 * What makes another word of a word is not here: "without" (sIz), "-ness" (lIk), "not" (mA).
 */
const parts = {
  nouns:
    'lAr (I)m (I)n (I)mIz (I)nIz (s)I lArI lArIm lArIn lArImIz lArInIz (y)I (y)A DA DAn (n)In (n)I (n)A (n)dA (n)dAn DAki (n)dAki ylA lArlA (s)InI (s)InA (s)IndA (s)IndAn (s)InIn (s)IndAki',
  /** Tenses that take the persons of "to be". */
  tenses: '(I)yor (y)AcAg mIs Ar Ir (y)AbIlIr (y)AbIlIyor',
  persons: 'Im sIn Iz sInIz',
  /** Those that may stand without a person; of the others too many nouns look the same. */
  bareTenses:
    '(I)yor (I)yorlAr (y)AcAk (y)AcAklAr (y)AcAksIn (y)AcAksInIz mIs mIslAr mIstI mIstIm (y)AcAktI ArdI IrdI (y)AbIlIrdI (y)AbIlIr (y)AbIlIrlAr (y)AbIlIyor mAk DI (I)yordI (y)Ip (y)ArAk (y)IncA yAn sAm sAk sAnIz (I)yorsA (I)yorsAn (I)yorsAnIz ArsA IrsA ArsAn IrsAn ArsAnIz IrsAnIz Arken Irken mAlIyIm mAlIyIz mAlIsIn mAlIsInIz',
  pastTenses: 'DI (I)yordI',
  pastPersons: 'm n k nIz lAr',
  wishes: '(y)AlIm (y)AyIm yIn yInIz',
  /** "What I did", "that it will be". */
  clauses:
    'DIgI DIgIm DIgIn DIgImIz DIgInIz DIgInI DIgImI DIgInA DIgInIn DIgIndA DIgImdA DIgIndAn (y)AcAgI (y)AcAgInI',
}

const each = (list: string) => list.split(' ')
const joined = (heads: string, tails: string) =>
  each(heads).flatMap((head) => each(tails).map((tail) => head + tail))

export const turkishSuffixes: SuffixPatterns = {
  nouns: each(parts.nouns),
  verbs: [
    ...each(`${parts.bareTenses} ${parts.wishes} ${parts.clauses}`),
    ...joined(parts.tenses, parts.persons),
    ...joined(parts.pastTenses, parts.pastPersons),
  ],
}

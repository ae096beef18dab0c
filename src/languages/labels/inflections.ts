import type { LabelLanguage } from '../kinds.ts'

type Inflect = (phrase: string) => string[]

/**
 * What an order looks like besides as it is listed, in languages that hang a small word on the verb or turn its ending:
 * "Comprarlo", "Eliminalo", "Excluí-lo", "Abonnez-vous".
 */
export const inflections: Readonly<Partial<Record<LabelLanguage, Inflect>>> = {
  es: (phrase) => onto(/^(\p{L}+[aei]r)(?= |$)/u, phrase, 'me se te nos lo la los las le les'),
  it: (phrase) => [
    ...onto(/^(\p{L}{2,}[aei]r)e$/u, phrase, 'lo la li le mi ci si'),
    // "Inviati" are things that were sent: no "ti".
    ...onto(/^(\p{L}{3,}(?<![aei]r)[ai])$/u, phrase, 'lo la li ci'),
  ],
  pt: (phrase) => onto(/^(\p{L}+[aei])r$/u, phrase, ['-lo', '-la', '-los', '-las'], accented),
  fr: (phrase) => [
    ...onto(/^(?:s['’]|se )(\p{L}+)er$/u, phrase, ['ez-vous', 'e-toi']),
    ...onto(/^(\p{L}{3,})er(?= |$)/u, phrase, 'ez'),
  ],
}

/**
 * What a state is called of several things or of her: "Refusés", "Pubblicati", "Encerradas". Listed is the one of one
 * thing.
 */
export const participles: Readonly<Partial<Record<LabelLanguage, Inflect>>> = {
  fr: (word) => onto(/^(\p{L}+[éiu])$/u, word, 'e s es'),
  es: (word) => onto(/^(\p{L}+[aeiíu]d)o$/u, word, 'a os as'),
  it: (word) => onto(/^(\p{L}+[aiou]?[st])o$/u, word, 'a i e'),
  pt: (word) => onto(/^(\p{L}+[aiíu]d)o$/u, word, 'a os as'),
}

/** Puts endings in the place of what a pattern finds, behind the part of it that stays. */
function onto(
  pattern: RegExp,
  phrase: string,
  endings: string | readonly string[],
  stemOf: (stem: string) => string = (stem) => stem,
): string[] {
  const found = pattern.exec(phrase)
  if (!found) return []
  const [whole, stem = ''] = found
  const list = typeof endings === 'string' ? endings.split(' ') : endings
  return list.map((ending) => `${stemOf(stem)}${ending}${phrase.slice(whole.length)}`)
}

/** A verb that loses its r gets an accent for it. */
function accented(stem: string): string {
  return stem.replace(/[aei]$/, (vowel) => ({ a: 'á', e: 'ê', i: 'í' })[vowel] ?? vowel)
}

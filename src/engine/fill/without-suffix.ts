import type { Sentence } from '../understand/sentence.ts'
import type { Filling } from './assign.ts'
import { overlap } from '../understand/extent.ts'

/** "Deniz'i davet et": Turkish sets what it adds to a name apart from it, and a field takes the name alone. */
export function withoutSuffix(one: Filling, { language, values }: Sentence): Filling {
  const typed = values.some((value) => overlap(value, one))
  const named = language === 'tr' && !one.option && !typed && suffixed.test(one.value)
  return named ? { ...one, value: one.value.replace(/['’]\p{Ll}+$/u, '') } : one
}

/** A name of up to three words. */
const suffixed = /^\p{Lu}\S*(?: \p{Lu}\S*){0,2}['’]\p{Ll}{1,5}$/u

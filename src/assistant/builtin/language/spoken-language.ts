import type { Language } from '#protocol'
import { fold, words } from './words.ts'

/** Small words that give a language away: common in it, rare or absent in the others. */
const telling: Readonly<Partial<Record<Language, string>>> = {
  en: 'the is are what how where when does do can you my your this that with and of for please to open show',
  de: 'der die das ist sind was wie wo wann kann ich du sie mein meine bitte und nicht für mit den zu auf ein eine lange kostet öffne zeige',
  fr: 'le la les est sont quel quelle où quand comment je vous mon ma mes et pas pour avec un une des du combien ouvre dans',
  es: 'el los las es son qué cuál dónde cuándo cómo puedo mi mis por favor y no para con una del cuánto abre en',
  it: 'il lo gli è sono quale dove quando come posso mio mia per favore e non con una del della quanto apri costa la',
  pt: 'os as é são qual onde quando como posso meu minha por favor e não para com uma do da quanto abra custa você',
  nl: 'de het een is zijn wat hoe waar wanneer kan ik mijn alsjeblieft en niet voor met naar hoeveel open kost lang duurt',
  pl: 'jest są co jak gdzie kiedy mogę mój moja proszę i nie dla z na ile czy otwórz kosztuje do się',
  tr: 've bir bu ne nasıl nerede zaman için ile var mı mi kadar lütfen benim aç kaç değil sürer',
}

const byWord = new Map<string, Language[]>()
for (const [language, list] of Object.entries(telling)) {
  for (const word of new Set(list.split(' ').map(fold)))
    byWord.set(word, [...(byWord.get(word) ?? []), language as Language])
}

const scripts: readonly (readonly [RegExp, Language])[] = [
  [/\p{Script=Arabic}/u, 'ar'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Han}/u, 'zh'],
]

const enough = 2

/** The language a text is written in, by its script or its small words; undefined when it does not say. */
export function spokenLanguage(text: string): Language | undefined {
  const byScript = scripts.find(([script]) => script.test(text))
  if (byScript) return byScript[1]
  const counts = new Map<Language, number>()
  for (const { folded } of words(text))
    for (const language of byWord.get(folded) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1)
  const [first, second] = [...counts].sort((a, b) => b[1] - a[1])
  return first && first[1] >= enough && first[1] > (second?.[1] ?? 0) ? first[0] : undefined
}

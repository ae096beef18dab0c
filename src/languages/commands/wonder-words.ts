import type { CommandLanguage } from '../kinds.ts'

/**
 * Beginnings of questions for yes or no that ask for nothing to be done: "is there", not "can you". In Turkish, Chinese
 * and Japanese they may stand anywhere. Bars between.
 */
export const wonderWords: Readonly<Record<CommandLanguage, string>> = {
  en: 'is there|are there|is it|is this|is that|is the|are the|are you|are these|am i|do you|do i|do we|do they|does it|does the|does this|did you|have you|has the|got any|any chance',
  de: 'gibt es|gibts|gibt’s|habt ihr|haben sie|hat der|hat die|hat das|ist das|ist die|ist der|ist es|sind die|seid ihr|sind sie|nehmt ihr|bietet ihr|muss ich|brauche ich|brauch ich',
  fr: "est-ce que|est-ce qu'|y a-t-il|avez-vous|vous avez|il y a|faut-il|est-il|est-elle|sont-ils|sont-elles|êtes-vous|dois-je",
  es: 'hay|tienen|tenéis|hace falta|tengo que|aceptan|aceptáis|está el|está la|están los|están las',
  it: "c'è|ci sono|avete|fate|accettate|devo|bisogna",
  pt: 'há|tem|têm|existe|existem|vocês têm|aceitam|preciso|é preciso',
  nl: 'is er|zijn er|is het|is de|zijn de|hebben jullie|heb je|hebt u|moet ik|heeft de|heeft het',
  pl: 'czy jest|czy są|czy macie|macie|czy muszę|czy trzeba|czy ten|czy ta|czy to',
  tr: 'var mı|varmı|mevcut mu|gerekiyor mu|gerekli mi|lazım mı',
  ar: 'هل يوجد|هل توجد|هل لديكم|هل عندكم|هل هناك|عندكم',
  zh: '有没有|是不是|会不会|需要吗|有吗',
  ja: 'ありますか|いますか|必要ですか|あるか',
}

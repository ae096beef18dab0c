import { cuePhrases, hasQuestionMark, questionCues, type CommandLanguage } from '#languages'
import { plain } from '#protocol'

/** Whether a message wants to know something: by its mark, or by the word it begins with. */
export function isQuestion(message: string, language: CommandLanguage): boolean {
  if (hasQuestionMark(message)) return true
  const begins = ` ${plain(message)} `
  return [language, 'en' as const].some((one) =>
    openersOf(one).some((opener) => begins.startsWith(` ${opener} `)),
  )
}

function openersOf(language: CommandLanguage): string[] {
  return cuePhrases(language, questionCues).map((phrase) => plain(phrase))
}

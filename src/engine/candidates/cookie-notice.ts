import { cookieWords } from '#languages'
import { oncePerObject, plain } from '#protocol'
import type { PageView } from '#assistant'

/** How many lines a notice of cookies has at most, from words that speak of them to what is pressed. */
const noticeLines = 6

/** The things of a page that can be pressed just behind words that speak of cookies, by their ids. */
export const cookieNotice: (view: PageView) => ReadonlySet<number> = oncePerObject(
  ({ lines, things }: PageView) => {
    const told = lines.flatMap(({ index, id, text }) => (id === 0 && namesCookies(text) ? [index] : []))
    const inNotice = (line: number) => told.some((from) => line > from && line <= from + noticeLines)
    return new Set(things.flatMap(({ id, use, line }) => (use === 'press' && inNotice(line) ? [id] : [])))
  },
)

/** Whether a text speaks of cookies. */
export function namesCookies(text: string): boolean {
  const words = plain(text.normalize('NFD').replace(/\p{Mn}/gu, ''))
  return cookieWords.some((word) => words.includes(word))
}

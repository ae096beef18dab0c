import { oneLine } from './render-line.ts'

interface Numbered {
  readonly number: number
  readonly title: string
  readonly url?: string
  readonly text: string
}

/** Passages of the site as a model reads them, each with the number it is cited by, within so many characters. */
export function renderPassages(passages: readonly Numbered[], characters: number): string {
  const told: string[] = []
  let room = characters
  for (const { number, title, url, text } of passages) {
    const lines = `[${number}] ${oneLine(title)}${url ? ` (${url})` : ''}\n${text}`
    if (lines.length > room) break
    room -= lines.length + 2
    told.push(lines)
  }
  return told.join('\n\n')
}

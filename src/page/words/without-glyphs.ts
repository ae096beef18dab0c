import { oneLine } from '../text.ts'

/** Letters of icon fonts, which mean nothing outside of them. */
const glyphs = /[\u{e000}-\u{f8ff}\u{f0000}-\u{10fffd}]/gu
const mayBeGlyph = /[\ue000-\uf8ff\udb80-\udbff]/

/** Words as they are told: on one line, without the letters of icon fonts. */
export function withoutGlyphs(text: string): string {
  return oneLine(mayBeGlyph.test(text) ? text.replace(glyphs, ' ') : text)
}

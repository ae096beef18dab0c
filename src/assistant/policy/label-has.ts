import { labels, type LabelGroup } from '#languages'
import { plain } from '#protocol'

/** One word list as pieces to look for in a label whose words are set apart by single spaces. */
type Pieces = readonly string[]

// Chinese, Japanese, Korean and Thai put no spaces between words, so there a word is found anywhere.
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

// Plain searching, not one large pattern: compiling that took a second, and a label is a few words.
const pieces: Record<LabelGroup, Pieces> = {
  binding: piecesOf('binding'),
  final: piecesOf('final'),
  destructive: piecesOf('destructive'),
  harmless: piecesOf('harmless'),
  innocent: piecesOf('innocent'),
  search: piecesOf('search'),
  consent: piecesOf('consent'),
  secret: piecesOf('secret'),
  captcha: piecesOf('captcha'),
}

const mayBeInnocent: Partial<Record<LabelGroup, true>> = { binding: true, final: true, destructive: true }

/** Whether a label says this, in any language we know: a page's labels need not be in the visitor's. */
export function labelHas(group: Exclude<LabelGroup, 'innocent'>, label: string | undefined): boolean {
  if (!label) return false
  const spaced = ` ${spacedOut(label)} `
  const text = mayBeInnocent[group] ? withoutInnocent(spaced) : spaced
  return pieces[group].some((piece) => text.includes(piece))
}

function withoutInnocent(text: string): string {
  return pieces.innocent.reduce((rest, piece) => rest.replaceAll(piece, ' '), text)
}

function piecesOf(group: LabelGroup): Pieces {
  return Object.values(labels)
    .flatMap((words) => words[group])
    .map((word) => {
      if (unspaced.test(word)) return spacedOut(word)
      return word.endsWith('*') ? ` ${spacedOut(word)}` : ` ${spacedOut(word)} `
    })
}

function spacedOut(text: string): string {
  return plain(text)
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
}

import { isUnspaced, oncePerKey, takingBackWords, type ConceptLanguage } from '#languages'
import type { Value } from './values.ts'

/** "The 3rd, no, sorry, the 4th", "32 hours a week, no, 30", "… 118, no wait, 119 at the end": a value that is taken back for another of its sort. */
export function withoutTakenBack(
  values: readonly Value[],
  text: string,
  language: ConceptLanguage,
): readonly Value[] {
  const kept: Value[] = []
  for (const value of values) {
    const before = kept.at(-1)
    const meant = before && isTakenBack(text.slice(before.end, value.at), language) && meantBy(before, value)
    // What the wrong number counts stands behind that: "32 hours a week, no, 30".
    const end = before?.noun !== undefined && value.noun === undefined ? before.end : value.end
    if (meant) kept.splice(-1, 1, { ...meant, at: before.at, end, text: text.slice(before.at, end) })
    else kept.push(value)
  }
  return kept
}

/** The value that is meant where one is taken back for another: of a long number its end alone may be told anew. */
function meantBy(wrong: Value, right: Value): Value | undefined {
  if (right.kind === wrong.kind) {
    const nouns = [wrong.noun, right.noun].filter((noun) => noun !== undefined)
    return new Set(nouns).size < 2 ? { ...wrong, ...right } : undefined
  }
  const end = right.kind === 'number' && /^\d+$/.test(right.text) && spelled.has(wrong.kind)
  return end && right.text.length < wrong.value.length && /\d{2}$/.test(wrong.value)
    ? { ...wrong, value: wrong.value.slice(0, -right.text.length) + right.text }
    : undefined
}

const spelled: ReadonlySet<string> = new Set(['phone', 'code', 'postcode'])

function isTakenBack(between: string, language: ConceptLanguage): boolean {
  return patternOf(language).test(between)
}

const patternOf = oncePerKey((language: ConceptLanguage) => {
  const { words, leads } = takingBackWords[language]
  const gap = isUnspaced(language) ? '[\\s,，、.。…—–-]*' : '[\\s,،.;…—–-]+'
  // What was counted may stand behind the number, up to a stop.
  return new RegExp(
    `^(?:[^\\d,،，、。.;…—–]{0,30}[,،，、。.;…—–])?[\\s…—–-]*(?:(?:${words})${gap})+(?:(?:${leads})\\s*)*$`,
    'iu',
  )
})

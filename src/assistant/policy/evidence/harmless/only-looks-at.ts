import { isCoveredBy } from '../../labels/covered.ts'
import type { Span } from '../../labels/phrases.ts'
import { vocabulary } from '../../labels/vocabulary.ts'

/**
 * Whether a label does nothing but look at, look for or sort what it names: "Show sizes", "Flüge suchen", "Open menu".
 * One word of the kind is not enough: "Turn off spam filter", "Open barrier".
 */
export function onlyLooksAt(line: string, named: readonly string[]): boolean {
  if (vocabulary.filter.has(line) && isCoveredBy(line, narrowing, named)) return true
  if (stands(line, vocabulary.sorts.spans(line))) return true
  if (leads(line, vocabulary.seeks.spans(line)) && !isOrdered(line)) return true
  if (stands(line, vocabulary.prints.spans(line)) && !isOrdered(line)) return true
  if (ends(line, vocabulary.looks.spans(line))) return true
  const isShown =
    leads(line, vocabulary.reveals.spans(line)) || ends(line, vocabulary.revealsLast.spans(line))
  return isShown && !isShownInEarnest(line, named)
}

const narrowing = [vocabulary.filter, vocabulary.harmless, vocabulary.views, vocabulary.every]

/** The word is what is done, first or last. In "Unlock and view" it is what comes of it. */
function stands(line: string, spans: readonly Span[]): boolean {
  return leads(line, spans) || ends(line, spans)
}

function leads(line: string, spans: readonly Span[]): boolean {
  return spans.some(([from]) => {
    const before = line.slice(0, from)
    return before.trim() === '' || isCoveredBy(`${before} `, [vocabulary.points])
  })
}

function ends(line: string, spans: readonly Span[]): boolean {
  if (isOrdered(line)) return false
  return spans.some(([, to]) => line.slice(to).trim() === '')
}

/** "Turn off preview", "Filter ausschalten", "Find and replace": something else is ordered, first or last. */
function isOrdered(line: string): boolean {
  if (vocabulary.ands.has(line)) return true
  return orders.some((verbs) => verbs.spans(line).some(([from, to]) => from <= 1 || to >= line.length - 1))
}

const orders = [vocabulary.commands, vocabulary.halts, vocabulary.keeps, vocabulary.changes, vocabulary.puts]

/** What is opened or hidden must be a part of the page, and nothing of somebody's is shown to others or to the police. */
function isShownInEarnest(line: string, named: readonly string[]): boolean {
  const moves = [vocabulary.opens, vocabulary.hides].find((verbs) => verbs.has(line))
  if (moves) return !isCoveredBy(line, [moves, vocabulary.parts, vocabulary.reveals], named)
  if (vocabulary.exposed.has(line)) return true
  return vocabulary.denounces.has(line) && vocabulary.reported.has(line)
}

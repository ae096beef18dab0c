import type { PageIndex } from '../ground/page-index.ts'
import { isQuestion } from '../understand/question.ts'
import type { Fact, FactKind } from './fact.ts'
import { readFacts } from './read-facts.ts'

const telling =
  /^(?:and |also |please |then )*(?:(?:i|we)(?:'ll|’ll|'d|’d| will| would| want| am|'m|’m)?\b|my\b|our\b|(?:deliver|ship|send|bring|post)(?: it| them| everything)? (?:to|by|on)\b|pay(?:ment)?(?: it)?\b|by\b)/i

/** What stands for itself, on whatever page it will be asked for. */
const plainKinds: ReadonlySet<FactKind> = new Set([
  'name',
  'email',
  'tel',
  'street',
  'city',
  'region',
  'postal-code',
  'country',
  'company',
  'date',
  'time',
])
const paying = /\bpay(?:ing|ment)?\b/i

/** What a clause tells beside a form that is being filled and has no field for it: it waits for a later page. */
export function laterFacts(clause: string, index: PageIndex, now: Date): Fact[] {
  if (isQuestion(clause) || !telling.test(clause)) return []
  const facts = readFacts(clause, index, now)
  return paying.test(clause) || facts.some(({ kind }) => plainKinds.has(kind)) ? facts : []
}

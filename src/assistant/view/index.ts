export { isEmptyChoice } from './forms/empty-choice.ts'
export { digest } from './digest.ts'
export type { Amount, AmountRead, Measure, MeasureRead, Moment, MomentRead, Reading } from './facts/fact.ts'
export { dateWritings } from './facts/date-writings.ts'
export { figures, inSmallLetters, letters } from './facts/word-bounds.ts'
export { readFacts } from './facts/read-facts.ts'
export { fingerprint } from './fingerprint.ts'
export { isSecret } from './forms/is-secret.ts'
export { groupBy } from './records/group-by.ts'
export type {
  Field,
  Form,
  PagePassage,
  PageRecord,
  PageView,
  RecordPart,
  RecordStates,
  Thing,
  ViewLine,
} from './page-view.ts'
export { purposeOf, type Purpose } from './forms/purpose.ts'
export { recordOf } from './records/record-of.ts'
export { refusalOf, submissionOf, type Refusal, type Submission } from './forms/submission.ts'
export { viewLines } from './view-lines.ts'
export { viewOf } from './view-of.ts'
export { lineOf, pieceOf } from './says.ts'

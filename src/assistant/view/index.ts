export { isEmptyChoice } from './empty-choice.ts'
export { digest } from './digest.ts'
export type { Amount, AmountRead, Measure, MeasureRead, Moment, MomentRead, Reading } from './facts/fact.ts'
export { readFacts } from './facts/read-facts.ts'
export { fingerprint } from './fingerprint.ts'
export { isSecret } from './is-secret.ts'
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
export { purposeOf, type Purpose } from './purpose.ts'
export { recordOf } from './record-of.ts'
export { refusalOf, sendsForm, submissionOf, type Refusal, type Submission } from './submission.ts'
export { viewLines } from './view-lines.ts'
export { viewOf } from './view-of.ts'
export { lineOf, pieceOf } from './says.ts'

export * from './kinds.ts'
export { dismissWords } from './texts/dismiss-words.ts'
export { launcherNames } from './texts/launcher-names.ts'
export { engineTexts, type TextName } from './texts/engine-texts.ts'
export { replies, type Replies, type ReplyName } from './texts/replies.ts'
export { englishTexts, widgetTexts, type TextKey, type WidgetTexts } from './texts/widget-texts.ts'
export { noWords, yesWords } from './commands/short-answers.ts'
export { cueNames, questionCues, type CueName } from './commands/cue-names.ts'
export { cueWords } from './commands/cue-words.ts'
export { personWords, type PersonWords } from './commands/person-words.ts'
export {
  comparativeNames,
  comparativeWords,
  comparisonNames,
  comparisonWords,
  type ComparisonName,
} from './commands/comparison-words.ts'
export { ordinalWords } from './commands/ordinal-words.ts'
export { numberWords } from './commands/number-words.ts'
export { fieldWords, type FieldPurpose } from './labels/field-words.ts'
export { labels } from './labels/labels.ts'
export { isSecretField, saysSecret, type NamedField } from './labels/is-secret-field.ts'
export type { LabelGroup, LabelWords } from './labels/label-words.ts'
export { pageWords, type PageWords } from './labels/page-words.ts'
export * from './concepts/index.ts'
export { actWords, type ActWords } from './labels/act-words.ts'
export { filterWords } from './labels/filter-words.ts'
export { lookAlikes } from './labels/look-alikes.ts'
export { fillers, signs, wholeBindings } from './labels/signs.ts'
export { wideBindingWords } from './labels/wide-binding-words.ts'

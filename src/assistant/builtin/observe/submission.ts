import type { SequenceStep } from '#protocol'
import { sendsForm } from '../../view/index.ts'
import { linesOf } from '../ground/lines-of.ts'
import type { PageIndex, Thing } from '../ground/page-index.ts'
import { formsOf } from '../fill/forms.ts'
import { isMissing } from '../fill/missing.ts'
import { hash } from './trace.ts'

/** A form as it was when it was sent: what it lacked, and what the page said. */
export interface Submission {
  /** What was pressed. */
  readonly elementId: number
  readonly label: string
  /** What the form must have and had not, by its name. */
  readonly lacked: readonly string[]
  /** Where it was, and the imprints of the page's lines. */
  readonly url: string | undefined
  readonly lines: readonly number[]
}

/** What a page answered that did not take a form. */
export interface Refusal {
  readonly submission: Submission
  readonly wanted: readonly Thing[]
  readonly complaints: readonly string[]
}

const complaint =
  /\b(?:please|required|must|should|invalid|not valid|error|wrong|missing|too \w+|cannot|do not|bitte|ungültig\w*|erforderlich|pflichtfeld|fehlt|veuillez|obligatoire|invalide|obligatori[oa]s?|inválid[oa]|por favor|non valid[oa]|inserisci|verplicht|ongeldig|vul|wymagan\w+|nieprawidłow\w+|zorunlu\w*|geçersiz|lütfen)(?!\p{L})|مطلوب|يرجى|غير صالح|必須|入力してください|正しく|必填|请输入|无效/iu
const welcome =
  /\b(?:thank|success|received|sent|saved|danke|merci|gracias|grazie|obrigad[oa]|bedankt|dziękuj\w+|teşekkür\w*)|شكرا|ありがとう|谢谢/iu

/** The form that a step sends, as it is now; undefined when it sends none. */
export function submissionOf(step: SequenceStep, index: PageIndex): Submission | undefined {
  const thing = index.things.find(({ element }) => element.id === step.elementId)
  const { form, submits } = thing?.element ?? {}
  if (!thing || form === undefined || !(submits || sendsForm(step))) return undefined
  return {
    elementId: step.elementId,
    label: thing.label,
    lacked: lackingIn(index, form).map(({ folded }) => folded),
    url: index.page.url,
    lines: linesOf(index.page).map(hash),
  }
}

/**
 * Whether the page kept the form it was sent: it still lacks what it lacked, or complains of what it holds.
 * A form that was taken is gone or empty, and then lacks what it did not lack before.
 */
export function refusalOf(submission: Submission, index: PageIndex): Refusal | undefined {
  const button = index.things.find(({ element }) => element.id === submission.elementId)
  const form = button?.element.form
  if (form === undefined || button?.label !== submission.label || index.page.url !== submission.url)
    return undefined
  const wanted = lackingIn(index, form).filter(({ folded }) => submission.lacked.includes(folded))
  const before = new Set(submission.lines)
  const complaints = linesOf(index.page).filter(
    (line) => !before.has(hash(line)) && complaint.test(line) && !welcome.test(line),
  )
  return wanted.length > 0 || complaints.length > 0 ? { submission, wanted, complaints } : undefined
}

/** What is empty for sure: of a secret nobody knows, nor of what a page does not tell. */
function lackingIn(index: PageIndex, form: number): Thing[] {
  const things = formsOf(index).find((one) => one.form === form)?.things ?? []
  return things.filter(
    (thing) =>
      (thing.element.value ?? thing.element.checked) !== undefined &&
      !thing.element.secret &&
      thing.element.mark !== 'mask' &&
      isMissing(thing, things),
  )
}

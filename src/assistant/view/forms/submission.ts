import { pageWords } from '#languages'
import { parseKey, plain, verbNamed, type PageContext, type SequenceStep } from '#protocol'
import { digest } from '../digest.ts'
import type { Field, Form, PageView } from '../page-view.ts'
import { says } from '../says.ts'
import { viewOf } from '../view-of.ts'

/** A form as it was when it was sent: what it lacked, and what the page said. Plain JSON: it is kept for the turn. */
export interface Submission {
  /** What was pressed, and its name. */
  readonly elementId: number
  readonly label: string
  readonly url: string | undefined
  /** What the form must have and had not, by its label. */
  readonly lacked: readonly string[]
  /** Imprints of what the page said; absent in what an older version kept. */
  readonly said?: readonly string[]
}

/** What a page answered that did not take a form. */
export interface Refusal {
  /** Labels of what it still lacks or finds wrong. */
  readonly wanted: readonly string[]
  /** The page's own words. */
  readonly complaints: readonly string[]
}

/** The form that a step sends, as it is now; undefined when it sends none. */
export function submissionOf(step: SequenceStep, page: PageContext): Submission | undefined {
  const { elementId } = step
  const view = viewOf(page)
  const thing = view.thing(elementId)
  const form = thing?.form === undefined ? undefined : view.forms[thing.form]
  if (!thing || !form || !(form.submits.includes(thing) || sendsForm(step))) return undefined
  return {
    elementId,
    label: thing.name,
    url: page.url,
    lacked: missingIn(form).map(({ label }) => plain(label)),
    said: textsOf(view).map(imprint),
  }
}

/** Whether a step hands over the form of its element, whichever part of the form that is. */
function sendsForm({ action, inputData = '' }: SequenceStep): boolean {
  const verb = verbNamed(action)
  return verb?.submits === 'always' || (verb?.input === 'key' && parseKey(inputData)?.key === 'Enter')
}

/**
 * Whether the page kept the form it was sent: it still lacks what it lacked, or complains of what it holds.
 * A form that was taken is gone or empty, and then lacks what it did not lack before.
 */
export function refusalOf(submission: Submission, page: PageContext): Refusal | undefined {
  const view = viewOf(page)
  const button = view.thing(submission.elementId)
  const form = button?.form === undefined ? undefined : view.forms[button.form]
  if (!form || button?.name !== submission.label || page.url !== submission.url) return undefined
  const lacking = missingIn(form).filter(({ label }) => submission.lacked.includes(plain(label)))
  const faulty = form.fields.filter(({ invalid }) => invalid !== undefined)
  const news = newTexts(submission, view).filter(isComplaint)
  const wanted = [...new Set([...lacking, ...faulty].map(({ label }) => label))]
  const complaints = [...new Set([...faulty.flatMap(({ invalid }) => (invalid ? [invalid] : [])), ...news])]
  return wanted.length > 0 || complaints.length > 0 ? { wanted, complaints } : undefined
}

function missingIn({ fields }: Form): Field[] {
  return fields.filter(({ missing }) => missing)
}

function textsOf({ passages }: PageView): string[] {
  return passages.flatMap(({ text, behind }) => (behind ? [] : [text]))
}

/** What the page says now and did not say before. A notice is new whatever it says. */
function newTexts({ said }: Submission, view: PageView): string[] {
  const before = said && new Set(said)
  const texts = before ? textsOf(view).filter((text) => !before.has(imprint(text))) : []
  return [...texts, ...(view.outline.notices ?? [])]
}

function imprint(text: string): string {
  return digest(text).slice(0, 8)
}

// A page need not be in the visitor's language: all are looked for at once.
const complains = says(Object.values(pageWords).flatMap(({ complaint }) => complaint))
const thanks = says(Object.values(pageWords).flatMap((words) => words.thanks))

/** Whether a text finds fault with what was filled in. */
function isComplaint(text: string): boolean {
  return complains(text) && !thanks(text)
}

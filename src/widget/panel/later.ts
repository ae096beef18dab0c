export { css, laterBlocks } from '../blocks/later-blocks.ts'
import { ContactPage } from './contact-page.tsx'
import { Earlier } from './earlier.tsx'
import { FeedbackForm } from './feedback-form.tsx'
import { Question } from './question.tsx'
import { QuestionHints } from './question-hints.tsx'
import { ResizeHandle } from './resize-handle.tsx'
import { SentPage } from './sent-page.tsx'
import { TrialNotes } from './trial-notes.tsx'

/** Parts of the panel that few visits need. They come in one file, with the blocks, when the first of them is wanted. */
export const later = {
  ContactPage,
  Earlier,
  FeedbackForm,
  Question,
  QuestionHints,
  ResizeHandle,
  SentPage,
  TrialNotes,
}

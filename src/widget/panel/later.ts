export { css, laterBlocks } from '../blocks/later-blocks.ts'
import { ContactPage } from './home/contact-page.tsx'
import { Earlier } from './home/earlier.tsx'
import { FeedbackForm } from './chat/feedback-form.tsx'
import { Question } from './chat/question.tsx'
import { QuestionHints } from './home/question-hints.tsx'
import { ResizeHandle } from './resize-handle.tsx'
import { SentPage } from './header/sent-page.tsx'
import { Trail } from './chat/trail.tsx'
import { TrialNotes } from './chat/trial-notes.tsx'

/** Parts of the panel that few visits need. They come in one file, with the blocks, when the first of them is wanted. */
export const later = {
  ContactPage,
  Earlier,
  FeedbackForm,
  Question,
  QuestionHints,
  ResizeHandle,
  SentPage,
  Trail,
  TrialNotes,
}

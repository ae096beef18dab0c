/** @jsxImportSource preact */
import css from '../../ui/later.css?inline'
import { useWidget } from '../../ui/widget-context.ts'

const hintsShown = 3
const shortest = 2

/** Questions with a known answer that hold what is being written. */
export function QuestionHints() {
  const { view, actions } = useWidget()
  const { draft, config } = view
  actions.style(css)
  const words = draft.toLowerCase().split(/\s+/).filter(Boolean)
  if (draft.trim().length < shortest || !config.questions) return null
  const fits = (question: string) => {
    const text = question.toLowerCase()
    return text !== draft.trim().toLowerCase() && words.every((word) => text.includes(word))
  }
  const hints = config.questions.filter(fits).slice(0, hintsShown)
  if (hints.length === 0) return null
  return (
    <div class="hints rows">
      {hints.map((question) => (
        <button type="button" onClick={() => actions.send(question)}>
          <span dir="auto">{question}</span>
        </button>
      ))}
    </div>
  )
}

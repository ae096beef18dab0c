/** @jsxImportSource preact */
import { Greeting } from './greeting.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Logo } from '../logo.tsx'
import { suggestionsFor } from './suggestions-for.ts'
import { useWidget } from '../../ui/widget-context.ts'
import { WithLater } from '../with-later.tsx'

const questionsShown = 3

/** Before anything is said: who this is, what can be done on this page, what others ask, earlier talks, a person. */
export function Home() {
  const { view, actions } = useWidget()
  const { config, say } = view
  const suggestions = suggestionsFor(config, say)
  const questions = config.questions?.slice(0, questionsShown) ?? []
  return (
    <div class="home">
      <Logo class="home-logo" />
      <Greeting />
      {suggestions.length > 0 && (
        <section aria-label={say('canDo')}>
          <h3>{say('canDo')}</h3>
          <div class="chips">
            {suggestions.map(({ text, send, prefill }) => (
              <button
                type="button"
                dir="auto"
                onClick={() =>
                  prefill === undefined ? actions.send(send ?? text) : actions.prefill(prefill)
                }
              >
                {text}
              </button>
            ))}
          </div>
        </section>
      )}
      {questions.length > 0 && (
        <div class="rows">
          {questions.map((question) => (
            <button type="button" onClick={() => actions.send(question)}>
              <span dir="auto">{question}</span>
              <Icon name="back" />
            </button>
          ))}
        </div>
      )}
      {view.chats > 0 && <WithLater failure="line">{({ Earlier }) => <Earlier />}</WithLater>}
      {config.contact && (
        <div class="rows">
          <button type="button" onClick={() => actions.show('contact')}>
            <Icon name="mail" />
            <span>{say('talkToPerson')}</span>
            <Icon name="back" />
          </button>
        </div>
      )}
    </div>
  )
}

/** @jsxImportSource preact */
import { useState } from 'preact/hooks'
import { safeImageUrl } from '../../markdown/safe-url.ts'
import { Greeting } from './greeting.tsx'
import { Icon } from '../icon.tsx'
import { suggestionsFor } from './suggestions-for.ts'
import { useLater } from '../use-later.ts'
import { useWidget } from '../widget-context.ts'

const questionsShown = 3

/** Before anything is said: who this is, what can be done on this page, what others ask, earlier talks, a person. */
export function Home() {
  const { view, actions } = useWidget()
  const { config, say } = view
  const suggestions = suggestionsFor(config, say)
  const questions = config.questions?.slice(0, questionsShown) ?? []
  const Earlier = useLater(view.chats > 0)?.Earlier
  return (
    <div class="home">
      <Mark />
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
      {Earlier && <Earlier />}
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

/** The owner's picture, where there is one. */
function Mark() {
  const { config } = useWidget().view
  const [broken, setBroken] = useState(false)
  const logo = broken ? undefined : safeImageUrl(config.logoUrl, location.href)
  if (!logo) return null
  return <img class="home-logo" src={logo} alt="" onError={() => setBroken(true)} />
}

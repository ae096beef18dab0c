/** @jsxImportSource preact */
import type { TurnDebug } from '#protocol'
import trialCss from '../styles/trial.css?inline'
import { useWidget } from '../../ui/widget-context.ts'

const decided = { allow: 'Free', ask: 'Asks first', refuse: 'Refused' } as const

/** For a member who tries the draft: that it is one, and what stood behind each reply. In the dashboard's language. */
export function TrialNotes() {
  const { view, actions } = useWidget()
  const { trial = [] } = view
  actions.style(trialCss)
  const last = trial.at(-1)
  return (
    <details class="trial" lang="en" dir="ltr">
      <summary>
        <b>Test of your draft.</b> {last ? summaryOf(last) : 'Visitors do not see it, and it counts nowhere.'}
      </summary>
      {trial.length === 0 ? (
        <p>
          Say something: what the policy decides, the sources and the tokens of each reply are listed here.
        </p>
      ) : (
        <ol>
          {trial.toReversed().map((debug) => (
            <li>
              <p>{summaryOf(debug)}</p>
              {debug.fault && <p>The model failed: {debug.fault}</p>}
              {debug.decisions.map(({ decision, rule, step, reason }) => (
                <p>
                  <b>{decided[decision]}</b> · {step} · {reason || rule}
                </p>
              ))}
              {debug.sources.map(({ title, url }) => (
                <p>
                  <b>Source</b> · {title}
                  {url && ` · ${url}`}
                </p>
              ))}
            </li>
          ))}
        </ol>
      )}
    </details>
  )
}

function summaryOf({ model, tokens, decisions, sources }: TurnDebug): string {
  const by = model ? `${model}, ${tokens.input} + ${tokens.output} tokens` : 'Built-in engine, no tokens'
  const steps = decisions.length > 0 ? `, ${count(decisions.length, 'step')} judged` : ''
  return `${by}${steps}${sources.length > 0 ? `, ${count(sources.length, 'source')}` : ''}.`
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`
}

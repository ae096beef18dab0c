/** @jsxImportSource preact */
import { Link } from '../markdown/link.tsx'
import { useWidget } from '../ui/widget-context.ts'

/** Asks before anything is stored or sent. */
export function Consent() {
  const { view, actions } = useWidget()
  const { say } = view
  const { text, url } = view.config.consent ?? {}
  return (
    <div class="page consent">
      <h3>{say('consentTitle')}</h3>
      <p>{text ?? say('consentText')}</p>
      {url && (
        <p>
          <Link url={url}>{say('consentLink')}</Link>
        </p>
      )}
      <div class="pair">
        <button class="button" data-kind="primary" type="button" onClick={actions.agree}>
          {say('agree')}
        </button>
        <button class="button" type="button" onClick={actions.close}>
          {say('notNow')}
        </button>
      </div>
    </div>
  )
}

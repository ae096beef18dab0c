/** @jsxImportSource preact */
import { useState } from 'preact/hooks'
import { ContactCard } from '../../blocks/contact-card.tsx'
import cardsCss from '../../blocks/cards.css?inline'
import inputsCss from '../../blocks/inputs.css?inline'
import { ContactForm } from './contact-form.tsx'
import css from '../../ui/later.css?inline'
import { useWidget } from '../../ui/widget-context.ts'

/** How to reach a person of the site, and a message to leave. */
export function ContactPage() {
  const { view, actions } = useWidget()
  const { contact = {} } = view.config
  const { leaveMessage, ...ways } = contact
  actions.style(cardsCss + inputsCss)
  actions.style(css)
  const [left, setLeft] = useState(false)
  return (
    <div class="page">
      <h3>{view.say('talkToPerson')}</h3>
      {Object.keys(ways).length > 0 && <ContactCard data={ways} live={false} answer={() => undefined} />}
      {leaveMessage && !left && <ContactForm done={() => setLeft(true)} />}
      {left && (
        <p class="left" role="status" tabIndex={-1} ref={(said) => said?.focus()}>
          {view.say('messageLeft')}
        </p>
      )}
    </div>
  )
}

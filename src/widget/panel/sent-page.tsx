/** @jsxImportSource preact */
import { isMasked } from '#protocol'
import { useWidget } from './widget-context.ts'

/** What the assistant last got to know about the page, in full. */
export function SentPage() {
  const { view } = useWidget()
  const { say, told } = view
  if (!told)
    return (
      <div class="page">
        <h3>{say('whatWasSent')}</h3>
        <p>{say('nothingSent')}</p>
      </div>
    )
  const elements = told.indexedElements ?? []
  return (
    <div class="page" tabIndex={0} role="group" aria-label={say('whatWasSent')}>
      <h3>{say('whatWasSent')}</h3>
      <p class="quiet">{say('whatWasSentIntro')}</p>
      {isMasked(JSON.stringify(told)) && <p class="quiet">{say('secretTaken')}</p>}
      <dl class="facts">
        <dt>{say('pageTitle')}</dt>
        <dd>{told.title}</dd>
        <dt>{say('pageAddress')}</dt>
        <dd>{told.url}</dd>
      </dl>
      <h4>{say('pageElements', { n: elements.length })}</h4>
      <ul class="plain">
        {elements.map(({ type, text, value }) => (
          <li>
            <small>{type}</small> {text}
            {value ? ` = ${value}` : ''}
          </li>
        ))}
      </ul>
      <h4>{say('pageText')}</h4>
      <p class="quoted">{told.visibleText}</p>
    </div>
  )
}

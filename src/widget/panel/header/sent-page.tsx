/** @jsxImportSource preact */
import { isMasked, outlineOfPage } from '#protocol'
import css from '../../ui/later.css?inline'
import { useWidget } from '../../ui/widget-context.ts'

/** Lines that stand deeper are not moved in further: the panel is narrow. */
const deepest = 8

/** What the assistant last got to know about the page, in full. */
export function SentPage() {
  const { view, actions } = useWidget()
  actions.style(css)
  const { say, told } = view
  if (!told)
    return (
      <div class="page">
        <h3>{say('whatWasSent')}</h3>
        <p>{say('nothingSent')}</p>
      </div>
    )
  const { lines, notices = [] } = outlineOfPage(told)
  const things = lines.filter(([, id]) => id > 0).length
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
      <h4>{say('pageElements', { n: things })}</h4>
      <ul class="plain lines">
        {notices.map((text) => (
          <li>{text}</li>
        ))}
        {lines.map(([depth, , kind, text, state]) => (
          <li style={{ '--depth': Math.min(depth, deepest) }}>
            <small>{kind}</small> {text || state?.hint}
            {state?.value ? ` = ${state.value}` : ''}
            {state?.closed ? ` (${state.closed})` : ''}
          </li>
        ))}
      </ul>
      <h4>{say('pageText')}</h4>
      <p class="quoted">{told.visibleText}</p>
    </div>
  )
}

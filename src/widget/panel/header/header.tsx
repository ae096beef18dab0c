/** @jsxImportSource preact */
import { Icon } from '../../ui/icon.tsx'
import { Logo } from '../logo.tsx'
import { Menu } from './menu.tsx'
import { useWidget } from '../../ui/widget-context.ts'

/** Who is speaking (always said to be an AI), the menu, and the way out. */
export function Header({ title }: { title: string }) {
  const { view, actions } = useWidget()
  const { config, say } = view
  return (
    <div class="head">
      {view.screen === 'chat' ? (
        <span class="mark">
          <Logo instead={<Icon name="sparkle" />} />
        </span>
      ) : (
        <button class="bare back" type="button" aria-label={say('back')} onClick={() => actions.show('chat')}>
          <Icon name="back" />
        </button>
      )}
      <div class="who">
        <h2>{title}</h2>
        {config.siteName && <p>{say('label')}</p>}
      </div>
      {!view.needsConsent && <Menu />}
      {config.layout !== 'inline' && (
        <button class="bare" type="button" aria-label={say('close')} onClick={actions.close}>
          <Icon name={config.layout === 'modal' || view.modal ? 'close' : 'down'} />
        </button>
      )}
    </div>
  )
}

/** @jsxImportSource preact */
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import { runningPlan } from '../conversation/conversation.ts'
import { Aside } from './aside.tsx'
import { Composer } from './composer.tsx'
import { Consent } from './consent.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Log } from './log.tsx'
import { Question } from './question.tsx'
import { SentPage } from './sent-page.tsx'
import { Status } from './status.tsx'
import { StopBar } from './stop-bar.tsx'
import type { Store } from './store.ts'
import { useDialog } from './use-dialog.ts'
import type { Actions, View } from './view.ts'
import { useWidget, WidgetProvider } from './widget-context.ts'

/** What fills the panel: the chat, or one of the pages behind the menu. */
export type Screen = 'chat' | 'sent' | 'clear' | 'clearPast'

/** The whole panel. */
export function App({ store, actions }: { store: Store<View>; actions: Actions }) {
  const [view, setView] = useState(store.get)
  const [screen, setScreen] = useState<Screen>('chat')
  useLayoutEffect(() => {
    const look = () => setView(store.get())
    look() // something may have changed since the first drawing
    return store.subscribe(look)
  }, [store])
  useEffect(() => setScreen('chat'), [view.open])
  const panel = useDialog(view, actions)
  const { config, say } = view
  const [y, x] = config.position.split('-')
  const acting = runningPlan(view.conversation) !== undefined
  const title = config.siteName ? say('assistantOf', { site: config.siteName }) : say('label')

  return (
    <WidgetProvider value={{ view, actions }}>
      {config.layout === 'modal' && view.open && !view.aside && <div class="scrim" onClick={actions.close} />}
      <section
        ref={panel}
        class="panel"
        role={config.layout === 'inline' ? 'region' : 'dialog'}
        aria-modal={view.modal || undefined}
        aria-label={config.siteName ? `${title}, ${say('label')}` : title}
        data-layout={config.layout}
        data-x={x}
        data-y={y}
        data-aside={view.aside}
        data-acting={acting || undefined}
        hidden={!view.open}
        tabIndex={-1}
        lang={view.language}
      >
        {view.aside ? (
          <Aside />
        ) : (
          <>
            <Header title={title} screen={screen} show={setScreen} />
            <Body screen={screen} show={setScreen} />
          </>
        )}
      </section>
      <div class="unseen" aria-live="polite" aria-atomic="true" role="status">
        {view.announcement}
      </div>
    </WidgetProvider>
  )
}

function Body({ screen, show }: { screen: Screen; show: (screen: Screen) => void }) {
  const { view } = useWidget()
  if (view.needsConsent) return <Consent />
  if (screen === 'sent') return <SentPage />
  if (screen === 'clear' || screen === 'clearPast')
    return <Question past={screen === 'clearPast'} back={() => show('chat')} />
  return (
    <>
      <Status />
      <Log />
      <StopBar />
      <Composer />
      <Footer />
    </>
  )
}

/** @jsxImportSource preact */
import { useLayoutEffect, useState } from 'preact/hooks'
import { runningPlan } from '../conversation/conversation.ts'
import { Aside } from './chat/aside.tsx'
import { Composer } from './chat/composer.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header/header.tsx'
import { Log } from './chat/log.tsx'
import { Status } from './chat/status.tsx'
import { StopBar } from './chat/stop-bar.tsx'
import type { Store } from '../core/store.ts'
import { useDialog } from './use-dialog.ts'
import type { Actions, View } from '../core/view.ts'
import { useWidget, WidgetProvider } from '../ui/widget-context.ts'
import { widthBeside } from './width-beside.ts'
import { WithLater } from './with-later.tsx'

/** The whole panel. */
export function App({ store, actions }: { store: Store<View>; actions: Actions }) {
  const [view, setView] = useState(store.get)
  useLayoutEffect(() => {
    const look = () => setView(store.get())
    look() // something may have changed since the first drawing
    return store.subscribe(look)
  }, [store])
  const panel = useDialog(view, actions)
  const { config, say } = view
  const [y, x] = config.position.split('-')
  const acting = runningPlan(view.conversation) !== undefined
  const sized = view.beside && config.layout === 'side-panel'
  // Whoever gives one order after the other finds where to write also beside what was done. On a phone the page has all
  // the room there is.
  const writes = view.aside ? !view.modal : chats(view)
  const title = config.siteName ? say('assistantOf', { site: config.siteName }) : say('label')

  return (
    <WidgetProvider value={{ view, actions }}>
      {config.layout === 'modal' && view.open && !view.aside && <div class="scrim" onClick={actions.close} />}
      <section
        ref={panel}
        class="panel"
        role={config.layout === 'inline' ? 'region' : 'dialog'}
        aria-modal={(view.modal && !view.aside) || undefined}
        aria-label={config.siteName ? `${title}, ${say('label')}` : title}
        data-layout={config.layout}
        data-x={x}
        data-y={y}
        data-aside={view.aside}
        data-acting={acting || undefined}
        hidden={!view.open}
        tabIndex={-1}
        lang={view.language}
        style={sized ? { width: widthBeside(view.width) } : undefined}
      >
        {sized && <WithLater>{({ ResizeHandle }) => <ResizeHandle />}</WithLater>}
        {view.aside ? <Aside /> : <Large title={title} />}
        {writes && <Composer />}
        {writes && !view.aside && <Footer />}
      </section>
      <div class="unseen" aria-live="polite" aria-atomic="true" role="status">
        {view.announcement}
      </div>
    </WidgetProvider>
  )
}

function chats({ screen, needsConsent }: View): boolean {
  return screen === 'chat' && !needsConsent
}

function Large({ title }: { title: string }) {
  const { view } = useWidget()
  return (
    <>
      <Header title={title} />
      {chats(view) ? <Chat /> : <LaterScreen />}
    </>
  )
}

function Chat() {
  const { view } = useWidget()
  return (
    <>
      {view.trial && <WithLater>{({ TrialNotes }) => <TrialNotes />}</WithLater>}
      <Status />
      <Log />
      <StopBar />
      {view.draft && view.config.questions && (
        <WithLater>{({ QuestionHints }) => <QuestionHints />}</WithLater>
      )}
    </>
  )
}

function LaterScreen() {
  const { screen, needsConsent } = useWidget().view
  return (
    <WithLater failure="page">
      {({ Consent, SentPage, ContactPage, Question }) => {
        if (needsConsent) return <Consent />
        if (screen === 'sent') return <SentPage />
        if (screen === 'contact') return <ContactPage />
        return <Question past={screen === 'clearPast'} />
      }}
    </WithLater>
  )
}

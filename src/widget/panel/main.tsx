/** @jsxImportSource preact */
import { render } from 'preact'
import type { Handover, Panel } from '../loader/handover.ts'
import { App } from './app.tsx'
import { createWidget } from '../app/create-widget.ts'
import { tokens } from '../look/tokens.ts'
import panelCss from './styles/panel.css?inline'
import controlsCss from './styles/controls.css?inline'
import homeCss from './styles/home.css?inline'
import headerCss from './styles/header.css?inline'
import composerCss from './styles/composer.css?inline'
import conversationCss from './styles/conversation.css?inline'
import actingCss from './styles/acting.css?inline'
import markdownCss from '../markdown/markdown.css?inline'
import blocksCss from '../blocks/blocks.css?inline'

const styles = [
  panelCss,
  controlsCss,
  headerCss,
  composerCss,
  conversationCss,
  homeCss,
  actingCss,
  markdownCss,
  blocksCss,
]

/** Puts the panel into the loader's shadow root. */
export function mount(handover: Handover): Panel {
  const { host } = handover
  for (const css of [tokens(handover.config), ...styles]) host.style(css)
  const { view, actions, panel } = createWidget(handover)
  // To a dialog that we live in, or to what is open while the visitor answers, a press on us is no press beside it,
  // which would close some.
  for (const press of ['click', 'pointerdown', 'mousedown', 'pointerup', 'mouseup'])
    host.element.addEventListener(press, (event) => {
      if (host.element.closest('dialog') || view.get().conversation.busy) event.stopPropagation()
    })
  const place = document.createElement('div')
  host.frame.append(place)
  render(<App store={view} actions={actions} />, place)
  return {
    ...panel,
    get state() {
      return panel.state
    },
    destroy() {
      panel.destroy()
      render(null, place)
    },
  }
}

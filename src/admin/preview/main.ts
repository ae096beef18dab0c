import { previewReady, type PreviewReply, type PreviewState } from './preview-state.ts'
import { standInServer } from './stand-in-server.ts'
import { standInSocket } from './stand-in-socket.ts'

interface Widget {
  open?: () => void
  destroy?: () => void
}

const page = window as unknown as { Pagehand?: Widget; fetch: unknown; WebSocket: unknown }
let shown: PreviewState | undefined

// The frame is sandboxed and has no origin, so the real widget runs in it without reaching anything.
const server = standInServer(
  () => {
    if (!shown) throw new Error('Nothing is shown yet.')
    return shown
  },
  (question) => window.parent.postMessage(question, '*'),
)
page.fetch = async (address: string, init?: { body?: string }) =>
  Response.json(server.answer(new URL(address).pathname, init?.body ? JSON.parse(init.body) : undefined))
page.WebSocket = standInSocket(server)

// Whoever is typing into the editor keeps the focus; the widget takes it when it opens.
const { focus } = HTMLElement.prototype
HTMLElement.prototype.focus = function (options) {
  if (document.hasFocus()) focus.call(this, options)
}

window.addEventListener('message', ({ source, data }) => {
  if (source !== window.parent) return
  if ('reply' in (data as object)) server.take((data as PreviewReply).reply)
  else show(data as PreviewState)
})
window.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
})
window.parent.postMessage(previewReady, '*')

/** Takes the widget off the page and puts it back as the editor has it now. */
function show(state: PreviewState): void {
  shown = state
  server.forget()
  document.documentElement.dataset.theme = state.dark ? 'dark' : 'light'
  const place = document.querySelector<HTMLElement>('#pagehand')
  if (place) place.hidden = state.config.layout !== 'inline'
  page.Pagehand?.destroy?.()
  document.querySelector('script[data-preview]')?.remove()
  const script = document.createElement('script')
  script.dataset.preview = ''
  script.src = '/widget.js'
  script.addEventListener('load', () => {
    if (state.scene === 'open' || state.scene === 'talk') page.Pagehand?.open?.()
  })
  document.head.append(script)
}

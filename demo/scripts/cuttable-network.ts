const cutMs = 5_000

/** Dispatch it on `window` to be without a network for five seconds. */
export const cutNetwork = 'fieldlamp:cut'

/**
 * The demo's own network switch. It is in place before the assistant's script runs, so that it can close the
 * assistant's connection and refuse new ones for a while, as a tunnel would. A real site has nothing like it.
 */
export function makeNetworkCuttable(): void {
  const { WebSocket: RealWebSocket, XMLHttpRequest: RealRequest, fetch: realFetch } = window
  const sockets = new Set<WebSocket>()
  const requests = new Set<XMLHttpRequest>()
  let isCut = false

  window.WebSocket = class extends RealWebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols)
      sockets.add(this)
      this.addEventListener('close', () => sockets.delete(this))
      // Closed before it is open, a socket fails as it does without a network.
      if (isCut) this.close()
    }
  }

  window.XMLHttpRequest = class extends RealRequest {
    override send(body?: Document | XMLHttpRequestBodyInit | null): void {
      requests.add(this)
      this.addEventListener('loadend', () => requests.delete(this))
      super.send(body)
      if (isCut) this.abort()
    }
  }

  window.fetch = (...request) =>
    isCut ? Promise.reject(new TypeError('Failed to fetch')) : realFetch.apply(window, request)

  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => !isCut })

  window.addEventListener(cutNetwork, () => {
    if (isCut) return
    isCut = true
    for (const socket of sockets) socket.close()
    for (const request of requests) request.abort()
    window.dispatchEvent(new Event('offline'))
    setTimeout(() => {
      isCut = false
      window.dispatchEvent(new Event('online'))
    }, cutMs)
  })
}

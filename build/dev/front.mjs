import { answerFault } from './answer-fault.mjs'
import { createForward } from './forward.mjs'

/**
 * Joins vite, the server's process and what is made for browsers at one address. A request waits until what it asks
 * for is made; what could not be made answers with its fault.
 */
export function createFront({ dashboard, server, parts, trustsProxies }) {
  const forward = createForward({
    trustsProxies,
    changeHeaders,
    // The server has just ended; whoever asks again learns why, or reaches the next.
    onFault: (request, response, { message }) =>
      answerFault(request, response, { line: 'The server did not answer.', text: message }),
  })

  return {
    request(request, response) {
      const { url } = request
      if (!url.startsWith('/dashboard/')) return void pass(request, response)
      // The preview's frame has no origin of its own, so its scripts come across origins.
      if (request.headers.origin === 'null') response.setHeader('access-control-allow-origin', '*')
      dashboard.middlewares(request, response, () => {
        // Vite has taken its base away.
        request.url = url
        void pass(request, response)
      })
    },
    async upgrade(request, socket, head) {
      // Vite listens for its own.
      if (request.headers['sec-websocket-protocol']?.startsWith('vite-')) return
      socket.on('error', () => socket.destroy())
      const fault = await parts.server.settled()
      if (fault) socket.destroy()
      else forward.upgrade(request, socket, head, server.where().port)
    },
    close: () => forward.close(),
  }

  async function pass(request, response) {
    const fault = (await partOf(request.url)?.settled()) ?? (await parts.server.settled())
    if (response.destroyed) return
    if (fault) answerFault(request, response, fault)
    else forward.request(request, response, server.where().port)
  }

  function partOf(url) {
    const [, name] = /^\/(widget|demo|dashboard)(?:\.js|\/|$|\?)/.exec(url) ?? []
    return parts[name]
  }
}

/** What changes with the sources is asked for every time, and vite may run in the dashboard. */
function changeHeaders({ url }, headers) {
  if (/^\/(?:widget\.js|widget\/|demo\/)/.test(url)) return { ...headers, 'cache-control': 'no-cache' }
  const policy = headers['content-security-policy']
  const [nonce] = /'nonce-[^']+'/.exec(policy ?? '') ?? []
  if (nonce === undefined || !url.startsWith('/dashboard')) return headers
  const forVite = policy.replace("script-src 'self'", `script-src 'self' ${nonce}; worker-src blob:`)
  return { ...headers, 'content-security-policy': forVite }
}

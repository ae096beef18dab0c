import { Agent, request as ask } from 'node:http'
import { connect } from 'node:net'

/** Hands requests and sockets on to the server's process. `changeHeaders` has the last word on an answer's. */
export function createForward({ trustsProxies, changeHeaders, onFault }) {
  const agent = new Agent({ keepAlive: true })

  return {
    request(request, response, port) {
      const onward = ask({
        host: '127.0.0.1',
        port,
        agent,
        method: request.method,
        path: request.url,
        headers: { ...request.headers, 'x-forwarded-for': addressesOf(request) },
      })
      onward.on('response', (answer) => {
        response.writeHead(answer.statusCode, changeHeaders(request, answer.headers))
        answer.pipe(response)
        answer.on('error', () => response.destroy())
      })
      onward.on('error', (fault) => {
        if (response.headersSent || request.destroyed) response.destroy()
        else onFault(request, response, fault)
      })
      response.on('close', () => onward.destroy())
      request.pipe(onward)
    },

    /** The server's answer to an upgrade, whatever it is, goes back as it comes. */
    upgrade(request, socket, head, port) {
      const onward = connect(port, '127.0.0.1', () => {
        const headers = rawHeaders(request, addressesOf(request))
        onward.write(`${request.method} ${request.url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`)
        onward.write(head)
        socket.pipe(onward).pipe(socket)
      })
      onward.on('error', () => socket.destroy())
      onward.on('close', () => socket.destroy())
      socket.on('error', () => onward.destroy())
      socket.on('close', () => onward.destroy())
    },

    close: () => agent.destroy(),
  }

  /** Whoever does not trust proxies believes nothing that a client says of its address. */
  function addressesOf({ headers, socket }) {
    const told = trustsProxies ? headers['x-forwarded-for'] : undefined
    return [told, socket.remoteAddress].filter(Boolean).join(', ')
  }
}

function rawHeaders({ rawHeaders: raw }, addresses) {
  const lines = []
  for (let index = 0; index < raw.length; index += 2)
    if (raw[index].toLowerCase() !== 'x-forwarded-for') lines.push(`${raw[index]}: ${raw[index + 1]}`)
  return [...lines, `X-Forwarded-For: ${addresses}`]
}

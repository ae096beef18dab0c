import { clientEvents, serverEvents } from '#protocol'

/** AsyncAPI 3 of the socket, made from the schemas that validate its events. */
export function asyncApi(version: string, serverUrl: string) {
  const { host, protocol } = new URL(serverUrl)
  const channel = { $ref: '#/channels/session' }
  const messages = { ...messagesOf(clientEvents), ...messagesOf(serverEvents) }
  const references = (events: object) =>
    Object.keys(events).map((name) => ({ $ref: `#/channels/session/messages/${name}` }))
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Pagehand',
      version,
      description: 'The socket of a visitor session: socket.io 4 at /socket.io/?sessionId=ID.',
    },
    defaultContentType: 'application/json',
    servers: { pagehand: { host, protocol: protocol === 'https:' ? 'wss' : 'ws', pathname: '/socket.io/' } },
    channels: {
      session: {
        address: '/socket.io/',
        bindings: {
          ws: {
            query: { type: 'object', properties: { sessionId: { type: 'string' } }, required: ['sessionId'] },
          },
        },
        messages,
      },
    },
    operations: {
      // Named from the server's side, as AsyncAPI does: it receives what the widget says.
      receive: { action: 'receive', channel, messages: references(clientEvents) },
      send: { action: 'send', channel, messages: references(serverEvents) },
    },
  }
}

function messagesOf(events: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(events).map(([name, payload]) => [name, { name, payload }]))
}

import { openSharedStore } from '#store'

// A node that is killed while it writes: it says `ready`, and then commits one answer under the lease it was given.
const [databaseUrl = '', redisUrl = '', sessionId = '', fence = '0'] = process.argv.slice(2)
const store = await openSharedStore({ databaseUrl, redisUrl, sessionIdleMs: 1_800_000 })
const inbox = await store.sessions.inbox(sessionId)
await store.sessions.commit({
  sessionId,
  fence: Number(fence),
  events: [
    { name: 'message_chunk', payload: { delta: 'an answer', streamId: 's', chunkIndex: 0 } },
    { name: 'message_done', payload: { text: 'an answer', streamId: 's' } },
  ],
  history: [{ entry: { role: 'assistant', content: 'an answer' }, after: 1 }],
  consumed: inbox.map(({ id }) => id),
  turn: { answered: true },
  wakeAt: null,
})

// Talks to the interface without a browser: node examples/node-client/main.mjs BASE_URL [MESSAGE] [ORIGIN]
import { io } from 'socket.io-client'

const [
  base = 'http://localhost:8787',
  message = 'How long do I have to return a lamp?',
  origin = new URL(base).origin,
] = process.argv.slice(2)

// The origin is the only credential: it must be a registered site.
const { sessionId, wsUrl } = await post('/api/session/init', { pageUrl: origin })
const socket = io(wsUrl, { query: { sessionId }, extraHeaders: { origin } })

socket.on('connect_error', (error) => fail(`The socket was refused: ${error.message}`))
socket.on('error', ({ message }) => fail(message))
socket.on('connect', () => socket.emit('join_session', { sessionId }))
socket.once('session_joined', () =>
  post('/api/chat', {
    sessionId,
    message,
    pageContext: {
      url: `${origin}/`,
      title: 'Returns',
      visibleText: 'You have 30 days to return a lamp, free of charge.',
    },
  }).catch((error) => fail(error.message)),
)

socket.on('message_chunk', ({ delta }) => process.stdout.write(delta))
socket.on('message_done', ({ more }) => {
  process.stdout.write('\n')
  if (!more) socket.disconnect()
})
socket.on('message', ({ text }) => {
  console.log(text)
  socket.disconnect()
})

async function post(path, body) {
  const response = await fetch(base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(body),
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(`${response.status} ${answer.error}: ${answer.message}`)
  return answer
}

function fail(text) {
  console.error(text)
  process.exitCode = 1
  socket.disconnect()
}

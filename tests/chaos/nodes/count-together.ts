import { origin } from '../turns/house.ts'

/** Sends so many chats of one new session to several nodes at once; how many were let through. */
export async function countTogether(urls: readonly string[], requests: number): Promise<number> {
  const post = (path: string, body: unknown, url = urls[0]) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const { sessionId } = (await (await post('/api/session/init', {})).json()) as { sessionId: string }
  const answers = await Promise.all(
    Array.from({ length: requests }, (_, place) =>
      post('/api/chat', { sessionId, message: `message ${place}` }, urls[place % urls.length]),
    ),
  )
  await Promise.all(answers.map((answer) => answer.text()))
  return answers.filter(({ ok }) => ok).length
}

import { request, type Agent } from 'node:http'

/** Posts a chat message by the plainest client there is: what `fetch` takes in this process is not the server's. */
export function postChat(
  url: string,
  options: { agent: Agent; origin: string; body: string },
): Promise<void> {
  const { agent, origin, body } = options
  return new Promise((resolve, reject) => {
    const headers = {
      origin,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    }
    const sent = request(`${url}/api/chat`, { method: 'POST', agent, headers }, (answer) => {
      answer.resume()
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`chat answered ${answer.statusCode}`)),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

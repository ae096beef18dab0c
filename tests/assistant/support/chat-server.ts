import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AssistantOptions } from '#assistant'
import type { PageContext } from '#protocol'
import { createClock } from './clock.ts'
import { contactPage } from './contact-page.ts'
import { setStage } from './stage.ts'

// Written after what the servers and their templates are known to send; none of them was asked.

export type ChatAnswer =
  | { readonly status: number; readonly body: object; readonly headers?: Record<string, string> }
  | { readonly chunks: readonly (object | string)[]; readonly breaks?: boolean }

export interface ChatRequest {
  readonly messages: { role: string; content: unknown; tool_calls?: { function: { name: string } }[] }[]
}

export interface ChatSetup extends Partial<AssistantOptions> {
  readonly provider?: 'compatible' | 'openai'
  readonly page?: PageContext
}

const close: (() => void)[] = []

/** Ends the servers of a test. */
export function closeChatServers(): void {
  for (const end of close.splice(0)) end()
}

/** A server of chat completions that answers with these, one after the other, and then with the last; and a stage before it. */
export async function setChat(
  { provider = 'compatible', page = contactPage(), ...more }: ChatSetup,
  ...answers: readonly ChatAnswer[]
) {
  const requests: ChatRequest[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      const index = requests.push(JSON.parse(body) as ChatRequest) - 1
      const answer = answers[Math.min(index, answers.length - 1)]!
      if ('status' in answer) {
        response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
        return void response.end(JSON.stringify(answer.body))
      }
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      const lines = answer.chunks.map(
        (part) => `data: ${typeof part === 'string' ? part : JSON.stringify(part)}\n\n`,
      )
      if (answer.breaks)
        return void response.write(lines.join(''), () => setImmediate(() => response.destroy()))
      for (const line of lines) response.write(line)
      response.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const clock = createClock()
  const { now, delay } = clock
  const options = {
    assistant: `${provider}:m`,
    baseUrl: `http://127.0.0.1:${port}/v1`,
    apiKey: 'k',
    now,
    delay,
    ...more,
  }
  return { stage: setStage(options, page), requests, clock }
}

export const chunk = (delta: object, finish: string | null = null) => ({
  id: 'c',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'm',
  choices: [{ index: 0, delta, finish_reason: finish }],
})
export const text = (...pieces: string[]) => pieces.map((content) => chunk({ content }))
export const stop = [chunk({}, 'stop'), '[DONE]']
export const ended = [chunk({}, 'tool_calls'), '[DONE]']
export const call = (name: string, given: unknown) =>
  chunk({ tool_calls: [{ index: 0, id: 'c1', type: 'function', function: { name, arguments: given } }] })

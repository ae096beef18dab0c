import { existsSync, mkdirSync, readFileSync, watch, writeFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { readAnswer, type PlayedAnswer } from './answer-file.ts'
import { beginningOf, requestPage, type ChatRequest } from './request-page.ts'

export interface StandInOptions {
  /** Requests are written here, and answers read. */
  readonly folder: string
  readonly port: number
  readonly print: (line: string) => void
}

/** A server of chat completions whose model is whoever writes into a folder. */
export async function startStandIn({ folder, port, print }: StandInOptions) {
  mkdirSync(folder, { recursive: true })
  const asked: string[] = []
  const conversations = new Map<string, number>()
  const server = createServer((request, response) => {
    if (request.method === 'GET') return void json(response, { object: 'list', data: [{ id: 'stand-in' }] })
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (part: string) => (body += part))
    request.on('end', () => void answer(body, response))
  })

  async function answer(body: string, response: ServerResponse): Promise<void> {
    const name = String(asked.push(body)).padStart(3, '0')
    const request = JSON.parse(body) as ChatRequest
    const begin = beginningOf(request)
    writeFileSync(join(folder, `${name}.request.json`), JSON.stringify(request, undefined, 2))
    writeFileSync(join(folder, `${name}.request.md`), requestPage(request, conversations.get(begin) ?? 0))
    conversations.set(begin, Math.max(0, (request.messages?.length ?? 1) - 1))
    print(`${name}: read ${name}.request.md and write ${name}.answer.md`)
    const gone = new AbortController()
    response.on('close', () => gone.abort())
    const played = await written(join(folder, `${name}.answer.md`), gone.signal)
    if (!played) return print(`${name}: nobody waits for an answer any more`)
    stream(response, played)
    print(`${name}: answered`)
  }

  /** What was written, once it can be read; undefined when nobody waits for it any more. */
  function written(file: string, signal: AbortSignal): Promise<PlayedAnswer | undefined> {
    return new Promise((resolve) => {
      const look = () => {
        if (!existsSync(file)) return
        const text = readFileSync(file, 'utf8')
        if (text.trim() === '') return
        try {
          end(readAnswer(text))
        } catch (fault) {
          print(`${file} cannot be read yet: ${String(fault)}`)
        }
      }
      const watcher = watch(folder, look)
      const end = (answer: PlayedAnswer | undefined) => {
        watcher.close()
        resolve(answer)
      }
      signal.addEventListener('abort', () => end(undefined))
      look()
    })
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    /** How often the model was asked, in all or in conversations that hold these words. */
    asked: (words = '') => asked.filter((body) => body.includes(JSON.stringify(words).slice(1, -1))).length,
    port: (server.address() as AddressInfo).port,
    close(): Promise<void> {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function json(response: ServerResponse, value: object): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(value))
}

function stream(response: ServerResponse, { text, calls }: PlayedAnswer): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const send = (delta: object, finish: string | null = null) =>
    response.write(
      `data: ${JSON.stringify({ object: 'chat.completion.chunk', model: 'stand-in', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
    )
  for (const piece of text.match(/\s*\S+/g) ?? []) send({ content: piece })
  for (const [index, { name, input }] of calls.entries()) {
    const call = { name, arguments: JSON.stringify(input) }
    send({ tool_calls: [{ index, id: `call_${index}_${Date.now()}`, type: 'function', function: call }] })
  }
  send({}, calls.length > 0 ? 'tool_calls' : 'stop')
  response.end('data: [DONE]\n\n')
}

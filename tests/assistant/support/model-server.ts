import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { anthropicFormat } from './anthropic-format.ts'
import { googleFormat } from './google-format.ts'
import { openaiFormat } from './openai-format.ts'

/** What a model does with one request. */
export interface ModelReply {
  readonly text?: string
  /** Arguments may be text, to be wrong on purpose. */
  readonly calls?: readonly { readonly name: string; readonly input: object | string }[]
  /** Arguments come in one piece. */
  readonly whole?: boolean
  /** Instead of an answer: an HTTP status. */
  readonly status?: number
  readonly headers?: Record<string, string>
  /** Where it stops for ever, or breaks the line. */
  readonly stall?: 'before' | 'after-text'
  readonly cut?: 'before' | 'after-text' | 'quietly'
  /** The end the provider names; by default what fits. */
  readonly finish?: string
}

/** A request's messages as text, and the whole of it. */
export interface SeenRequest {
  readonly body: Record<string, unknown>
  readonly headers: IncomingMessage['headers']
}

export type Script = readonly ModelReply[] | ((request: SeenRequest, index: number) => ModelReply)

/** How a provider writes an answer: as lines of an event stream, tool arguments cut into pieces. */
export interface Format {
  readonly path: string
  begin(): string[]
  text(piece: string): string[]
  calls(calls: NonNullable<ModelReply['calls']>, fragments: (text: string) => string[]): string[]
  end(reply: ModelReply): string[]
}

const formats = { openai: openaiFormat, anthropic: anthropicFormat, google: googleFormat }

export type FormatName = keyof typeof formats

export interface ModelServer {
  readonly baseUrl: string
  readonly requests: SeenRequest[]
  /** Resolves when this many requests have come. */
  received(count: number): Promise<void>
  close(): Promise<void>
}

/** A model behind real HTTP, in a provider's own streaming format. */
export async function startModelServer(format: FormatName, script: Script): Promise<ModelServer> {
  const write = formats[format]
  const requests: SeenRequest[] = []
  const waiting: { count: number; resolve: () => void }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => (body += chunk))
    request.on('end', () => {
      if (!request.url?.endsWith(write.path)) return void response.writeHead(404).end()
      const seen = { body: JSON.parse(body) as Record<string, unknown>, headers: request.headers }
      const index = requests.push(seen) - 1
      for (const waiter of waiting) if (requests.length >= waiter.count) waiter.resolve()
      const reply =
        typeof script === 'function' ? script(seen, index) : script[Math.min(index, script.length - 1)]
      answer(response, reply ?? {}, write)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    received: (count) =>
      requests.length >= count
        ? Promise.resolve()
        : new Promise((resolve) => waiting.push({ count, resolve })),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function answer(response: ServerResponse, reply: ModelReply, format: Format): void {
  if (reply.status) {
    response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers })
    response.end(JSON.stringify({ error: { message: 'as the test wants it', type: 'test' } }))
    return
  }
  if (reply.cut === 'before') return void response.destroy()
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.flushHeaders()
  if (reply.stall === 'before') return
  const pieces = reply.text?.match(/[\s\S]{1,7}/gu) ?? []
  const lines = [...format.begin(), ...pieces.flatMap((piece) => format.text(piece))]
  if (reply.stall === 'after-text') return void response.write(lines.join(''))
  if (reply.cut === 'after-text')
    return void response.write(lines.join(''), () => setImmediate(() => response.destroy()))
  if (reply.cut === 'quietly') return void response.end(lines.join(''))
  const cut = reply.whole ? (text: string) => [text] : fragments
  for (const line of [...lines, ...format.calls(reply.calls ?? [], cut), ...format.end(reply)])
    response.write(line)
  response.end()
}

/** Cuts where nobody would: in the middle of words, numbers and escapes. */
function fragments(text: string): string[] {
  return text.match(/[\s\S]{1,5}/gu) ?? ['']
}

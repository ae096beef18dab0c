import { errorWords } from '../faults/error-words.ts'
import { readJson } from '../read-json.ts'
import { statusOf } from '../faults/stream-error.ts'

/**
 * A fetch that reads the event streams of chat completions as servers in the wild write them: arguments as an object,
 * a refusal beside the text, an error in any of its shapes, counts as text, and an end that only `[DONE]` tells.
 * Everything else passes as it came.
 */
export function withMendedStreams(fetchFrom: typeof fetch): typeof fetch {
  return async (address, init) => {
    const response = await fetchFrom(address, init)
    const type = response.headers.get('content-type') ?? ''
    if (response.ok && type.includes('application/json')) return withItsStatus(response)
    if (!response.body || !type.includes('text/event-stream')) return response
    const body = response.body.pipeThrough(mendedLines())
    return new Response(body, { status: response.status, headers: response.headers })
  }
}

/** Some servers tell of an error as if all were well. */
async function withItsStatus(response: Response): Promise<Response> {
  const { status, headers } = response
  const text = await response.text()
  const error = errorWords(readJson(text)?.value)
  return new Response(text, { status: error.words === '' ? status : statusOf(error), headers })
}

/** From bytes to bytes in one stream: every further one costs the first word a part of a millisecond. */
function mendedLines(): TransformStream<Uint8Array, Uint8Array> {
  const mend = lineMender()
  const decoder = new TextDecoder()
  const encoder = new TextEncoder()
  let rest = ''
  return new TransformStream({
    transform(bytes, out) {
      const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      if (lines.length > 0) out.enqueue(encoder.encode(`${lines.map(mend).join('\n')}\n`))
    },
    flush(out) {
      rest += decoder.decode()
      if (rest !== '') out.enqueue(encoder.encode(mend(rest)))
    },
  })
}

interface Chunk {
  object?: string
  error?: unknown
  usage?: Record<string, unknown> | null
  choices?: { index?: number; delta?: Delta; finish_reason?: string | null }[]
}

interface Delta {
  content?: string | null
  refusal?: string | null
  tool_calls?: { function?: { arguments?: unknown } }[]
}

function lineMender(): (line: string) => string {
  let ended = false
  let called = false
  return (line) => {
    if (!line.startsWith('data:')) return line
    called ||= line.includes('"tool_calls"')
    ended ||= /"finish_reason"\s*:\s*"/.test(line)
    if (line.includes('[DONE]') && !ended) return `${endOf(called)}\n\n${line}`
    if (!/_tokens"\s*:\s*"|"refusal"\s*:\s*"|"arguments"\s*:\s*\{|"(?:error|detail)"\s*[:,}]/.test(line))
      return line
    try {
      return `data: ${JSON.stringify(mended(JSON.parse(line.slice(5)) as Chunk))}`
    } catch (cause) {
      if (cause instanceof SyntaxError) return line
      throw cause
    }
  }
}

function endOf(called: boolean): string {
  const choice = { index: 0, delta: {}, finish_reason: called ? 'tool_calls' : 'stop' }
  return `data: ${JSON.stringify({ choices: [choice] })}`
}

function mended(chunk: Chunk): Chunk {
  // Beside choices nobody would look at an error; and the library knows one of its shapes.
  const error = chunk.error || !chunk.choices ? errorWords(chunk.error || chunk) : undefined
  if (error && (error.words !== '' || error.kinds.length > 0))
    return { error: { message: error.words, code: error.kinds.join(' ') } }
  if (chunk.usage) chunk.usage = inNumbers(chunk.usage)
  for (const { delta } of chunk.choices ?? []) {
    if (!delta) continue
    if (delta.refusal) delta.content = `${delta.content ?? ''}${delta.refusal}`
    for (const { function: called } of delta.tool_calls ?? [])
      if (called && typeof called.arguments === 'object') called.arguments = JSON.stringify(called.arguments)
  }
  return chunk
}

/** What was used, of which some servers write the numbers as text. */
function inNumbers(usage: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(usage).map(([name, count]) => [
    name,
    typeof count === 'string' && name.endsWith('_tokens') ? Number(count) || 0 : count,
  ])
  return Object.fromEntries(entries) as Record<string, unknown>
}

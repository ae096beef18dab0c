import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { serveForTest } from '../support/server.ts'

interface Span {
  readonly name: string
  readonly traceId: string
  readonly parentSpanId?: string
  readonly attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}

/** Takes traces as a collector does, over OTLP with JSON. */
async function startCollector() {
  const spans: Span[] = []
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    bodies.push(body)
    const { resourceSpans } = JSON.parse(body)
    for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, spans, bodies, close: () => server.close() }
}

const named = (span: Span | undefined, key: string) =>
  span?.attributes.find((attribute) => attribute.key === key)?.value

afterEach(() => {
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT
  delete process.env.OTEL_RESOURCE_ATTRIBUTES
})

describe('tracing', () => {
  it('sends a span for each request and turn to the collector of the standard variables', async () => {
    const collector = await startCollector()
    const settings = {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment=test',
    }
    // The exporter reads its variables itself.
    Object.assign(process.env, settings)
    const house = await serveForTest(settings)
    const sessionId = await house.init()
    const { next } = house.connect(sessionId)
    await next('session_joined')
    const traceId = '0af7651916cd43dd8448eb211c80319c'
    const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` }
    await house.call('/api/chat', { body: { sessionId, message: 'hello' }, headers })
    await next('message_done')
    await house.close()
    collector.close()

    const chat = collector.spans.find(({ name }) => name === 'POST /api/chat')
    expect(chat).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' })
    expect(named(chat, 'http.response.status_code')).toEqual({ intValue: 200 })
    const turn = collector.spans.find(({ name }) => name === 'turn')
    expect(named(turn, 'pagehand.outcome')).toEqual({ stringValue: 'answered' })
    expect(named(turn, 'pagehand.session')).toEqual(named(chat, 'pagehand.session'))
    const all = collector.bodies.join('')
    expect(all).toContain('deployment.environment')
    expect(all).not.toContain(sessionId)
  })

  it('is off without them', async () => {
    const collector = await startCollector()
    process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.url
    const house = await serveForTest({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_SDK_DISABLED: 'true',
    })
    await house.init()
    await house.close()
    collector.close()
    expect(collector.spans).toEqual([])
  })
})

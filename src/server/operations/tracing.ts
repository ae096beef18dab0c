import { ROOT_CONTEXT, SpanKind, SpanStatusCode, defaultTextMapGetter, type Span } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import type { FastifyRequest } from 'fastify'
import { version } from '../files/package-root.ts'
import { routeOf, sessionOf, type Instrument } from './instrument.ts'
import { sessionKey } from './session-key.ts'
import { watchRun } from './watch-run.ts'

/**
 * Sends a span for every request and every run of a turn to the collector that the standard OTEL_ variables name;
 * the exporter, the sampler and the batches read theirs themselves.
 */
export function createTracing(): Instrument {
  const named = resourceFromAttributes({ 'service.name': 'pagehand', 'service.version': version })
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(named)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  const tracer = provider.getTracer('pagehand', version)
  const propagator = new W3CTraceContextPropagator()
  const spans = new WeakMap<FastifyRequest, Span>()

  return {
    watch(http) {
      http.addHook('onRequest', async (request) => {
        const parent = propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter)
        const name = `${request.method} ${routeOf(request)}`
        spans.set(request, tracer.startSpan(name, { kind: SpanKind.SERVER }, parent))
      })
      http.addHook('onResponse', async (request, reply) => {
        const span = spans.get(request)
        const sessionId = sessionOf(request)
        span?.setAttributes({
          'http.request.method': request.method,
          'http.route': routeOf(request),
          'http.response.status_code': reply.statusCode,
          'pagehand.request': request.id,
          ...(sessionId !== undefined && { 'pagehand.session': sessionKey(sessionId) }),
        })
        if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
        span?.end()
      })
    },
    around: (assistant, sessionId) =>
      watchRun(assistant, () => {
        const span = tracer.startSpan('turn', { attributes: { 'pagehand.session': sessionKey(sessionId) } })
        return {
          firstWord: () => void span.addEvent('first word'),
          noted(note) {
            if (note.kind === 'outcome') span.setAttribute('pagehand.outcome', note.outcome)
            if (note.kind !== 'usage') return
            span.addEvent('model', {
              'gen_ai.request.model': note.model,
              'gen_ai.usage.input_tokens': note.inputTokens,
              'gen_ai.usage.output_tokens': note.outputTokens,
            })
          },
          ended(fault) {
            if (fault === 'interrupted') span.setAttribute('pagehand.outcome', fault)
            else if (fault !== undefined)
              span.setStatus({ code: SpanStatusCode.ERROR, message: String(fault).slice(0, 200) })
            span.end()
          },
        }
      }),
    close: () => provider.shutdown(),
  }
}

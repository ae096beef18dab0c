import { api, ErrorBodySchema, errorStatus, type Endpoint, type ErrorCode } from '#protocol'

/** OpenAPI 3.1 of the given endpoints, made from the schemas that validate them. */
export function openApi(version: string, serverUrl: string, endpoints: Record<string, Endpoint> = api) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pagehand',
      version,
      description: 'The REST side. /docs/asyncapi.json describes the socket.',
    },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      schemas: { Error: ErrorBodySchema },
      securitySchemes: { idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

function operation(name: string, endpoint: Endpoint) {
  return {
    operationId: name,
    summary: endpoint.summary,
    ...(endpoint.path.startsWith('/api/admin') && { security: [{ idToken: [] }] }),
    parameters: [...parameters('path', endpoint.params), ...parameters('query', endpoint.query)],
    ...(endpoint.body && { requestBody: { required: true, content: json(endpoint.body) } }),
    responses: {
      200: { description: 'Done.', content: json(endpoint.answer) },
      ...errorResponses([...endpoint.errors, 'internal_error']),
    },
  }
}

function parameters(where: 'path' | 'query', schema: Endpoint['params']) {
  const { properties = {}, required = [] } = (schema ?? {}) as {
    properties?: Record<string, unknown>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }))
}

function errorResponses(codes: readonly ErrorCode[]) {
  const statuses = [...new Set(codes.map((code) => errorStatus[code]))]
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: codes.filter((code) => errorStatus[code] === status).join(', '),
        content: json({ $ref: '#/components/schemas/Error' }),
      },
    ]),
  )
}

function json(schema: unknown) {
  return { 'application/json': { schema } }
}

import type { Endpoint } from '#protocol'
import { endpointFields } from './endpoint-fields.ts'
import { sampleOf } from './sample-of.ts'

/** Every call of both sides for people, each with an example that its own schema accepts. */
export function apiMarkdown(endpoints: Record<string, Endpoint>, publicUrl: string): string {
  const all = Object.entries(endpoints)
  const sides = [
    {
      title: 'The public side',
      about: 'What a page of a site calls. The `Origin` header says which site is speaking.',
      calls: all.filter(([, { path }]) => !isAdmin(path)),
    },
    {
      title: 'The admin side',
      about:
        'What owners and their scripts call, with `Authorization: Bearer`: an ID token (`pagehand token` prints one), or an API key.',
      calls: all.filter(([, { path }]) => isAdmin(path)),
    },
  ]
  return [
    '# API reference',
    '',
    'Written from the schemas that the server itself checks with; `/docs/openapi.json` holds the same for machines. ' +
      'Errors and limits: [interface](interface.md).',
    ...sides.flatMap(({ title, about, calls }) =>
      ['', `## ${title}`, '', about].concat(
        calls.flatMap(([name, endpoint]) => section(name, endpoint, publicUrl)),
      ),
    ),
    '',
  ].join('\n')
}

function section(name: string, endpoint: Endpoint, publicUrl: string): string[] {
  const { method, path } = endpoint
  return [
    '',
    `### ${name}`,
    '',
    `\`${method} ${path}\``,
    '',
    ...endpointFields(endpoint),
    '',
    ...examples(endpoint, publicUrl),
  ]
}

function examples({ method, path, body }: Endpoint, publicUrl: string): string[] {
  const url = publicUrl + path.replace(/:(\w+)/g, (_, name: string) => name.toUpperCase())
  const sample = body && JSON.stringify(sampleOf(body))
  const credential = isAdmin(path)
    ? (['Authorization', 'Bearer TOKEN'] as const)
    : (['Origin', 'https://shop.example'] as const)
  const headers = [credential, ...(sample ? [['Content-Type', 'application/json'] as const] : [])]
  const curl = [
    `curl -X ${method} '${url}'`,
    ...headers.map(([name, value]) => `-H '${name}: ${value}'`),
    ...(sample ? [`-d '${sample.replaceAll("'", `'\\''`)}'`] : []),
  ]
  return [
    '```sh',
    curl.join(' \\\n  '),
    '```',
    '',
    '```ts',
    `const answer = await fetch('${url}', {`,
    `  method: '${method}',`,
    `  headers: ${JSON.stringify(Object.fromEntries(headers))},`,
    ...(sample ? [`  body: JSON.stringify(${sample}),`] : []),
    '})',
    'console.log(answer.status, await answer.json())',
    '```',
  ]
}

function isAdmin(path: string): boolean {
  return path.startsWith('/api/admin')
}

import {
  api,
  blockTypes,
  clientEvents,
  errorStatus,
  limits,
  serverEvents,
  SiteConfig,
  verbs,
  type Endpoint,
  type Verb,
} from '#protocol'
import { endpointFields } from './endpoint-fields.ts'
import { fieldsTable, markdownTable } from './markdown-table.ts'

/** The interface reference, written from the schemas that the server itself checks with. */
export function interfaceMarkdown(): string {
  return [
    '# Interface',
    '',
    'Everything a page and the server say to each other. This page is written from the schemas (`npm run docs`); ' +
      'machines read `/docs/openapi.json` and `/docs/asyncapi.json`. [Rules](rules.md) numbers the promises.',
    '',
    'Requests and answers are JSON. The `Origin` header says which site is speaking; nothing else is a credential on ' +
      'the public side. The session id is the key to a session: treat it as one.',
    '',
    '## REST',
    ...Object.values<Endpoint>(api).flatMap(endpointSection),
    '',
    '## Errors',
    '',
    'Every error has the same body: `error`, `message` and, where it helps, `details`.',
    '',
    ...markdownTable(
      ['code', 'status'],
      Object.entries(errorStatus).map(([code, status]) => [`\`${code}\``, String(status)]),
    ),
    '',
    '## Socket',
    '',
    'socket.io 4 at `{wsUrl}/socket.io/?sessionId=ID`, websocket or polling. Each event the server sends ends in a ' +
      'second argument, its offset, which stock clients hand back by themselves when they reconnect; what was missed ' +
      'is then sent again, in order. A second socket of the same session ends the first.',
    '',
    '## From the page',
    ...Object.entries(clientEvents).flatMap(([name, schema]) => eventSection(name, schema)),
    '',
    '## From the server',
    ...Object.entries(serverEvents).flatMap(([name, schema]) => eventSection(name, schema)),
    '',
    '## Verbs of a plan',
    '',
    ...markdownTable(
      ['`action` of a sequence', '`type` of a single action', 'element', '`inputData`'],
      Object.entries<Verb>(verbs).map(([name, { type, target, input }]) => [
        `\`${name}\``,
        `\`${type}\``,
        target === 'either' ? 'or `inputData`' : target,
        input ?? '',
      ]),
    ),
    '',
    '## Blocks',
    '',
    `\`ui_block.data\` by \`block_type\`; lists hold at most ${limits.blockItems} items. A type a widget does not know shows its \`message\`.`,
    ...Object.entries(blockTypes).flatMap(([name, schema]) => eventSection(name, schema)),
    '',
    '## Site configuration',
    '',
    ...fieldsTable(SiteConfig),
    '',
    '## Limits',
    '',
    ...markdownTable(
      ['limit', 'value'],
      Object.entries(limits).map(([name, value]) => [name, value.toLocaleString('en')]),
    ),
    '',
  ].join('\n')
}

function endpointSection(endpoint: Endpoint): string[] {
  return ['', `### ${endpoint.method} ${endpoint.path}`, '', ...endpointFields(endpoint)]
}

function eventSection(name: string, schema: object): string[] {
  return ['', `### ${name}`, '', ...fieldsTable(schema)]
}

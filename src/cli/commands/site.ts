import { defaultSiteConfig, SiteName } from '#protocol'
import type { Store } from '#store'
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { Check } from 'typebox/value'
import { UsageError, type Command, type Terminal } from '../command.ts'
import { ownCommand } from '../own-command.ts'

type Action = (words: readonly string[], store: Store, terminal: Terminal) => Promise<void>

const actions: Record<string, Action> = { add, host, list, remove }

/** Registers websites. Works while the server runs: a site added is served from the next request on. */
export const site: Command = {
  usage: 'site add|host|list|remove',
  about: 'Register the websites that may use the assistant.',
  details: [
    'pagehand site add --name NAME --host HOST [--host HOST …]',
    'pagehand site host ID HOST [HOST …]',
    'pagehand site list [--json]',
    'pagehand site remove ID',
    '',
    'HOST is example.org, example.org:8080, example.org:* (any port) or *.example.org (subdomains).',
  ],
  async run([word = '', ...words], terminal) {
    const action = Object.hasOwn(actions, word) ? actions[word] : undefined
    if (!action) throw new UsageError(`Say what to do: ${ownCommand} ${site.usage}.`)
    const { openStore, readConfig } = await import('#server')
    const store = await openStore(readConfig(terminal.environment))
    try {
      await action(words, store, terminal)
    } finally {
      await store.close()
    }
  },
}

async function add(words: readonly string[], { sites, admin }: Store, { out }: Terminal): Promise<void> {
  const { values } = parseArgs({
    args: [...words],
    options: { name: { type: 'string' }, host: { type: 'string', multiple: true } },
  })
  const hosts = values.host ?? []
  const [first] = hosts
  if (first === undefined)
    throw new UsageError(`Name at least one host: ${ownCommand} site add --name Shop --host shop.example.`)
  const [{ operator, readHostEntry }, { defaultOrganisation }] = await Promise.all([
    import('#server'),
    import('#store'),
  ])
  const entries = [...new Set(hosts.map((host) => entryOf(readHostEntry(host))))]
  const name = values.name?.trim() || first.slice(0, 80)
  if (!Check(SiteName, name)) throw new UsageError('--name must be one line of at most 80 characters.')
  for (const entry of entries) {
    const taken = await sites.findByHost([entry])
    if (taken)
      throw new UsageError(`${entry} already belongs to the site ${taken.site.name} (${taken.site.id}).`)
  }
  const id = randomUUID()
  await admin.sites.create(
    { id, organisationId: defaultOrganisation, name, hosts: entries, config: defaultSiteConfig(name) },
    operator,
  )
  out(`${id}  ${name}  ${entries.join(', ')}`)
}

/** Lets more hosts in. What the operator adds needs no proof. */
async function host(words: readonly string[], { sites, admin }: Store, { out }: Terminal): Promise<void> {
  const { positionals } = parseArgs({ args: [...words], allowPositionals: true })
  const [id, ...hosts] = positionals
  if (id === undefined || hosts.length === 0)
    throw new UsageError(`Name a site and at least one host: ${ownCommand} site host ID shop.example.`)
  if (!(await sites.get(id)))
    throw new UsageError(`There is no site ${id}. ${ownCommand} site list shows them.`)
  const { operator, readHostEntry } = await import('#server')
  const entries = hosts.map((each) => entryOf(readHostEntry(each)))
  for (const entry of entries) {
    await admin.sites.addHost(id, entry, operator)
    out(`${id}  ${entry}`)
  }
}

async function list(words: readonly string[], { sites }: Store, { out }: Terminal): Promise<void> {
  const { values } = parseArgs({ args: [...words], options: { json: { type: 'boolean' } } })
  const all = await sites.list()
  if (values.json) return out(JSON.stringify(all.map(({ id, name, hosts }) => ({ id, name, hosts }))))
  if (all.length === 0)
    return out(`No site is registered yet. Add one: ${ownCommand} site add --name Shop --host shop.example`)
  const width = Math.max(...all.map(({ id }) => id.length))
  for (const { id, name, hosts } of all) out(`${id.padEnd(width)}  ${name}  ${hosts.join(', ')}`)
}

async function remove(words: readonly string[], { sites, admin }: Store, { out }: Terminal): Promise<void> {
  const { positionals } = parseArgs({ args: [...words], allowPositionals: true })
  const [id, ...more] = positionals
  if (id === undefined || more.length > 0)
    throw new UsageError(
      `Name one site by its id: ${ownCommand} site remove ID (${ownCommand} site list shows them).`,
    )
  if (!(await sites.get(id)))
    throw new UsageError(`There is no site ${id}. ${ownCommand} site list shows them.`)
  const { operator } = await import('#server')
  await admin.sites.remove(id, operator)
  out(`removed ${id}`)
}

function entryOf(read: { entry: string } | { problem: string }): string {
  if ('problem' in read) throw new UsageError(read.problem)
  return read.entry
}

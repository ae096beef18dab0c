import type { ErasedPerson } from '#protocol'
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { UsageError, type Command, type Terminal } from '../command.ts'
import { ownCommand } from '../own-command.ts'

interface Wish {
  readonly who: string
  readonly siteId: string
  readonly to: string | undefined
  readonly agreed: boolean
}

const actions: Record<string, (wish: Wish, terminal: Terminal) => Promise<void>> = {
  export: exportPerson,
  erase: erasePerson,
}

/** Hands over or erases everything of one person, for whoever asks an owner to. */
export const person: Command = {
  usage: 'person export|erase WHO --site ID',
  about: 'Export or erase everything of one visitor.',
  details: [
    'pagehand person export grace@navy.example --site ID [--to FILE]',
    'pagehand person erase grace@navy.example --site ID [--yes]',
    '',
    'WHO is the whole e-mail address, or the id that your page gave to Pagehand.identify.',
    'export prints one JSON document, or writes it into a new FILE. It works while the server runs.',
    'erase asks first; --yes answers. With DATA_DIR stop the server, or erase in the dashboard: Conversations, Find a person.',
  ],
  async run([word = '', ...words], terminal) {
    const action = Object.hasOwn(actions, word) ? actions[word] : undefined
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { site: { type: 'string' }, to: { type: 'string' }, yes: { type: 'boolean' } },
    })
    const [who, ...more] = positionals
    if (!action || !who?.trim() || more.length > 0 || values.site === undefined)
      throw new UsageError(
        `Say what to do, whom it is about and on which site: ${ownCommand} ${person.usage}.`,
      )
    await action({ who, siteId: values.site, to: values.to, agreed: values.yes === true }, terminal)
  },
}

async function exportPerson({ who, siteId, to }: Wish, terminal: Terminal): Promise<void> {
  await withPersonalData(terminal, async (personalData) => {
    const file = await personalData.file(siteId, who)
    const text = JSON.stringify(file, null, 2)
    if (to === undefined) return terminal.out(text)
    await writeFile(to, `${text}\n`, { flag: 'wx', mode: 0o600 }).catch((fault: NodeJS.ErrnoException) => {
      throw new UsageError(
        fault.code === 'EEXIST'
          ? `${to} exists already: name a new file.`
          : `${to} cannot be written: ${fault.message}`,
      )
    })
    terminal.out(`saved ${to}: ${say(countsOf(file))}`)
  })
}

async function erasePerson({ who, siteId, agreed }: Wish, terminal: Terminal): Promise<void> {
  const { lockDataDir, readConfig } = await import('#server')
  // A server that runs on the file would go on from its memory.
  const unlock = lockDataDir(readConfig(terminal.environment))
  try {
    await withPersonalData(terminal, async (personalData) => {
      const counts = countsOf(await personalData.find(siteId, who))
      if (Object.values(counts).every((count) => count === 0))
        return terminal.out(`Nothing is kept of ${who} on this site.`)
      if (!agreed) {
        const asked = `Erase for good, of ${who}: ${say(counts)}?`
        if (!terminal.ask) throw new UsageError(`${asked} Add --yes to do it.`)
        if (!/^y(?:es)?$/i.test((await terminal.ask(`${asked} [y/N] `)).trim()))
          return terminal.out('Nothing was erased.')
      }
      terminal.out(`erased: ${say(await personalData.erase(siteId, who))}`)
    })
  } finally {
    unlock()
  }
}

async function withPersonalData(
  { environment }: Terminal,
  work: (
    personalData: Awaited<ReturnType<(typeof import('#server'))['operatorPersonalData']>>,
  ) => Promise<void>,
): Promise<void> {
  const { openStore, operatorPersonalData, readConfig } = await import('#server')
  const config = readConfig(environment)
  const store = await openStore(config)
  try {
    await work(await operatorPersonalData(config, store))
  } finally {
    await store.close()
  }
}

function countsOf(found: Record<keyof ErasedPerson, { readonly length: number }>): ErasedPerson {
  const { conversations, contacts, silent } = found
  return { conversations: conversations.length, contacts: contacts.length, silent: silent.length }
}

function say({ conversations, contacts, silent }: ErasedPerson): string {
  return [
    `${conversations} ${conversations === 1 ? 'conversation' : 'conversations'}`,
    `${contacts} ${contacts === 1 ? 'message left' : 'messages left'}`,
    ...(silent > 0 ? [`${silent} open ${silent === 1 ? 'visit' : 'visits'} without a word`] : []),
  ].join(', ')
}

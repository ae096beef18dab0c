import type { Command } from '../command.ts'
import { noArguments } from '../no-arguments.ts'

/** Prints a fresh sign-in link. Whoever opens it first becomes an owner. */
export const link: Command = {
  usage: 'link',
  about: 'Print a sign-in link for the dashboard. It works once, for two days, and makes an owner.',
  details: ['With the e-mail of an existing account it sets a new password for it.'],
  async run(words, terminal) {
    noArguments(words)
    const { openOperatorAccess, openStore, readConfig } = await import('#server')
    const config = readConfig(terminal.environment)
    const store = await openStore(config)
    try {
      terminal.out(await (await openOperatorAccess(config, store)).link())
    } finally {
      await store.close()
    }
  },
}

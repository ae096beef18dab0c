import { parseArgs } from 'node:util'
import { UsageError, type Command } from '../command.ts'
import { ownCommand } from '../own-command.ts'

/** Prints a token for scripts. Works while the server runs, and before anyone has signed in. */
export const token: Command = {
  usage: 'token [--email E]',
  about: 'Print an ID token for scripts, good for an hour.',
  details: [
    `curl -H "Authorization: Bearer $(${ownCommand} token)" http://localhost:8787/api/admin/me`,
    '',
    "--email E  that account's token; without it the operator's own. Both own the first organisation.",
    'Under an outside issuer (OIDC_ISSUER) tokens come from there.',
  ],
  async run(words, terminal) {
    const { values } = parseArgs({ args: [...words], options: { email: { type: 'string' } } })
    const { email } = values
    if (email !== undefined && !/^[^\s@]+@[^\s@]+$/.test(email.trim()))
      throw new UsageError(`"${email}" is no e-mail address: ${ownCommand} token --email ada@example.org.`)
    const { openOperatorAccess, openStore, readConfig } = await import('#server')
    const config = readConfig(terminal.environment)
    const store = await openStore(config)
    try {
      const admin = await openOperatorAccess(config, store)
      if (!admin.embedded) throw new UsageError(`Tokens are issued by ${admin.issuer}: get one there.`)
      terminal.out(await admin.token(email))
    } finally {
      await store.close()
    }
  },
}

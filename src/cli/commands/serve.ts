import type { Command } from '../command.ts'
import { closeInTime } from '../close-in-time.ts'
import { describeStart } from '../describe-start.ts'
import { describeLocalModel, findLocalModels } from '../local-models.ts'
import { noArguments } from '../no-arguments.ts'
import { untilToldToStop } from '../until-told-to-stop.ts'

/** Runs the server until it is told to stop. */
export const serve: Command = {
  usage: 'serve',
  about: 'Run the server.',
  details: [
    'Settings come from the environment: PORT, HOST, PUBLIC_URL, DATA_DIR, ASSISTANT and others.',
    'docs/operations.md lists them all.',
  ],
  async run(words, terminal) {
    noArguments(words)
    // Loaded here, so that `--help` and mistakes answer at once.
    const { compileLater, readConfig, startServer } = await import('#server')
    compileLater()
    const config = readConfig(terminal.environment)
    const server = await startServer(config)
    const { url, signInLink } = server
    for (const line of describeStart({ config, url, signInLink, colour: terminal.colour })) terminal.out(line)
    // After the start was reported: it delays neither that nor the first visitor.
    void server.warmUp()
    if (config.assistant === 'builtin' && config.findsLocalModels)
      void findLocalModels().then((found) => found.map(describeLocalModel).forEach(terminal.out))
    await untilToldToStop()
    const held = await closeInTime(server)
    if (held !== undefined)
      terminal.error(
        `Not everything could be closed in time (${held}); what was acknowledged is saved all the same.`,
      )
  },
}

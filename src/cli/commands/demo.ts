import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Command } from '../command.ts'
import { noArguments } from '../no-arguments.ts'
import { untilToldToStop } from '../until-told-to-stop.ts'

/** Opens the demo shop for a look: nothing it writes is kept. */
export const demo: Command = {
  usage: 'demo',
  about: 'Open the demo shop; nothing is kept when it ends.',
  details: ['Set PORT if 8787 is taken. Ctrl-C ends it.'],
  async run(words, { environment, out }) {
    noArguments(words)
    const { compileLater, readConfig, startServer } = await import('#server')
    compileLater()
    const folder = mkdtempSync(join(tmpdir(), 'pagehand-demo-'))
    try {
      const server = await startServer(readConfig({ LOG_LEVEL: 'warn', ...environment, DATA_DIR: folder }))
      out(
        `\n  The demo shop is open: ${server.url}/demo/\n  Things to try are behind the button at the top. Ctrl-C ends it.\n`,
      )
      await untilToldToStop()
      await server.close()
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

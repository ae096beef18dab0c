import type { Command } from '../command.ts'
import { embeddedConfig } from '../embedded-config.ts'
import { oneFile } from '../one-file.ts'

/** Puts a backup in the place of the embedded database. */
export const restore: Command = {
  usage: 'restore FILE',
  about: "Put a backup in the place of DATA_DIR's database. Stop the server first.",
  details: ['What was there is kept beside it, under the same name and .replaced.'],
  async run(words, terminal) {
    const from = oneFile(words, restore.usage)
    const [{ databaseFile }, { restoreFile }] = await Promise.all([import('#server'), import('#store')])
    const { kept } = restoreFile({ from, file: databaseFile(await embeddedConfig(terminal)) })
    terminal.out(kept === undefined ? `restored ${from}` : `restored ${from}; what was there is now ${kept}`)
  },
}

import type { Command } from '../command.ts'
import { embeddedConfig } from '../embedded-config.ts'
import { oneFile } from '../one-file.ts'
import { ownCommand } from '../own-command.ts'

/** Copies the embedded database as it is at one moment. */
export const backup: Command = {
  usage: 'backup FILE',
  about: "Write everything in DATA_DIR's database into a new file. The server may run meanwhile.",
  details: [
    'DATA_DIR/secret.key opens the sealed secrets in it: keep a copy in another place.',
    `${ownCommand} restore FILE brings it back.`,
  ],
  async run(words, terminal) {
    const to = oneFile(words, backup.usage)
    const [{ databaseFile }, { backUpFile }] = await Promise.all([import('#server'), import('#store')])
    backUpFile({ file: databaseFile(await embeddedConfig(terminal)), to })
    terminal.out(`saved ${to}`)
  },
}

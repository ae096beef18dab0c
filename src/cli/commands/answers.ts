import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { UsageError, type Command } from '../command.ts'
import { ownCommand } from '../own-command.ts'

/** Brings the owner's answers in from a table. Works while the server runs: they count from the next message on. */
export const answers: Command = {
  usage: 'answers import FILE --site ID',
  about: 'Add your own answers from a table of questions and answers (CSV).',
  details: [
    'pagehand answers import answers.csv --site ID',
    '',
    'Columns: question, answer, language, url. Several phrasings of a question are parted by | or line breaks.',
  ],
  async run([word, ...words], terminal) {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { site: { type: 'string' } },
    })
    const [file, ...more] = positionals
    if (word !== 'import' || file === undefined || more.length > 0 || values.site === undefined)
      throw new UsageError(`Say which file and for which site: ${ownCommand} ${answers.usage}.`)
    const csv = await readFile(file, 'utf8').catch(() => {
      throw new UsageError(`${file} cannot be read.`)
    })
    const { openStore, operatorKnowledge, readConfig } = await import('#server')
    const config = readConfig(terminal.environment)
    const store = await openStore(config)
    const knowledge = await operatorKnowledge(config, store)
    try {
      const { added, problems } = await knowledge.importAnswers(values.site, csv)
      for (const problem of problems) terminal.out(problem)
      terminal.out(`${added} ${added === 1 ? 'answer' : 'answers'} added`)
    } finally {
      await knowledge.stop()
      await store.close()
    }
  },
}

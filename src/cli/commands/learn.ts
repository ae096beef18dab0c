import { parseArgs } from 'node:util'
import { UsageError, type Command } from '../command.ts'
import { writePhrasings } from '../write-phrasings.ts'
import { ownCommand } from '../own-command.ts'

/** Learns a website, so that visitors get answers from all of it. Works while the server runs. */
export const learn: Command = {
  usage: 'learn URL --site ID [--phrasings [--languages en,de] [--yes]]',
  about: 'Learn a website from its start page, so that the assistant knows all of it.',
  details: [
    'pagehand learn https://shop.example/ --site ID',
    '',
    'Only pages on hosts of the site are read, as robots.txt allows. Cut short, it goes on where it stopped.',
    '--phrasings has the model of the site write the questions that each passage answers, once. What it takes is',
    'shown first: answer yes, or say --yes.',
  ],
  async run(words, terminal) {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        site: { type: 'string' },
        phrasings: { type: 'boolean' },
        languages: { type: 'string' },
        yes: { type: 'boolean' },
      },
    })
    const [url, ...more] = positionals
    if (url === undefined || more.length > 0 || values.site === undefined)
      throw new UsageError(`Say what to learn and for which site: ${ownCommand} ${learn.usage}.`)
    const { openStore, operatorKnowledge, readConfig } = await import('#server')
    const config = readConfig(terminal.environment)
    const store = await openStore(config)
    const knowledge = await operatorKnowledge(config, store)
    try {
      let last = -1
      const { state, note, pages } = await knowledge.learn(values.site, url, ({ pages: now }) => {
        const done = now.learned + now.skipped + now.failed
        if (done !== last) terminal.out(`pages read: ${done}, waiting: ${now.waiting}`)
        last = done
      })
      terminal.out(
        `learned: ${pages.learned} (passages: ${pages.passages}), left out: ${pages.skipped}, failed: ${pages.failed}`,
      )
      if (state === 'failed') throw new UsageError(note ?? 'It could not be learned.')
      if (values.phrasings)
        await writePhrasings(knowledge, terminal, {
          siteId: values.site,
          languages: values.languages?.split(',').map((code) => code.trim()) ?? [],
          yes: values.yes ?? false,
        })
    } finally {
      await knowledge.stop()
      await store.close()
    }
  },
}

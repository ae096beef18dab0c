import { commands } from './commands/index.ts'

/** What `--help` prints, of everything or of one command. */
export function help(word?: string): string {
  const command = word !== undefined && Object.hasOwn(commands, word) ? commands[word] : undefined
  if (command)
    return [`pagehand ${command.usage}`, '', command.about, '', ...(command.details ?? [])]
      .join('\n')
      .trimEnd()
  const all = Object.values(commands)
  const width = Math.max(...all.map(({ usage }) => usage.length))
  return [
    'Pagehand: a chat assistant for your website that acts on the page.',
    '',
    'pagehand COMMAND [--help]',
    '',
    ...all.map(({ usage, about }) => `  ${usage.padEnd(width)}  ${about}`),
    '',
    '  --version'.padEnd(width + 4) + 'Print the release.',
  ].join('\n')
}

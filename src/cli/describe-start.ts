import type { Config } from '#server'
import { ownCommand } from './own-command.ts'

export interface StartOptions {
  readonly config: Config
  readonly url: string
  readonly signInLink: string | undefined
  readonly colour: boolean
}

/** The first screen: where to look, and what is active. */
export function describeStart({ config, url, signInLink, colour }: StartOptions): string[] {
  const bold = (text: string) => (colour ? `\u001b[1m${text}\u001b[22m` : text)
  const dim = (text: string) => (colour ? `\u001b[2m${text}\u001b[22m` : text)
  const row = (label: string, text: string) => `  ${dim(label.padEnd(11))}${text}`
  const builtin = config.assistant === 'builtin'
  return [
    '',
    `  ${bold('Pagehand')} is running at ${bold(url)}`,
    '',
    row('Demo', `${url}/demo/`),
    row('Sign in', signInLink ? `${signInLink} (works once)` : `${url}/dashboard/`),
    row('Docs', `${url}/docs`),
    row('Embed', `<script src="${url}/widget.js" async></script>`),
    row('Your site', `${ownCommand} site add --name Shop --host shop.example`),
    row(
      'Assistant',
      builtin ? 'built in, no key needed (ASSISTANT=openai:MODEL connects a model)' : config.assistant,
    ),
    '',
  ]
}

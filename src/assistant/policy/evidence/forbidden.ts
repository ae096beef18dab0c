import { clausesOf } from '../labels/clauses.ts'
import { contentWords, saysAll } from '../labels/content-words.ts'
import { named, type Evidence } from '../row.ts'

/** "Fill it in, but don't send it": what the visitor has forbidden in this message is not even asked for. */
export const forbiddenByVisitor: Evidence = ({ verb, pressed, traits }, { message }) => {
  // "Not only Mill": to take a tick away is what was asked for.
  if (!pressed || !traits.acts || verb === 'uncheck') return undefined
  const forbidden = clausesOf(message, pressed.name).filter(({ forbids }) => forbids)
  const label = contentWords(pressed.name)
  return label.length > 0 && forbidden.some(({ text }) => saysAll(label.slice(0, 1), text))
    ? `blocked_by_policy: the visitor said not to use ${named(pressed)}`
    : undefined
}

import type { Prompt } from '../language-model.ts'

/**
 * Whether words stand in what the model was sent by the page or the visitor: then it repeats them, and a call among them
 * was not meant as one.
 */
export function quotedIn(prompt: Prompt): (words: string) => boolean {
  let sent: string | undefined
  return (words) => {
    sent ??= letters(prompt.flatMap(textsOf).join('\n'))
    return sent.includes(letters(words))
  }
}

function textsOf(message: Prompt[number]): string[] {
  if (message.role === 'user')
    return message.content.flatMap((part) => (part.type === 'text' ? [part.text] : []))
  if (message.role !== 'tool') return []
  return message.content.flatMap((part) =>
    part.type === 'tool-result' && (part.output.type === 'text' || part.output.type === 'error-text')
      ? [part.output.value]
      : [],
  )
}

/** Names on the page are shown as JSON, so quotes and blanks are left out of the comparison. */
function letters(text: string): string {
  return text.replace(/[\s\\"'`]/g, '')
}

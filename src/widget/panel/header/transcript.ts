import type { Item } from '../../conversation/conversation.ts'
import type { View } from '../../core/view.ts'

/** Saves the conversation as a text file. */
export function downloadTranscript(view: View): void {
  const url = URL.createObjectURL(new Blob([transcript(view)], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `chat-${new Date().toISOString().slice(0, 10)}.txt`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** The conversation as plain text, one paragraph an entry. */
function transcript(view: Pick<View, 'conversation' | 'say' | 'locale'>): string {
  return view.conversation.items
    .map((item) => entry(item, view))
    .filter((text) => text !== '')
    .join('\n\n')
}

function entry(item: Item, { say, locale }: Pick<View, 'say' | 'locale'>): string {
  if (item.kind === 'line') return ''
  const time = item.at === undefined ? '' : ` (${new Date(item.at).toLocaleString(locale)})`
  const who = item.kind === 'said' && item.by === 'user' ? say('you') : say('label')
  return `${who}${time}\n${body(item)}`
}

function body(item: Exclude<Item, { kind: 'line' }>): string {
  if (item.kind === 'said') return item.text
  if (item.kind === 'plan') {
    const mark = { done: '[x]', failed: '[!]', running: '[ ]', waiting: '[ ]' }
    const steps = item.steps.map((step) => `${mark[step.state]} ${step.description}`)
    return [item.message, ...steps].filter(Boolean).join('\n')
  }
  if (item.kind === 'confirmation') return item.message
  return item.message ?? item.type
}

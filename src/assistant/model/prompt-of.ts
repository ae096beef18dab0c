import type { ModelMessage } from 'ai'
import type { Prompt } from './language-model.ts'

type PromptMessage = Prompt[number]
type ToolMessage = Extract<PromptMessage, { role: 'tool' }>

/** The thread as providers take it: text is a part like any other, and results of calls made together stand together. */
export function promptOf(messages: readonly ModelMessage[]): Prompt {
  const prompt: Prompt = []
  for (const message of messages) {
    const next = inParts(message)
    const last = prompt.at(-1)
    if (next.role === 'tool' && last?.role === 'tool') prompt[prompt.length - 1] = joined(last, next)
    else prompt.push(next)
  }
  return prompt
}

function inParts(message: ModelMessage): PromptMessage {
  if (message.role === 'system' || typeof message.content !== 'string') return message as PromptMessage
  return { ...message, content: [{ type: 'text', text: message.content }] } as PromptMessage
}

/** What is true of the later one is true of both: it is where a cache may end. */
function joined(first: ToolMessage, second: ToolMessage): ToolMessage {
  return { ...first, ...second, content: [...first.content, ...second.content] }
}

import type { ModelMessage } from 'ai'
import type { Prompt } from '../language-model.ts'
import { isLook } from './model-transcript.ts'

type PromptMessage = Prompt[number]
type ToolMessage = Extract<PromptMessage, { role: 'tool' }>
type UserMessage = Extract<PromptMessage, { role: 'user' }>
type AssistantMessage = Extract<PromptMessage, { role: 'assistant' }>

export interface RoleOrder {
  /**
   * Whether the visitor may not speak twice in a row either and only the model may speak after the result of a call, as
   * templates of open models have it.
   */
  readonly strict: boolean
}

/**
 * The transcript as providers take it: text is a part like any other, the visitor begins, the model does not speak twice
 * in a row, and results of calls made together stand together.
 */
export function chatMessages(messages: readonly ModelMessage[], { strict }: RoleOrder): Prompt {
  const prompt: Prompt = []
  const turn = messages.findLastIndex((message) => message.role === 'user' && !isLook(message))
  for (const [at, message] of messages.entries()) {
    const whole = inParts(message)
    const next = strict && at < turn ? withoutThoughts(whole) : whole
    if (next.role === 'assistant' && next.content.length === 0) continue
    const last = prompt.at(-1)
    if (next.role === 'assistant' && (!last || last.role === 'system')) prompt.push(begun, next)
    else if (next.role === 'assistant' && last?.role === 'assistant')
      prompt[prompt.length - 1] = saidTogether(last, next)
    else if (next.role === 'tool' && last?.role === 'tool') prompt[prompt.length - 1] = joined(last, next)
    else if (strict && next.role === 'user' && last?.role === 'user')
      prompt[prompt.length - 1] = spokenTogether(last, next)
    else if (strict && next.role === 'user' && last?.role === 'tool') {
      // The page as it is now is part of what the call brought; what the visitor says is not.
      if (isLook(message)) prompt[prompt.length - 1] = withText(last, next)
      else prompt.push({ role: 'assistant', content: [{ type: 'text', text: 'Yes?' }] }, next)
    } else prompt.push(next)
  }
  return prompt
}

/** What the visitor did before the model first spoke. */
const begun: UserMessage = { role: 'user', content: [{ type: 'text', text: '(The visitor is here.)' }] }

function inParts(message: ModelMessage): PromptMessage {
  if (message.role === 'system' || typeof message.content !== 'string') return message as PromptMessage
  return { ...message, content: [{ type: 'text', text: message.content }] } as PromptMessage
}

/** Thoughts of earlier turns: models that want to see their own want those of this turn, and others refuse them. */
function withoutThoughts(message: PromptMessage): PromptMessage {
  if (message.role !== 'assistant') return message
  return { ...message, content: message.content.filter(({ type }) => type !== 'reasoning') }
}

/** The options of the later one win: a cache breakpoint set there holds for the joined message. */
function joined(first: ToolMessage, second: ToolMessage): ToolMessage {
  return { ...first, ...second, content: [...first.content, ...second.content] }
}

/** Words that stand beside each other become one text, for the same reason as those of the visitor. */
function saidTogether(first: AssistantMessage, second: AssistantMessage): AssistantMessage {
  const before = first.content.at(-1)
  const [next, ...rest] = second.content
  const content =
    before?.type === 'text' && next?.type === 'text'
      ? [
          ...first.content.slice(0, -1),
          { ...before, ...next, text: `${before.text}\n\n${next.text}` },
          ...rest,
        ]
      : [...first.content, ...second.content]
  return { ...first, ...second, content }
}

/** One text rather than two parts: small servers read nothing else. */
function spokenTogether(first: UserMessage, second: UserMessage): UserMessage {
  return { role: 'user', content: [{ type: 'text', text: `${textOf(first)}\n\n${textOf(second)}` }] }
}

function textOf({ content }: UserMessage): string {
  return content.map((part) => (part.type === 'text' ? part.text : '')).join('\n')
}

/** Puts words behind the last result of a tool message. */
function withText(message: ToolMessage, said: UserMessage): ToolMessage {
  const parts = [...message.content]
  const last = parts.at(-1)
  if (last?.type !== 'tool-result' || (last.output.type !== 'text' && last.output.type !== 'error-text'))
    return message
  parts[parts.length - 1] = {
    ...last,
    output: { ...last.output, value: `${last.output.value}\n\n${textOf(said)}` },
  }
  return { ...message, content: parts }
}

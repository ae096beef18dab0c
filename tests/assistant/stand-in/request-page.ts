/** A request of chat completions, as far as it is read. */
export interface ChatRequest {
  readonly model?: string
  readonly messages?: readonly ChatMessage[]
  readonly tools?: readonly {
    readonly function?: { readonly name?: string; readonly description?: string }
  }[]
}

interface ChatMessage {
  readonly role: string
  readonly content?: unknown
  readonly tool_calls?: readonly {
    readonly function?: { readonly name?: string; readonly arguments?: string }
  }[]
}

/** A request as somebody reads it who plays the model: what is new first, what never changes last. */
export function requestPage(request: ChatRequest, shownBefore: number): string {
  const messages = request.messages ?? []
  const fresh = messages.slice(Math.min(shownBefore, messages.length - 1))
  return [
    `# ${messages.length} messages, about ${Math.ceil(JSON.stringify(request).length / 4)} tokens, for ${request.model ?? 'a model'}`,
    ...(fresh.length < messages.length
      ? [`(${messages.length - fresh.length} messages were shown before.)`]
      : []),
    ...fresh.map(messageText),
    '## tools',
    ...(request.tools ?? []).map(({ function: tool }) => `- ${tool?.name}: ${tool?.description ?? ''}`),
  ].join('\n\n')
}

/** What tells one conversation from another: the first line that its visitor said. */
export function beginningOf({ messages = [] }: ChatRequest): string {
  const first = messages.find(({ role }) => role === 'user')?.content
  return typeof first === 'string' ? (first.split('\n')[0] ?? '') : JSON.stringify(first ?? '')
}

function messageText({ role, content, tool_calls: calls = [] }: ChatMessage): string {
  const words = typeof content === 'string' ? content : JSON.stringify(content ?? '', undefined, 2)
  const called = calls.map(({ function: call }) => `calls ${call?.name}(${call?.arguments ?? ''})`)
  return [`## ${role}`, words, ...called].filter((part) => part !== '').join('\n\n')
}

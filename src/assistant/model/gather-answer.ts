import type { AssistantModelMessage } from 'ai'
import type { ModelPart } from './language-model.ts'
import type { ReadCall } from './read-call.ts'

type Content = Exclude<AssistantModelMessage['content'], string>
type TextPart = Extract<Content[number], { type: 'text' | 'reasoning' }>
type CallPart = Extract<ModelPart, { type: 'tool-call' }>
/** What a provider wants to see again beside its own words, a signature for example. */
type Extra = NonNullable<CallPart['providerMetadata']>

/** Puts a streamed answer together as it is to stand in the thread. */
export function gatherAnswer() {
  const content: Content = []
  const open = new Map<string, TextPart>()

  function begin(type: TextPart['type'], { id, providerMetadata }: { id: string; providerMetadata?: Extra }) {
    const part: TextPart = { type, text: '' }
    open.set(id, part)
    content.push(part)
    see(part, providerMetadata)
  }

  return {
    take(part: ModelPart): void {
      if (part.type === 'text-start') begin('text', part)
      if (part.type === 'reasoning-start') begin('reasoning', part)
      if (!('id' in part)) return
      const current = open.get(part.id ?? '')
      if (!current) return
      if (part.type === 'text-delta' || part.type === 'reasoning-delta') current.text += part.delta
      if ('providerMetadata' in part) see(current, part.providerMetadata)
    },
    takeCall({ toolCallId, providerMetadata }: CallPart, { name, input }: ReadCall): void {
      const part: Content[number] = { type: 'tool-call', toolCallId, toolName: name, input }
      content.push(part)
      see(part, providerMetadata)
    },
    /** None, if there is nothing to keep: no provider takes an empty message. */
    messages(): AssistantModelMessage[] {
      const kept = content.filter((part) => part.type !== 'text' || part.text !== '' || part.providerOptions)
      return kept.length > 0 ? [{ role: 'assistant', content: kept }] : []
    },
  }
}

function see(part: { providerOptions?: Extra }, extra: Extra | undefined): void {
  if (extra) part.providerOptions = extra
}

import type { AssistantModelMessage } from 'ai'
import type { ModelPart } from '../language-model.ts'
import type { ReadCall } from './read-call.ts'

type Content = Exclude<AssistantModelMessage['content'], string>
type TextPart = Extract<Content[number], { type: 'text' | 'reasoning' }>
type CallPart = Extract<ModelPart, { type: 'tool-call' }>
/** What a provider wants to see again beside its own words, a signature for example. */
type Extra = NonNullable<CallPart['providerMetadata']>

/** A call, whether the provider told it apart or it stood in the text. */
export type TakenCall = Pick<CallPart, 'toolCallId' | 'toolName' | 'input'> &
  Partial<Pick<CallPart, 'providerMetadata'>>

/** Puts a streamed answer together as it is to stand in the transcript. */
export function gatherAnswer() {
  const content: Content = []
  const open = new Map<string, TextPart>()
  let text: TextPart | undefined

  function begin(type: TextPart['type']): TextPart {
    const part: TextPart = { type, text: '' }
    content.push(part)
    return part
  }

  return {
    /** Every part but words and calls. */
    take(part: ModelPart): void {
      if (part.type === 'text-start') open.set(part.id, (text = begin('text')))
      if (part.type === 'reasoning-start') open.set(part.id, begin('reasoning'))
      if (!('id' in part)) return
      const current = open.get(part.id ?? '')
      if (!current) return
      if (part.type === 'reasoning-delta') current.text += part.delta
      if ('providerMetadata' in part) see(current, part.providerMetadata)
    },
    /** Words for the visitor: what else stood in the text is left out. */
    takeText(words: string): void {
      text ??= begin('text')
      text.text += words
    },
    takeCall({ toolCallId, providerMetadata }: TakenCall, { name, input }: ReadCall): void {
      const part: Content[number] = { type: 'tool-call', toolCallId, toolName: name, input }
      content.push(part)
      see(part, providerMetadata)
    },
    /** None, if there is nothing to keep: no provider takes an empty message. */
    messages(): AssistantModelMessage[] {
      const kept = content.filter(
        (part) => part.type !== 'text' || part.text.trim() !== '' || part.providerOptions,
      )
      // A thought alone would be an empty message to whoever is not shown it.
      return kept.some(({ type }) => type !== 'reasoning') ? [{ role: 'assistant', content: kept }] : []
    },
  }
}

function see(part: { providerOptions?: Extra }, extra: Extra | undefined): void {
  if (extra) part.providerOptions = extra
}

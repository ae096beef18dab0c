import { detectLanguage } from '#languages'
import { languages, type Language } from '#protocol'
import type { TurnRequest } from '../port.ts'
import { readTurnMemory, type TurnMemory } from './turn-memory.ts'

/**
 * The language that a conversation is in: as its engine heard it or else by what the visitor wrote before, unless what
 * is written now is clearly in another; the page's, where nothing tells.
 */
export function conversationLanguage({ state, history, inputs, language }: TurnRequest): Language {
  const said = history.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
  const saying = inputs.flatMap((input) => (input.kind === 'message' ? [input.text] : []))
  const before = languageHeard(readTurnMemory(state?.memory)) ?? languageOf(said, language)
  return languageOf(saying, before)
}

/** The language that the engine of a conversation has heard in it. */
export function languageHeard({ engine }: TurnMemory): Language | undefined {
  const { language } = (engine?.memory ?? {}) as { readonly language?: unknown }
  return languages.find((one) => one === language)
}

function languageOf(said: readonly string[], expected: Language): Language {
  if (said.length === 0) return expected
  const found = detectLanguage(said.join('\n'), expected)
  return languages.find((one) => one === found) ?? expected
}

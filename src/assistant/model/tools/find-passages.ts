import type { EngineView } from '../../engine.ts'
import type { Passage } from '../../port.ts'

const maxPassages = 6
/** Below this a passage only shares a word with what was asked. */
const leastScore = 0.1

/** What the site and its owner say about something, the likeliest first. */
export async function findPassages(
  words: string,
  { knowledge, language }: Pick<EngineView, 'knowledge' | 'language'>,
  signal: AbortSignal,
): Promise<readonly Passage[]> {
  const query = { expected: language, limit: maxPassages }
  const found = await Promise.all([
    knowledge.search(words, query, signal),
    knowledge.answers(words, query, signal),
  ])
  return found
    .flat()
    .filter(({ score }) => score >= leastScore)
    .sort((one, other) => other.score - one.score)
    .slice(0, maxPassages)
}

import { once } from '#protocol'
import { areas } from './areas.ts'
import { namedNotions } from './calendar-and-world.ts'
import type { ConceptSource, NotionTables } from './concept-source.ts'
import { edgesOf } from './kin.ts'
import { columnsIn, parseDeep, parseWide, phrasesIn, type Concept, type Relation } from './parse-concepts.ts'
import { phraseTablesBuilder } from './phrase-tables.ts'
import { readSpokenHashes } from './spoken-words.ts'

/** The concepts from the texts they are written in, a slice at a time. The texts are read again for each language. */
export function textConcepts(pause: () => Promise<void>): ConceptSource {
  const named = once(namedNotions)
  return {
    notions: () => readNotions(named(), pause),
    async phrases(language) {
      const builder = phraseTablesBuilder(language)
      let notion = 0
      const addInSlices = async <One>(list: readonly One[], phrasesOf: (one: One) => string[]) => {
        for (let first = 0; first < list.length; first += notionsPerSlice) {
          const slice = list.slice(first, first + notionsPerSlice).map(phrasesOf)
          builder.add(notion, slice)
          notion += slice.length
          await pause()
        }
      }
      for (const { depth, read } of areas)
        await addInSlices(columnsIn({ depth, text: (await read()).default }, language), (column) =>
          phrasesIn(column, depth),
        )
      await addInSlices(named(), ({ names }) => names(language))
      return builder.finish(pause)
    },
    spoken: () => readSpokenHashes(notionsInSlices(pause), pause),
  }
}

/** Small enough that a slice stays far below 50 ms on a slow machine. */
const notionsPerSlice = 50

const parse = { deep: parseDeep, wide: parseWide } as const

async function* notionsInSlices(pause: () => Promise<void>): AsyncIterable<readonly Concept[]> {
  for (const { depth, read } of areas) {
    const { concepts } = parse[depth]((await read()).default)
    for (let first = 0; first < concepts.length; first += notionsPerSlice) {
      await pause()
      yield concepts.slice(first, first + notionsPerSlice)
    }
  }
}

async function readNotions(
  named: ReturnType<typeof namedNotions>,
  pause: () => Promise<void>,
): Promise<NotionTables> {
  const written: string[] = []
  const links: { id: string; relation: Relation; to: string }[] = []
  for (const { depth, read } of areas) {
    for (const { id, relations } of parse[depth]((await read()).default).concepts) {
      written.push(id)
      for (const { relation, to } of relations) links.push({ id, relation, to })
    }
    await pause()
  }
  for (const { id, kind } of named) {
    written.push(id)
    links.push({ id, relation: 'kind', to: kind })
  }
  await pause()
  // Copies: a part of a text keeps all of it in memory.
  const ids = JSON.parse(JSON.stringify(written)) as string[]
  const numbers = new Map(ids.map((id, number) => [id, number]))
  const arrows = links.flatMap(({ id, relation, to }) => {
    const [from, target] = [numbers.get(id), numbers.get(to)]
    return from === undefined || target === undefined ? [] : [{ from, relation, to: target }]
  })
  await pause()
  const edges = edgesOf(ids.length, arrows)
  await pause()
  return { ids, edges }
}

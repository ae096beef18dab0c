import { createSighting, type Sighting } from '../outline/thing/close-look.ts'
import { findLeaves, type Leaf } from '../outline/leaves.ts'
import { findThings } from '../outline/things.ts'
import type { Slices } from '../dom/slices.ts'
import { createSight, remembering, type Sight } from '../dom/sight.ts'
import { generates } from '../name/generated.ts'
import { plainWords } from '../name/create-naming.ts'
import { readPage } from '../reading/read-page.ts'
import type { Entry } from '../reading/entry.ts'
import type { PageReading } from '../reading/page-reading.ts'
import type { TextRun } from '../reading/candidate.ts'
import { createFieldWords, type FieldWords } from './field-words.ts'
import { findLayers, type Layers } from './layers.ts'
import { createReadable } from './readable.ts'
import type { Eyes } from './snapshot.ts'

/** What there is on a page and what of it can be seen. It holds for as long as the page stays as it is. */
export interface Seen {
  /** What the page had gone through when its reading began. */
  readonly version: number
  readonly sight: Sight
  readonly isGenerating: (element: Element) => boolean
  readonly words: FieldWords
  readonly reading: PageReading
  readonly things: readonly Entry[]
  readonly layers: Layers
  readonly isReadable: (run: TextRun) => boolean
  /** What is seen of a thing, its name aside: names may hold values. */
  readonly sightingOf: (entry: Entry) => Sighting | null
  /** A name that is nothing but the words inside. */
  readonly plainName: (element: Element) => string | null
  /** What would differ if the page did, though nothing was told of it: noted when the look is over. */
  signs?: readonly unknown[]
  /** The leaves of the page; for words that fields have taken they are asked for after the fields. */
  leaves(slices: Slices): Promise<readonly Leaf[]>
}

export async function seePage(eyes: Eyes, slices: Slices): Promise<Seen> {
  const { document, marks, filled, notices, revealed, kept } = eyes
  const version = kept.version()
  const sight = createSight(document)
  const isGenerating = sight.byMarkup(generates)
  const words = createFieldWords(document, marks.isMasked)
  const reading = await readPage({ document, marks, slices, sight, revealed, onRoot: kept.watch })
  filled.watch(reading.roots)
  notices.watch(reading.roots)
  const layers = findLayers(reading, sight, marks)
  const things = await findThings(reading, slices)
  // What was a secret once stays one.
  for (const { element } of things)
    if ((element as HTMLInputElement).type === 'password') marks.isSecret(element)
  const { modal } = layers
  const canBeRead = createReadable({ sight, slices, document, marks, modal })
  let leaves: readonly Leaf[] | undefined
  return {
    version,
    sight,
    isGenerating,
    words,
    reading,
    things,
    layers,
    isReadable: (run) => (run.readable ??= canBeRead(run)),
    sightingOf: createSighting({ document, sight, marks, slices, revealed, modal }),
    plainName: remembering((element) => plainWords(element, isGenerating) ?? null),
    leaves: async (now) =>
      (leaves ??= await findLeaves(reading, sight, { isTaken: words.isTaken, slices: now })),
  }
}

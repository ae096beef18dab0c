import { queryAcross, rootsOf } from './dom/composed.ts'
import type { Marks } from './dom/marks.ts'
import { createElements } from './elements.ts'
import { createFingerprints, tagOf } from './fingerprint.ts'
import { createNaming } from './name/told-name.ts'
import { createMemory } from './outline/memory.ts'
import { sealOf } from './outline/seal.ts'
import { createFilledFields } from './snapshot/filled-fields.ts'
import type { Eyes } from './snapshot/snapshot.ts'
import type { KeyValueStorage } from './storage.ts'

export interface EyesOptions {
  readonly document: Document
  readonly marks: Marks
  readonly storage: KeyValueStorage
  readonly now: () => number
}

/** Everything that looking at the page remembers from one look to the next. */
export function createEyes({ document, marks, storage, now }: EyesOptions): Eyes {
  const named = createNaming(marks)
  const elements = createElements({
    fingerprintOf: createFingerprints(named),
    lookFor: (print) => queryAcross(document, tagOf(print)),
    storage,
  })
  const filled = createFilledFields({ marks, now })
  filled.watch(rootsOf(document))
  return {
    document,
    marks,
    elements,
    filled,
    nameOf: named,
    sealOf: (element) => sealOf(element, { marks, nameOf: named }),
    memory: createMemory(),
  }
}

import type { SelectorRule } from '#protocol'
import { queryAcross, rootsOf } from './dom/composed.ts'
import type { Marks } from './privacy/marks.ts'
import { createElements } from './elements.ts'
import { createFingerprints, tagOfPrint } from './fingerprint.ts'
import { createNaming } from './name/create-naming.ts'
import { createLastLook } from './outline/last-look.ts'
import { createRevealed } from './reading/revealed.ts'
import { createRules } from './outline/thing/rules.ts'
import { sealOf } from './outline/thing/seal.ts'
import { createFilledFields } from './snapshot/filled-fields.ts'
import { createKeptSeen } from './snapshot/kept-seen.ts'
import { createNotices } from './snapshot/notices.ts'
import { createSettling } from './snapshot/settling.ts'
import type { Eyes } from './snapshot/snapshot.ts'
import type { KeyValueStorage } from './storage.ts'

export interface EyesOptions {
  readonly document: Document
  readonly marks: Marks
  readonly storage: KeyValueStorage
  readonly now: () => number
  readonly rules: readonly SelectorRule[]
}

/** Everything that looking at the page remembers from one look to the next. */
export function createEyes({ document, marks, storage, now, rules }: EyesOptions): Eyes {
  const named = createNaming(marks)
  const elements = createElements({
    fingerprintOf: createFingerprints(named),
    lookFor: (print) => queryAcross(document, tagOfPrint(print)),
    storage,
  })
  const filled = createFilledFields({ marks, now })
  const notices = createNotices(marks)
  const roots = rootsOf(document)
  filled.watch(roots)
  notices.watch(roots)
  return {
    document,
    marks,
    elements,
    filled,
    nameOf: named,
    sealOf: (element) => sealOf(element, { marks, nameOf: named }),
    lastLook: createLastLook(),
    notices,
    kept: createKeptSeen(document, marks),
    settling: createSettling({ document, marks, changedAt: notices.changedAt }),
    revealed: createRevealed(document),
    rulesOf: createRules(document, rules),
  }
}

import { isInside } from '../dom/composed.ts'
import { createSlices } from '../dom/slices.ts'
import { createSight } from '../dom/sight.ts'
import { visibleTextOf } from '../snapshot/visible-text.ts'
import { readPage } from '../reading/read-page.ts'
import type { Hands } from './hands.ts'

/** What a person would read on the page, or in one element of it. */
export async function readText({ document, marks, revealed }: Hands, element?: Element): Promise<string> {
  const sight = createSight(document)
  const slices = createSlices()
  const { texts } = await readPage({
    document,
    marks,
    slices,
    sight,
    revealed,
  })
  const wanted = element ? texts.filter(({ parent }) => isInside(parent, element)) : texts
  return visibleTextOf(wanted, { sight, slices, document, marks })
}

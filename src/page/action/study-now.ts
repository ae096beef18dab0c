import { createSlices } from '../dom/slices.ts'
import { seePage } from '../snapshot/see-page.ts'
import { type Study, studyPage } from '../snapshot/study.ts'
import type { Hands } from './hands.ts'

/** The page as it is in the middle of a step. */
export async function studyNow({ eyes }: Hands): Promise<Study> {
  const slices = createSlices()
  return studyPage(eyes, await seePage(eyes, slices), {}, slices)
}

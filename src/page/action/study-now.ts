import { createSlices } from '../dom/slices.ts'
import { type Study, studyPage } from '../snapshot/study.ts'
import type { Hands } from './hands.ts'

/** The page as it is in the middle of a step. */
export function studyNow({ eyes }: Hands): Promise<Study> {
  return studyPage(eyes, {}, createSlices())
}

import type { BlockType } from '#protocol'
import { Buttons } from './buttons.tsx'
import { Choices } from './choices.tsx'

/** What a question back uses; every other block comes with the first that is needed. */
export const commonBlocks = { choices: Choices, buttons: Buttons } satisfies Partial<
  Record<BlockType, unknown>
>

type Later = Exclude<BlockType, keyof typeof commonBlocks>

export const loadLaterBlocks = (): Promise<{ laterBlocks: Record<Later, unknown>; css: string }> =>
  import('../panel/later.ts')

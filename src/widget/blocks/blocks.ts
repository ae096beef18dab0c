import type { BlockType } from '#protocol'
import { Buttons } from './buttons.tsx'
import { Choices } from './choices.tsx'

/** What a question back uses; every other block comes with the first that is needed. */
export const commonBlocks = { choices: Choices, buttons: Buttons } satisfies Partial<
  Record<BlockType, unknown>
>

import type { BlockData, BlockType } from '#protocol'

/** What every block is given: its data, and the way to answer. */
export interface BlockProps<Type extends BlockType> {
  readonly data: BlockData<Type>
  /** Whether it can still be answered. */
  readonly live: boolean
  answer(text: string): void
}

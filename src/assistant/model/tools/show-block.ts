import { Type } from 'typebox'
import { blockTypes, type BlockType, type UiBlock } from '#protocol'
import { readInput } from '../read-input.ts'
import { modelTool } from './model-tool.ts'

export const showBlock = modelTool({
  description: 'End your answer with something structured. Say the words that belong to it first.',
  input: Type.Object({
    block_type: Type.Enum(Object.keys(blockTypes) as [string, ...string[]]),
    data: Type.Record(Type.String(), Type.Unknown(), { description: blockShapes() }),
    message: Type.Optional(Type.String({ description: 'The same in plain words.' })),
  }),
  interpret: ({ block_type, data, message }) => {
    const reading = readInput(blockTypes[block_type as BlockType], data)
    if ('problem' in reading) return { kind: 'told', text: `Not shown: ${reading.problem}`, failed: true }
    const block = { block_type, data: reading.value, ...(message ? { message } : {}) } as UiBlock
    return { kind: 'close', proposal: { kind: asks.has(block_type) ? 'ask' : 'answer', block } }
  },
})

/** Blocks that wait for the visitor. */
const asks = new Set(['choices', 'buttons', 'form', 'rating'])

function blockShapes(): string {
  return Object.entries(blockTypes)
    .map(([name, { properties }]) => `${name}: ${Object.keys(properties).join(', ')}`)
    .join('; ')
}

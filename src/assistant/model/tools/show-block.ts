import { Type, type TObject, type TSchema } from 'typebox'
import { blockTypes, type BlockType, type UiBlock } from '#protocol'
import { readInput } from './read-input.ts'
import { modelTool } from './model-tool.ts'

/** What a model is told of; the others have tools of their own, or say what words say as well. */
const offered = [
  'choices',
  'buttons',
  'form',
  'link_cards',
  'product_list',
  'faq_list',
  'table',
  'key_value',
  'steps',
  'notice',
] as const satisfies readonly BlockType[]

export const showBlock = modelTool({
  description: 'End your answer with something structured, after the words that belong to it.',
  input: Type.Object({
    block_type: Type.String(),
    data: Type.Record(Type.String(), Type.Unknown(), { description: blockShapes() }),
    message: Type.Optional(Type.String({ description: 'The same in plain words.' })),
  }),
  interpret: ({ block_type, data, message }) => {
    if (!isBlockType(block_type))
      return {
        kind: 'told',
        text: `Not shown: there is no such block_type. There are ${offered.join(', ')}.`,
        failed: true,
      }
    const reading = readInput(blockTypes[block_type], data)
    if ('problem' in reading) return { kind: 'told', text: `Not shown: ${reading.problem}`, failed: true }
    const block = { block_type, data: reading.value, ...(message ? { message } : {}) } as UiBlock
    return { kind: 'close', proposal: { kind: asks.has(block_type) ? 'ask' : 'answer', block } }
  },
})

function isBlockType(name: string): name is BlockType {
  return Object.hasOwn(blockTypes, name)
}

/** Blocks that wait for the visitor. */
const asks = new Set(['choices', 'buttons', 'form', 'rating'])

/** `choices: options[label, value, description?]; table: columns[], rows[]…` */
function blockShapes(): string {
  return offered.map((name) => `${name}: ${fieldsOf(blockTypes[name])}`).join('; ')
}

function fieldsOf({
  properties,
  required = [],
}: Pick<TObject, 'properties'> & { required?: string[] }): string {
  return Object.entries<TSchema & { items?: TSchema & Partial<TObject> }>(properties)
    .map(([name, { items }]) => {
      const inner = items?.properties
        ? fieldsOf({ properties: items.properties, required: items.required ?? [] })
        : ''
      return `${name}${required.includes(name) ? '' : '?'}${items ? `[${inner}]` : ''}`
    })
    .join(', ')
}

import { Type } from 'typebox'
import { noElement } from '#protocol'
import { modelTool } from './model-tool.ts'

export const navigate = modelTool({
  description: 'Go to another page of this site.',
  input: Type.Object({
    url: Type.String({ description: 'A path of this site.' }),
    description: Type.String(),
  }),
  interpret: (input) => ({
    kind: 'act',
    steps: [{ action: 'navigate', elementId: noElement, ...input }],
  }),
})

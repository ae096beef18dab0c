import { Type } from 'typebox'
import { noElement } from '#protocol'
import { modelTool } from './model-tool.ts'

export const callTool = modelTool({
  description: 'Use a tool of the site, listed with the page.',
  input: Type.Object({
    tool: Type.String(),
    arguments: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    description: Type.String(),
  }),
  interpret: (input) => ({
    kind: 'act',
    steps: [{ action: 'call_tool', elementId: noElement, ...input }],
  }),
})

import { Type } from 'typebox'
import { modelTool } from './model-tool.ts'

export const finish = modelTool({
  description: 'The task is done and you have seen it on the page.',
  input: Type.Object({
    summary: Type.String({ description: 'In a few words.' }),
    message: Type.String(),
  }),
  interpret: (input) => ({ kind: 'close', proposal: { kind: 'finish', ...input } }),
})

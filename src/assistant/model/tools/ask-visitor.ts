import { Type } from 'typebox'
import { modelTool } from './model-tool.ts'

export const askVisitor = modelTool({
  description: 'Ask the visitor, and wait for the answer.',
  input: Type.Object({ question: Type.String() }),
  interpret: ({ question }) => ({ kind: 'close', proposal: { kind: 'ask', text: question } }),
})

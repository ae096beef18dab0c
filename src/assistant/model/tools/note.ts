import { Type } from 'typebox'
import { modelTool } from './model-tool.ts'

const noteCharacters = 500

export const note = modelTool({
  description:
    'Write down, beside your other calls, what you need on a later page: a page you left is not shown again.',
  input: Type.Object({ text: Type.String() }),
  interpret: ({ text }) => ({ kind: 'noted', text: text.trim().slice(0, noteCharacters) }),
})

/** What whoever plays the model wrote: words, or JSON with words and calls. */
export interface PlayedAnswer {
  readonly text: string
  readonly calls: readonly { readonly name: string; readonly input: object }[]
}

/** Reads an answer file. A text that begins with a brace is JSON: `{"text": "…", "calls": [{"name": "…", "input": {…}}]}`. */
export function readAnswer(written: string): PlayedAnswer {
  if (!written.trimStart().startsWith('{')) return { text: written.trim(), calls: [] }
  const { text = '', calls = [] } = JSON.parse(written) as Partial<PlayedAnswer>
  for (const { name, input } of calls)
    if (typeof name !== 'string' || typeof input !== 'object')
      throw new SyntaxError('every call needs a "name" and an "input"')
  return { text, calls }
}

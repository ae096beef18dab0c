import { readFileSync, writeFileSync } from 'node:fs'

// tsx cannot import text and a bundle cannot read files beside it, so the prompt is kept as a module too.
const folder = new URL('./', import.meta.url)
const text = readFileSync(new URL('system.md', folder), 'utf8')
const lines = text
  .trimEnd()
  .split('\n')
  .map((line) => `  ${JSON.stringify(line)},`)
writeFileSync(
  new URL('system-md.ts', folder),
  `// Written by write-system-md.mjs from system.md, which is the place to edit.\nexport const systemMd = [\n${lines.join('\n')}\n].join('\\n')\n`,
)

import { writeFileSync } from 'node:fs'
import { interfaceMarkdown } from '../src/server/docs/interface-markdown.ts'

// `npm run docs`: the pages that are made from the code.
writeFileSync(new URL('../docs/interface.md', import.meta.url), interfaceMarkdown())

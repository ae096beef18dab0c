export type * from './api.ts'
export { parseBlocks, type MarkdownBlock } from './markdown/blocks.ts'
export { parseInline, type Inline } from './markdown/inline.ts'
export { safeUrl } from './markdown/safe-url.ts'

import { describeWalls } from './support/describe-walls.ts'

describeWalls({
  room: 'knowledge',
  mayImport: {
    words: [],
    crawl: [],
    extract: ['words'],
    rank: ['words'],
  },
  wiring: ['index.ts'],
  forbidden: [
    ['words/x.ts', '../rank/weights.ts'],
    ['extract/x.ts', '../rank/rank.ts'],
    ['rank/x.ts', '../extract/cut-passages.ts'],
  ],
  allowed: [['extract/x.ts', '../words/terms-of.ts']],
})

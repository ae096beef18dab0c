import { describeWalls } from './support/describe-walls.ts'

// Everything that finds something in a sentence or on a page.
const finding = ['answer', 'fill', 'records', 'rank', 'candidates', 'understand', 'meaning', 'words', 'ports']

describeWalls({
  room: 'engine',
  mayImport: {
    words: ['ports'],
    meaning: ['words', 'ports'],
    understand: ['meaning', 'words', 'ports'],
    candidates: ['understand', 'meaning', 'words'],
    rank: ['candidates', 'understand', 'meaning', 'ports'],
    records: ['rank', 'candidates', 'understand', 'meaning', 'words', 'ports'],
    fill: ['records', 'rank', 'candidates', 'understand', 'meaning', 'ports'],
    answer: ['records', 'rank', 'candidates', 'understand', 'meaning', 'words', 'ports'],
    plan: ['candidates', 'understand', 'ports'],
    decide: ['plan', ...finding],
    speech: ['plan', 'fill', 'records', 'ports'],
    dialogue: ['speech', 'decide', 'plan', ...finding],
    testing: ['wiring'],
  },
  wiring: ['index.ts', 'engine.ts', 'warm-up.ts'],
  forbidden: [
    ['plan/x.ts', '../dialogue/memory.ts'],
    ['understand/x.ts', '../fill/slots.ts'],
    ['decide/x.ts', '../speech/tell-moves.ts'],
  ],
  allowed: [
    ['dialogue/x.ts', '../decide/decide.ts'],
    ['rank/x.ts', '../weights.ts'],
  ],
})

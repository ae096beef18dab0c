import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { describeWalls } from './support/describe-walls.ts'
import { filesIn, root } from './support/files-in.ts'

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
    fill: ['records', 'rank', 'candidates', 'understand', 'meaning', 'words', 'ports'],
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

/** By which something could leave the process. */
const ways =
  /\b(?:fetch|WebSocket)\(|\b(?:from |import\()['"](?:node:)?(?:https?|http2|net|tls|dgram|dns|child_process|undici)['"]/

it('has no way out: what it is told of a page goes nowhere else', () => {
  const files = filesIn(['src/engine', 'src/languages', 'src/protocol'], /(?<!\.test)\.ts$/)
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => ways.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})

it.each(["import net from 'node:net'", 'await fetch(address)', "import { request } from 'https'"])(
  'sees a way out: %s',
  (source) => expect(source).toMatch(ways),
)

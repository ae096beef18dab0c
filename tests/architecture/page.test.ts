import { describeWalls } from './support/describe-walls.ts'

describeWalls({
  room: 'page',
  mayImport: {
    ports: ['dom'],
    dom: [],
    words: ['dom', 'ports'],
    privacy: ['dom', 'words'],
    name: ['dom', 'words', 'privacy', 'ports'],
    reading: ['dom', 'words', 'privacy', 'name', 'ports'],
    outline: ['dom', 'words', 'privacy', 'reading', 'ports'],
    snapshot: ['dom', 'words', 'privacy', 'name', 'reading', 'outline', 'ports'],
    pointer: ['dom'],
    action: ['dom', 'privacy', 'reading', 'outline', 'snapshot', 'pointer', 'ports'],
    sequence: ['dom', 'action', 'ports'],
  },
  wiring: ['index.ts', 'page.ts', 'eyes.ts', 'create-hands.ts'],
  forbidden: [
    ['dom/x.ts', '../words/beside.ts'],
    ['name/x.ts', '../outline/leaves.ts'],
    ['reading/x.ts', '../outline/thing/closed.ts'],
    ['outline/x.ts', '../snapshot/study.ts'],
    ['snapshot/x.ts', '../action/hands.ts'],
    ['text.ts', './snapshot/study.ts'],
  ],
  allowed: [
    ['privacy/x.ts', '../words/beside.ts'],
    ['outline/x.ts', '../reading/entry.ts'],
    ['action/verbs/x.ts', '../../outline/leaves.ts'],
    ['eyes.ts', './reading/revealed.ts'],
  ],
})

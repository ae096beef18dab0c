import { describeWalls } from './support/describe-walls.ts'

describeWalls({
  room: 'protocol',
  mayImport: {
    text: [],
    page: ['text', 'ports'],
    step: ['page', 'text', 'ports'],
    conversation: ['page', 'step', 'ports'],
    site: ['ports'],
    admin: ['conversation', 'site', 'step', 'ports'],
  },
  wiring: ['index.ts'],
  forbidden: [
    ['page/x.ts', '../step/verbs.ts'],
    ['site/x.ts', '../conversation/events.ts'],
    ['text/x.ts', '../index.ts'],
  ],
  allowed: [
    ['step/x.ts', '../page/outline.ts'],
    ['conversation/x.ts', '../limits.ts'],
  ],
})

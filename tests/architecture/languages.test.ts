import { describeWalls } from './support/describe-walls.ts'

describeWalls({
  room: 'languages',
  mayImport: {
    punctuation: [],
    concepts: [],
    texts: ['ports'],
    labels: ['ports'],
    commands: ['concepts', 'ports'],
    questions: ['concepts'],
  },
  wiring: ['index.ts'],
  forbidden: [
    ['concepts/x.ts', '../commands/cue-words.ts'],
    ['labels/x.ts', '../texts/replies.ts'],
    ['texts/x.ts', '../index.ts'],
  ],
  allowed: [
    ['questions/x.ts', '../concepts/words-of.ts'],
    ['labels/x.ts', '../kinds.ts'],
  ],
})

import { describeWalls } from './support/describe-walls.ts'

describeWalls({
  room: 'widget',
  mayImport: {
    ports: [],
    look: ['ports'],
    conversation: ['look'],
    loader: ['look', 'conversation', 'ports'],
    connection: ['ports'],
    core: ['look', 'conversation', 'loader', 'connection', 'ports'],
    tools: ['ports'],
    acting: ['conversation', 'core', 'tools'],
    app: ['look', 'conversation', 'loader', 'connection', 'core', 'acting', 'tools', 'ports'],
    markdown: [],
    ui: ['core'],
    blocks: ['markdown', 'ui'],
    panel: ['look', 'conversation', 'loader', 'core', 'app', 'markdown', 'ui', 'blocks'],
    embed: ['ports'],
  },
  wiring: ['index.ts'],
  forbidden: [
    ['acting/x.ts', '../panel/app.tsx'],
    ['blocks/x.tsx', '../panel/with-later.tsx'],
    ['loader/x.ts', '../core/core.ts'],
  ],
  allowed: [
    ['panel/x.tsx', '../blocks/blocks.ts'],
    ['core/x.ts', '../loader/handover.ts'],
  ],
})

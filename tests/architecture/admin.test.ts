import { describeWalls } from './support/describe-walls.ts'

describeWalls({
  room: 'admin',
  mayImport: {
    ports: [],
    theme: [],
    api: [],
    resources: ['api'],
    choices: [],
    parts: ['ports'],
    preview: [],
    changes: ['choices', 'parts'],
    identity: ['api', 'resources', 'parts'],
    shell: ['api', 'resources', 'parts', 'identity'],
    pages: ['api', 'resources', 'choices', 'parts', 'preview', 'changes', 'identity', 'shell'],
  },
  wiring: ['app.tsx', 'main.tsx', 'routes.tsx', 'start-failed.tsx'],
  forbidden: [
    ['changes/x.ts', '../pages/policy/rules-of.ts'],
    ['parts/x.tsx', '../shell/page-layout.tsx'],
  ],
  allowed: [
    ['pages/x.tsx', '../shell/page-layout.tsx'],
    ['parts/x.tsx', '../mark.svg'],
  ],
})

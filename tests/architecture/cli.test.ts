import { describeWalls } from './support/describe-walls.ts'

describeWalls({
  room: 'cli',
  mayImport: { commands: ['ports'], ports: [] },
  wiring: ['main.ts', 'run-command.ts', 'help.ts'],
  forbidden: [
    ['commands/x.ts', '../run-command.ts'],
    ['explain.ts', './commands/serve.ts'],
  ],
  allowed: [['commands/x.ts', '../command.ts']],
})

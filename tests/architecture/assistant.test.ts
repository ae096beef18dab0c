import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { describeWalls } from './support/describe-walls.ts'
import { filesIn, root } from './support/files-in.ts'

describeWalls({
  room: 'assistant',
  mayImport: {
    view: [],
    policy: ['view', 'ports'],
    turn: ['policy', 'view', 'ports'],
    prompt: ['view', 'ports'],
    model: ['prompt', 'view', 'ports'],
  },
  wiring: ['index.ts', 'create-assistant.ts', 'create-phraser.ts', 'choose-engine.ts', 'choose-model.ts'],
  forbidden: [
    ['turn/x.ts', '../model/model-engine.ts'],
    ['policy/evidence/x.ts', '../../turn/run.ts'],
    ['view/x.ts', '../policy/judge.ts'],
    ['view/x.ts', '../port.ts'],
    ['model/x.ts', '../choose-engine.ts'],
  ],
  allowed: [
    ['turn/x.ts', '../policy/judge.ts'],
    ['policy/evidence/x.ts', '../../view/index.ts'],
    ['view/x.ts', '#protocol'],
  ],
})

describeWalls({
  room: 'assistant/turn',
  mayImport: {
    input: ['ports', 'outside'],
    plan: ['input', 'ports', 'outside'],
    thinking: ['plan', 'input', 'ports', 'outside'],
    person: ['input', 'ports', 'outside'],
  },
  wiring: ['conduct.ts', 'carry-on.ts'],
  forbidden: [
    ['plan/x.ts', '../thinking/think.ts'],
    ['input/x.ts', '../plan/propose.ts'],
    ['thinking/x.ts', '../conduct.ts'],
  ],
  allowed: [
    ['plan/x.ts', '../input/absorb.ts'],
    ['thinking/x.ts', '../plan/settle.ts'],
    ['input/x.ts', '../turn-memory.ts'],
  ],
})

describeWalls({
  room: 'assistant/model',
  mayImport: {
    faults: ['ports', 'outside'],
    transcript: ['ports', 'outside'],
    provider: ['faults', 'ports'],
    tools: ['transcript', 'ports', 'outside'],
    reading: ['tools', 'transcript', 'ports', 'outside'],
    asking: ['faults', 'provider', 'reading', 'tools', 'transcript', 'ports', 'outside'],
  },
  wiring: ['model-engine.ts'],
  forbidden: [
    ['tools/x.ts', '../reading/read-call.ts'],
    ['transcript/x.ts', '../asking/ask-model.ts'],
    ['faults/x.ts', '../model-engine.ts'],
  ],
  allowed: [
    ['asking/x.ts', '../reading/collect-answer.ts'],
    ['tools/x.ts', '../../engine.ts'],
    ['provider/x.ts', '../language-model.ts'],
  ],
})

describeWalls({
  room: 'assistant/policy/evidence',
  mayImport: {
    possible: ['outside'],
    owner: ['outside'],
    surroundings: ['outside'],
    harmless: ['surroundings', 'outside'],
    binding: ['harmless', 'possible', 'surroundings', 'outside'],
    mechanics: ['binding', 'harmless', 'possible', 'surroundings', 'outside'],
    refused: ['binding', 'surroundings', 'outside'],
    unknown: ['outside'],
  },
  wiring: [],
  forbidden: [
    ['surroundings/x.ts', '../binding/binding.ts'],
    ['harmless/x.ts', '../mechanics/mechanics.ts'],
  ],
  allowed: [
    ['binding/x.ts', '../surroundings/may-post.ts'],
    ['unknown/x.ts', '../../act.ts'],
  ],
})

it('the assistant reads a page through the door of its view', () => {
  const past = filesIn(['src/assistant'], /(?<!\.test)\.ts$/).filter(
    (file) =>
      !file.startsWith('src/assistant/view/') &&
      /from '[./]+\/view\/(?!index\.ts')/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(past).toEqual([])
})

import { describe, expect, it } from 'vitest'
import { describeLocalModel, findLocalModels } from './local-models.ts'

const answering = (answers: Record<string, unknown>): typeof fetch =>
  ((address: string) => {
    const answer = answers[new URL(address).port]
    return answer === undefined
      ? Promise.reject(new TypeError('fetch failed'))
      : Promise.resolve(typeof answer === 'string' ? new Response(answer) : Response.json(answer))
  }) as typeof fetch

describe('model servers of the machine', () => {
  it('are told in one line each, with all that it takes to use them', async () => {
    const found = await findLocalModels(
      answering({ 11434: { object: 'list', data: [{ id: 'llama3.1:8b' }, { id: 'qwen3' }] } }),
    )
    expect(found.map(describeLocalModel)).toEqual([
      '  Ollama answers at http://127.0.0.1:11434/v1 (it has llama3.1:8b, qwen3): ASSISTANT=compatible:llama3.1:8b ASSISTANT_BASE_URL=http://127.0.0.1:11434/v1 uses it, EGRESS_ALLOW=127.0.0.1:11434 lets sites choose it in the dashboard.',
    ])
  })

  it('are not taken for other servers on their ports, nor for those without a model', async () => {
    const others = { 11434: '<html>', 1234: { data: [] }, 8080: { data: [{ id: 'a\u001b[31m' }, null] } }
    expect(await findLocalModels(answering(others))).toEqual([])
    expect(await findLocalModels(answering({}))).toEqual([])
  })
})

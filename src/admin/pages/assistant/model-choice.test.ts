import type { AssistantSettings } from '#protocol'
import { describe, expect, it } from 'vitest'
import { changeOf, valuesOf } from './model-choice.ts'

const settings: AssistantSettings = {
  persona: '',
  rules: '',
  model: 'compatible:llama3.1:8b',
  baseUrl: 'http://localhost:11434/v1',
  tellsVisitor: false,
  hasKey: true,
  keyHint: 'abcd',
  serverModel: 'builtin',
  test: null,
  budget: null,
  health: { lastAnswerAt: null, lastFaultAt: null, lastFault: null, tokens: [] },
}

describe('the model form', () => {
  it('comes and goes without a loss, colons in a name included', () => {
    const { model, baseUrl } = changeOf(valuesOf(settings))
    expect({ model, baseUrl }).toEqual({ model: settings.model, baseUrl: settings.baseUrl })
  })

  it('keeps, replaces or forgets the key', () => {
    const values = valuesOf(settings)
    expect(changeOf(values)).not.toHaveProperty('apiKey')
    expect(changeOf({ ...values, apiKey: ' new ' }).apiKey).toBe('new')
    expect(changeOf({ ...values, forgetKey: true }).apiKey).toBeNull()
  })

  it('sends no address with a provider that has none', () => {
    expect(changeOf({ ...valuesOf(settings), provider: 'builtin' })).toMatchObject({
      model: 'builtin',
      baseUrl: null,
    })
    expect(changeOf({ ...valuesOf(settings), provider: 'server' })).toMatchObject({
      model: null,
      baseUrl: null,
    })
  })
})

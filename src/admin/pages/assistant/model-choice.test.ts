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

  it('keeps what the model is asked with and what it costs, and empties both', () => {
    const tuning = { maxTokens: 800, temperature: 0, reasoning: 'low', headers: { 'X-Team': 'a' } } as const
    const prices = { currency: 'USD', input: 0.25, cached: 0.025, output: 2 }
    const values = valuesOf({ ...settings, tuning, prices })
    expect(changeOf(values)).toMatchObject({ tuning, prices })
    const emptied = {
      ...values,
      maxTokens: '',
      temperature: '',
      reasoning: '',
      headers: ' ',
      inputPrice: '',
    } as const
    expect(changeOf(emptied)).toMatchObject({ tuning: null, prices: null })
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

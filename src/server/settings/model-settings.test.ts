import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { allowedOrigins } from '../egress/allowed-origins.ts'

describe('the settings of models and of the way out', () => {
  it('are the servers’ own unless set', () => {
    const { model, egressAllow } = readConfig({})
    expect(model).toEqual({
      maxTokens: undefined,
      temperature: undefined,
      reasoning: undefined,
      contextTokens: undefined,
      pageTokens: 4_000,
      headers: {},
      body: {},
      answerCharacters: 32_000,
      answerMs: 120_000,
    })
    expect(egressAllow).toEqual([])
  })

  it('are read from the environment', () => {
    const { model, egressAllow } = readConfig({
      ASSISTANT_MAX_TOKENS: '800',
      ASSISTANT_TEMPERATURE: '0.2',
      ASSISTANT_REASONING: 'low',
      ASSISTANT_HEADERS: '{"X-Team": "a"}',
      ASSISTANT_BODY: '{"top_k": 5}',
      MODEL_ANSWER_SECONDS: '10',
      EGRESS_ALLOW: '127.0.0.1:11434, [::1]:8000 models.lan:443',
    })
    expect(model).toMatchObject({
      maxTokens: 800,
      temperature: 0.2,
      reasoning: 'low',
      headers: { 'X-Team': 'a' },
      body: { top_k: 5 },
      answerMs: 10_000,
    })
    expect(egressAllow).toEqual(['127.0.0.1:11434', '[::1]:8000', 'models.lan:443'])
  })

  it.each([
    ['ASSISTANT_TEMPERATURE', '3'],
    ['ASSISTANT_TEMPERATURE', 'warm'],
    ['ASSISTANT_REASONING', 'deep'],
    ['ASSISTANT_HEADERS', '[1]'],
    ['ASSISTANT_HEADERS', '{"a b": "c"}'],
    ['ASSISTANT_HEADERS', '{"a": "c\\nd"}'],
    ['ASSISTANT_BODY', '{'],
    ['EGRESS_ALLOW', 'localhost'],
    ['EGRESS_ALLOW', 'http://localhost:80'],
    ['EGRESS_ALLOW', 'localhost:99999'],
    ['SMTP_URL', 'http://mail.example'],
  ])('stops the start with a line that names %s (%s)', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name)
  })

  it('wants a sender where there is a mail server', () => {
    expect(() => readConfig({ SMTP_URL: 'smtp://localhost' })).toThrow('MAIL_FROM')
  })

  it('are all named that are wrong, once each', () => {
    const wrong = {
      PORT: 'x',
      LOG_LEVEL: 'loud',
      DATABASE_URL: 'nowhere',
      REDIS_URL: 'redis://r',
      SECRET_KEY: 'short',
    }
    const said = (() => {
      try {
        return String(readConfig(wrong))
      } catch (problem) {
        return (problem as Error).message
      }
    })()
    expect(said.split('\n').map((line) => line.split(' ')[0])).toEqual([
      'PORT',
      'DATABASE_URL',
      'LOG_LEVEL',
      'SECRET_KEY',
    ])
  })
})

describe('the way out', () => {
  it('is open to the operator’s model and to what EGRESS_ALLOW names, on http and https', () => {
    const config = readConfig({ EGRESS_ALLOW: 'models.lan:443,127.0.0.1:80' })
    expect(allowedOrigins({ ...config, assistantBaseUrl: 'http://10.0.0.1:8000/v1' })).toEqual([
      'http://10.0.0.1:8000',
      'http://models.lan:443',
      'https://models.lan',
      'http://127.0.0.1',
      'https://127.0.0.1:80',
    ])
    expect(allowedOrigins(readConfig({}))).toEqual([])
  })
})

import { defaultModelSettings, type ModelSettings, type Reasoning } from '#assistant'
import { reasonings } from '#protocol'
import { ConfigError, oneOf, text, wholeNumber, type Environment } from './read-setting.ts'

export function readModelSettings(environment: Environment): ModelSettings {
  const { pageTokens, answerCharacters, answerMs } = defaultModelSettings
  const count = (name: string) =>
    text(environment, name) === undefined ? undefined : wholeNumber(environment, name, 0, 1, 10_000_000)
  const reasoning = text(environment, 'ASSISTANT_REASONING')
  return {
    maxTokens: count('ASSISTANT_MAX_TOKENS'),
    temperature: temperature(environment, 'ASSISTANT_TEMPERATURE'),
    reasoning: reasoning === undefined ? undefined : readReasoning(environment),
    contextTokens: count('ASSISTANT_CONTEXT_TOKENS'),
    pageTokens: wholeNumber(environment, 'ASSISTANT_PAGE_TOKENS', pageTokens, 200, 1_000_000),
    headers: headers(environment, 'ASSISTANT_HEADERS'),
    body: record(environment, 'ASSISTANT_BODY'),
    answerCharacters: wholeNumber(environment, 'MODEL_ANSWER_CHARACTERS', answerCharacters, 100, 10_000_000),
    answerMs: wholeNumber(environment, 'MODEL_ANSWER_SECONDS', answerMs / 1_000, 1, 3_600) * 1_000,
  }
}

function readReasoning(environment: Environment): Reasoning {
  return oneOf(environment, 'ASSISTANT_REASONING', reasonings, 'off') as Reasoning
}

function temperature(environment: Environment, name: string): number | undefined {
  const value = text(environment, name)
  if (value === undefined) return undefined
  const number = Number(value)
  if (!/^\d+(\.\d+)?$/.test(value) || number > 2)
    throw new ConfigError(`${name} must be a number from 0 to 2, not "${value}".`)
  return number
}

function headers(environment: Environment, name: string): Record<string, string> {
  const found = record(environment, name)
  for (const [key, value] of Object.entries(found))
    if (typeof value !== 'string' || !/^[\w!#$%&'*+.^`|~-]+$/.test(key) || /[\r\n\0]/.test(value))
      throw new ConfigError(`${name}: "${key}" must be the name of a header with a text of one line.`)
  return found as Record<string, string>
}

function record(environment: Environment, name: string): Record<string, unknown> {
  const value = text(environment, name)
  if (value === undefined) return {}
  const found = parse(value)
  if (typeof found !== 'object' || found === null || Array.isArray(found))
    throw new ConfigError(`${name} must be a JSON object, like {"key": "value"}.`)
  return found as Record<string, unknown>
}

function parse(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

import { isRecord, type ModelTuning } from '#protocol'

type NumberOrEmpty = number | ''

/** How a model is asked, as the form has it. Empty: as the server is set. */
export interface TuningValues {
  maxTokens: NumberOrEmpty
  temperature: NumberOrEmpty
  reasoning: ModelTuning['reasoning'] | ''
  contextTokens: NumberOrEmpty
  pageTokens: NumberOrEmpty
  /** JSON objects. */
  headers: string
  body: string
}

const numbers = ['maxTokens', 'temperature', 'contextTokens', 'pageTokens'] as const

export function tuningValues(tuning: ModelTuning): TuningValues {
  const { maxTokens = '', temperature = '', reasoning = '', contextTokens = '', pageTokens = '' } = tuning
  const text = (given: object | undefined) => (given ? JSON.stringify(given) : '')
  return {
    maxTokens,
    temperature,
    reasoning,
    contextTokens,
    pageTokens,
    headers: text(tuning.headers),
    body: text(tuning.body),
  }
}

/** What is to be saved; null when nothing is set. */
export function tuningOf(values: TuningValues): ModelTuning | null {
  const tuning: ModelTuning = {
    ...Object.fromEntries(numbers.flatMap((name) => (values[name] === '' ? [] : [[name, values[name]]]))),
    ...(values.reasoning && { reasoning: values.reasoning }),
    ...(values.headers.trim() && { headers: objectIn(values.headers) as Record<string, string> }),
    ...(values.body.trim() && { body: objectIn(values.body) ?? {} }),
  }
  return Object.keys(tuning).length > 0 ? tuning : null
}

/** What is wrong with a text that should be a JSON object; null if nothing is. */
export function notAnObject(text: string): string | null {
  return text.trim() === '' || objectIn(text) ? null : 'Write a JSON object, like {"key": "value"}.'
}

function objectIn(text: string): Record<string, unknown> | undefined {
  try {
    const found: unknown = JSON.parse(text)
    return isRecord(found) ? found : undefined
  } catch {
    return undefined
  }
}

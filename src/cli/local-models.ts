export interface LocalModel {
  readonly server: string
  readonly baseUrl: string
  readonly models: readonly string[]
}

/** Where model servers of one's own machine listen unless they are told otherwise. */
const usual = [
  { server: 'Ollama', baseUrl: 'http://127.0.0.1:11434/v1' },
  { server: 'LM Studio', baseUrl: 'http://127.0.0.1:1234/v1' },
  { server: 'llama.cpp', baseUrl: 'http://127.0.0.1:8080/v1' },
] as const

const patienceMs = 500
const modelsNamed = 3

/** The model servers that answer on this machine. What does not answer soon, or as such a server does, is none. */
export async function findLocalModels(
  ask: typeof fetch = fetch,
  places: readonly Pick<LocalModel, 'server' | 'baseUrl'>[] = usual,
): Promise<LocalModel[]> {
  const found = await Promise.all(
    places.map(async (place): Promise<LocalModel[]> => {
      try {
        const answer = await ask(`${place.baseUrl}/models`, { signal: AbortSignal.timeout(patienceMs) })
        const models = answer.ok ? namesIn(await answer.json()) : []
        return models.length > 0 ? [{ ...place, models }] : []
      } catch {
        return [] // nobody there, or somebody else
      }
    }),
  )
  return found.flat()
}

/** One line that says how to use it. */
export function describeLocalModel({ server, baseUrl, models }: LocalModel): string {
  const [first] = models
  const more = models.length > 1 ? ` (it has ${models.slice(0, modelsNamed).join(', ')})` : ''
  const { host } = new URL(baseUrl)
  return `  ${server} answers at ${baseUrl}${more}: ASSISTANT=compatible:${first} ASSISTANT_BASE_URL=${baseUrl} uses it, EGRESS_ALLOW=${host} lets sites choose it in the dashboard.`
}

function namesIn(answer: unknown): string[] {
  const { data } = (answer ?? {}) as { data?: unknown }
  if (!Array.isArray(data)) return []
  return (data as { id?: unknown }[]).flatMap((model) =>
    typeof model?.id === 'string' && /^[\x21-\x7e]{1,100}$/.test(model.id) ? [model.id] : [],
  )
}

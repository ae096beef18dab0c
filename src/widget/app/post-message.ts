import type { ChatRequest } from '#protocol'
import { plainJson } from '../connection/plain-json.ts'

/** How the server took a message. */
export type Posted =
  | { readonly outcome: 'accepted' }
  /** The session is over; the message belongs into a new one. */
  | { readonly outcome: 'no-session' }
  | { readonly outcome: 'too-many'; readonly retryAfterMs: number }
  | { readonly outcome: 'refused'; readonly message: string }
  /** No answer at all, or none that means anything: try again. */
  | { readonly outcome: 'unreachable'; readonly retryAfterMs?: number }

const outcomes: Record<number, (retryAfterMs: number, message: string) => Posted> = {
  404: () => ({ outcome: 'no-session' }),
  429: (retryAfterMs) => ({ outcome: 'too-many', retryAfterMs: retryAfterMs || 10_000 }),
  503: (retryAfterMs) => ({ outcome: 'unreachable', retryAfterMs }),
}

/** Sends one visitor message. Never throws: every failure is an outcome. */
export async function postMessage(
  { base, fetch, signal }: { base: string; fetch: typeof globalThis.fetch; signal: AbortSignal },
  request: ChatRequest,
): Promise<Posted> {
  let answer: Response
  try {
    answer = await fetch(`${base}/api/chat`, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'Content-Type': 'application/json' },
      body: plainJson(request),
      signal,
    })
  } catch {
    return { outcome: 'unreachable' }
  }
  if (answer.ok) return { outcome: 'accepted' }
  const { message } = (await answer.json().catch(() => ({}))) as { message?: string }
  const retryAfterMs = (Number(answer.headers.get('Retry-After')) || 0) * 1000
  const outcome = outcomes[answer.status]
  if (outcome) return outcome(retryAfterMs, message ?? '')
  if (answer.status >= 500) return { outcome: 'unreachable', retryAfterMs }
  return { outcome: 'refused', message: message ?? '' }
}

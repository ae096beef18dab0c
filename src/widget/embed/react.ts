import { useEffect, useSyncExternalStore } from 'react'
import type { Visitor, WidgetEventName, WidgetEvents, WidgetState } from '../api.ts'
import { embed, pagehand, stateNow, watchState, type EmbedOptions, type PagehandCalls } from './embed.ts'

export type * from '../api.ts'
export { pagehand, type EmbedOptions, type PagehandCalls }

export interface PagehandProps extends EmbedOptions {
  readonly visitor?: Visitor | undefined
  /** Facts about the page that the assistant may use. */
  readonly context?: Record<string, unknown> | undefined
  readonly onEvent?:
    (<Name extends WidgetEventName>(name: Name, detail: WidgetEvents[Name]) => void) | undefined
}

const told: readonly WidgetEventName[] = ['ready', 'open', 'close', 'reply', 'task_complete', 'error']

/** The assistant, for as long as this is mounted. Draws nothing itself; on a server it does nothing. */
export function Pagehand({ visitor, context, onEvent, ...options }: PagehandProps): null {
  const { src, locale } = options
  // What the script line says is read once; only another server means another script.
  useEffect(() => embed(options), [src])
  const [who, facts] = [JSON.stringify(visitor), JSON.stringify(context)]
  useEffect(() => {
    if (visitor) pagehand.identify(visitor)
  }, [who])
  useEffect(() => {
    if (context) pagehand.setContext(context)
  }, [facts])
  useEffect(() => {
    if (locale) pagehand.setLocale(locale)
  }, [locale])
  useEffect(() => {
    if (!onEvent) return undefined
    const listeners = told.map(
      (name) => [name, (detail: WidgetEvents[typeof name]) => onEvent(name, detail)] as const,
    )
    for (const [name, listener] of listeners) pagehand.on(name, listener)
    return () => {
      for (const [name, listener] of listeners) pagehand.off(name, listener)
    }
  }, [onEvent])
  return null
}

/** The calls of the assistant, and how it stands now. */
export function usePagehand(): PagehandCalls & { readonly state: WidgetState } {
  const state = useSyncExternalStore(watchState, stateNow, stateNow)
  return { ...pagehand, state }
}

import type { Listener, WidgetEventName, WidgetEvents } from '../api.ts'

/** Tells the site's listeners what happens. A listener that throws disturbs nobody. */
export interface Bus {
  on<Name extends WidgetEventName>(name: Name, listener: Listener<Name>): void
  off<Name extends WidgetEventName>(name: Name, listener: Listener<Name>): void
  emit<Name extends WidgetEventName>(name: Name, detail: WidgetEvents[Name]): void
}

export function createBus(): Bus {
  const listeners = new Map<string, Set<(detail: never) => void>>()
  return {
    on(name, listener) {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener))
    },
    off(name, listener) {
      listeners.get(name)?.delete(listener)
    },
    emit(name, detail) {
      for (const listener of listeners.get(name) ?? []) {
        try {
          listener(detail as never)
        } catch (error) {
          console.error(error)
        }
      }
    },
  }
}

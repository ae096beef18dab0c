import type { Cancellable, WidgetEvents } from '../api.ts'
import type { Bus } from '../loader/bus.ts'

/** Asks the site's cancellable hooks. False: one of them said no. */
export function askSite<Name extends 'beforeSend' | 'beforeAction'>(
  bus: Bus,
  name: Name,
  detail: Omit<WidgetEvents[Name], keyof Cancellable>,
): boolean {
  let allowed = true
  bus.emit(name, { ...detail, preventDefault: () => (allowed = false) } as unknown as WidgetEvents[Name])
  return allowed
}

import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Actions, View } from '../core/view.ts'

const WidgetContext = createContext<{ view: View; actions: Actions } | undefined>(undefined)

export const WidgetProvider = WidgetContext.Provider

/** The view and the actions, for any component. */
export function useWidget(): { view: View; actions: Actions } {
  const widget = useContext(WidgetContext)
  if (!widget) throw new Error('useWidget needs a WidgetProvider')
  return widget
}

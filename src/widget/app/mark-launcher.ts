import type { Launcher } from '../loader/launcher.ts'
import type { Store } from '../core/store.ts'
import type { View } from '../core/view.ts'

/** Keeps on the launcher what is to be known of the panel: how many answers wait, and that it closes it. */
export function markLauncher({ element }: Launcher, view: Store<View>): () => void {
  const badge = document.createElement('span')
  badge.className = 'badge'
  const mark = () => {
    const { open, unread, say, config } = view.get()
    const name = config.launcher.label ?? say('label')
    element.ariaExpanded = String(open)
    element.ariaLabel = open ? say('close') : unread > 0 ? `${name} (${unread})` : name
    badge.hidden = unread === 0
    badge.textContent = unread > 9 ? '9+' : String(unread)
    // It is redrawn with the language.
    if (badge.parentNode !== element) element.append(badge)
  }
  return view.subscribe(mark)
}

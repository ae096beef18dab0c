import type { Store } from '../core/store.ts'
import type { View } from '../core/view.ts'

/** Shows in the tab's title how many answers wait; whoever comes back to an open panel has seen them. */
export function countInTitle(view: Store<View>): void {
  if (counting.has(view)) return
  counting.add(view)
  let shown = ''
  const write = () => {
    const { unread, open } = view.get()
    if (unread > 0 && open && !document.hidden) return view.set({ unread: 0 })
    const mark = unread > 0 ? `(${unread}) ` : ''
    if (mark === shown) return
    // The page may have given itself another title since.
    const own =
      shown && document.title.startsWith(shown) ? document.title.slice(shown.length) : document.title
    document.title = mark + own
    shown = mark
  }
  write()
  view.subscribe(write)
  document.addEventListener('visibilitychange', write)
}

/** Whose answers are counted already: to count goes on for as long as the page is open. */
const counting = new WeakSet<Store<View>>()

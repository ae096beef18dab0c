import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { View } from '../../core/view.ts'

const nearPx = 48

/** Keeps the end of the log in view, unless the visitor has scrolled away from it. */
export function useFollow(view: View): {
  scroller: RefObject<HTMLDivElement>
  behind: boolean
  toEnd: () => void
} {
  const scroller = useRef<HTMLDivElement>(null)
  const atEnd = useRef(true)
  const [behind, setBehind] = useState(false)
  const { items, busy } = view.conversation
  const last = items.at(-1)
  const own = last?.kind === 'said' && last.by === 'user' ? last.key : undefined

  const toEnd = () => {
    const log = scroller.current
    if (log) log.scrollTop = isHome(log) ? 0 : log.scrollHeight
    atEnd.current = true
    setBehind(false)
  }

  useEffect(() => {
    const log = scroller.current
    if (!log) return
    const onScroll = () => {
      atEnd.current = isHome(log) || log.scrollHeight - log.scrollTop - log.clientHeight < nearPx
      if (atEnd.current) setBehind(false)
    }
    // Blocks and pictures come later than their item, and the on-screen keyboard changes the height as well.
    const follow = () => {
      if (atEnd.current && !isHome(log)) log.scrollTop = log.scrollHeight
    }
    const resized = new ResizeObserver(follow)
    const grown = new MutationObserver(follow)
    resized.observe(log)
    grown.observe(log, { childList: true, subtree: true })
    log.addEventListener('load', follow, true)
    log.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      resized.disconnect()
      grown.disconnect()
      log.removeEventListener('load', follow, true)
      log.removeEventListener('scroll', onScroll)
    }
  }, [])

  useLayoutEffect(() => {
    if (atEnd.current) toEnd()
    else setBehind(true)
  }, [items, busy])
  // What the visitor says is always shown.
  useLayoutEffect(toEnd, [own, view.open])

  return { scroller, behind, toEnd }
}

/** Before anything is said the log is read from its top. */
function isHome(log: HTMLElement): boolean {
  return log.querySelector('.home') !== null
}

import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { View } from './view.ts'

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
    if (log) log.scrollTop = log.scrollHeight
    atEnd.current = true
    setBehind(false)
  }

  useEffect(() => {
    const log = scroller.current
    if (!log) return
    const onScroll = () => {
      atEnd.current = log.scrollHeight - log.scrollTop - log.clientHeight < nearPx
      if (atEnd.current) setBehind(false)
    }
    // Pictures, fonts and the on-screen keyboard change the height as well.
    const resized = new ResizeObserver(() => atEnd.current && (log.scrollTop = log.scrollHeight))
    resized.observe(log)
    log.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      resized.disconnect()
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

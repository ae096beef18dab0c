import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { previewReady, type PreviewState } from '../../preview/preview-state.ts'
import classes from './preview-frame.module.css'

/** Waits for a pause in typing: the widget is put on the page anew each time. */
const settleMs = 180

/** The frame with the sample page. It is sandboxed: what is shown cannot reach the dashboard. */
export function PreviewFrame({ state, phone }: { state: PreviewState; phone: boolean }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [ready, setReady] = useState(false)
  const [text] = useDebouncedValue(JSON.stringify(state), settleMs)
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent) => {
      if (source === frame.current?.contentWindow && data === previewReady) setReady(true)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [])
  useEffect(() => {
    // The frame has no origin that could be named.
    if (ready) frame.current?.contentWindow?.postMessage(JSON.parse(text), '*')
  }, [ready, text])
  return (
    <div className={classes.stage} data-phone={phone || undefined}>
      <iframe
        ref={frame}
        title="Preview of the widget"
        src="/dashboard/preview"
        sandbox="allow-scripts"
        className={classes.frame}
      />
    </div>
  )
}

import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { previewReady, type PreviewQuestion, type PreviewState } from '../../preview/preview-state.ts'
import { useDraftReply } from '../draft/use-draft-reply.ts'
import classes from './preview-frame.module.css'

/** Waits for a pause in typing: the widget is put on the page again each time. */
const settleMs = 180

/** The frame with the sample page. It is sandboxed: what is shown cannot reach the dashboard. */
export function PreviewFrame({ state, phone }: { state: PreviewState; phone: boolean }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [ready, setReady] = useState(false)
  const replyTo = useDraftReply()
  const [text] = useDebouncedValue(JSON.stringify(state), settleMs)
  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent) => {
      const { contentWindow } = frame.current ?? {}
      if (!contentWindow || source !== contentWindow) return
      if (data === previewReady) setReady(true)
      else if (isQuestion(data)) void replyTo(data).then((reply) => contentWindow.postMessage({ reply }, '*'))
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [replyTo])
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

/** The frame is ours, but what it says is still looked at. */
function isQuestion(data: unknown): data is PreviewQuestion {
  return typeof data === 'object' && data !== null && 'ask' in data && typeof data.ask === 'string'
}

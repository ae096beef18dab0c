import { useEffect } from 'react'
import type { PagehandApi } from 'pagehand/widget'

/** Loads the assistant once for the life of the page, however often the component is mounted. */
export function useAssistant(base: string): void {
  useEffect(() => {
    const src = `${base}/widget.js`
    if (document.querySelector(`script[src="${src}"]`)) return
    document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
  }, [base])
}

/** A call that also works before the script is here: it waits in a list that the script will find. */
export function assistant(...call: Parameters<PagehandApi['push']>[0]): void {
  const page = window as { Pagehand?: Pick<PagehandApi, 'push'> }
  page.Pagehand ??= [] as Parameters<PagehandApi['push']>[0][]
  page.Pagehand.push(call)
}

export interface QuietWay {
  /** Before a plan acts: the focus is where the page believes it to be. */
  back(): void
  /** Nothing is asked or done any more: the page learns that it has lost the focus. */
  settle(): void
}

/**
 * As long as a task is under way the page does not notice that the visitor goes to the chat, to answer a question say: a
 * list or calendar that closes without the focus would not be what they were asked about.
 */
export function goUnnoticed(host: HTMLElement, isBusy: () => boolean): QuietWay {
  let left: HTMLElement | undefined
  function onFocus(event: FocusEvent): void {
    const { type, target, relatedTarget, isTrusted } = event
    const leaves = type === 'blur' || type === 'focusout'
    if (!isTrusted || !isBusy() || (leaves ? relatedTarget : target) !== host) return
    event.stopImmediatePropagation()
    if (leaves) left = target as HTMLElement
  }
  for (const type of ['blur', 'focusout', 'focus', 'focusin'] as const) addEventListener(type, onFocus, true)
  return {
    back() {
      left?.focus({ preventScroll: true })
      left = undefined
    },
    settle() {
      for (const type of ['blur', 'focusout'])
        left?.dispatchEvent(new FocusEvent(type, { bubbles: type !== 'blur', relatedTarget: host }))
      left = undefined
    },
  }
}

/** Waits until the page was drawn; a hidden page draws nothing, so a moment must do there. */
export function nextFrame(view: Window): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      view.cancelAnimationFrame(frame)
      resolve()
    }
    const frame = view.requestAnimationFrame(done)
    const timer = setTimeout(done, 100)
  })
}

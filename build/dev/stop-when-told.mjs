const lookMs = 500

/** The first Ctrl-C ends everything in order, the second at once. */
export function stopWhenTold({ stop, kill }) {
  let told = false
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end)

  // A signal to npm alone ends the shell between it and this process, which hears nothing.
  const { ppid } = process
  if (process.env.npm_lifecycle_event !== undefined)
    setInterval(() => {
      if (process.ppid !== ppid && !told) end()
    }, lookMs).unref()

  // A Ctrl-C ends esbuild too, so whatever waits for it fails, perhaps a moment before this process hears the signal.
  process.on('uncaughtException', (fault) => {
    setTimeout(() => {
      if (told) return
      console.error(fault)
      kill()
    }, 100)
  })

  function end() {
    if (told) return kill()
    told = true
    void stop().finally(() => process.exit())
  }
}

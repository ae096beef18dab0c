const newLine = 10

/** Ends an answer in which one line is longer than any that a model writes: the line reader would hold all of it in memory. */
export function boundLines(send: typeof fetch, lineBytes = 512_000): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init)
    if (!response.body) return response
    let length = 0
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        for (let from = 0; from < chunk.length && length <= lineBytes;) {
          const end = chunk.indexOf(newLine, from)
          length += (end === -1 ? chunk.length : end) - from
          if (end === -1 || length > lineBytes) break
          length = 0
          from = end + 1
        }
        if (length > lineBytes) controller.error(new Error('a line of the answer is too long'))
        else controller.enqueue(chunk)
      },
    })
    const { status, statusText, headers } = response
    return new Response(response.body.pipeThrough(counted), { status, statusText, headers })
  }
}

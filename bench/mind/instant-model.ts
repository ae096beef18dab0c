import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openaiFormat } from '../../tests/assistant/support/openai-format.ts'

/** What the model tells the bench: where it is, and then how long each answer took it. */
export type ModelReport = { readonly port: number } | { readonly ownMs: number }

// A model that answers at once, in a process of its own: what it takes is measured here and is not the server's.
const answer = [
  ...openaiFormat.begin(),
  ...['Five ', 'days.'].flatMap((piece) => openaiFormat.text(piece)),
  ...openaiFormat.end({}),
].join('')
const tell = (report: ModelReport) => process.send?.(report)
const server = createServer((request, response) => {
  const began = performance.now()
  request.resume()
  request.on('end', () => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.end(answer, () => tell({ ownMs: performance.now() - began }))
  })
})
server.listen(0, '127.0.0.1', () => tell({ port: (server.address() as AddressInfo).port }))
process.on('disconnect', () => process.exit())

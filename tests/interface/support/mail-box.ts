import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

/** A mail server that takes everything and keeps it, as plain as it can be. */
export async function mailBox() {
  const mails: string[] = []
  const waiting = new Set<() => void>()
  const server = createServer((socket) => {
    let writing: string | undefined
    let rest = ''
    socket.write('220 box\r\n')
    socket.on('data', (part) => {
      const lines = (rest + part.toString()).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (writing !== undefined && line !== '.') writing += `${line}\n`
        else if (writing !== undefined) {
          mails.push(writing)
          writing = undefined
          for (const look of waiting) look()
          socket.write('250 kept\r\n')
        } else if (line === 'DATA') {
          writing = ''
          socket.write('354 go on\r\n')
        } else if (line === 'QUIT') socket.end('221 bye\r\n')
        else socket.write('250 fine\r\n')
      }
    })
    socket.on('error', () => socket.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    /** The next mail that comes, or has come and was not read. */
    async next(): Promise<string> {
      for (;;) {
        const mail = mails.shift()
        if (mail !== undefined) return mail
        await new Promise<void>((resolve) => void waiting.add(resolve))
      }
    },
    close: () => void server.close(),
  }
}

export type MailBox = Awaited<ReturnType<typeof mailBox>>

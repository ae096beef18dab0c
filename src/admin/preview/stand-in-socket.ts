import type { StandInServer } from './stand-in-server.ts'

/** Longer than any preview is open: nobody pings here. */
const longMs = 1_000_000_000

/** A WebSocket that speaks socket.io's protocol with the stand-in instead of a network. */
export function standInSocket(server: StandInServer) {
  return class StandInSocket {
    onopen: (() => void) | null = null
    onmessage: ((event: { data: string }) => void) | null = null
    onclose: ((event: { code: number }) => void) | null = null
    onerror: (() => void) | null = null
    binaryType = 'blob'
    readyState = 0

    constructor() {
      setTimeout(() => {
        this.readyState = 1
        this.onopen?.()
        this.say(
          `0${JSON.stringify({ sid: 'preview', upgrades: [], pingInterval: longMs, pingTimeout: longMs, maxPayload: 1e6 })}`,
        )
        server.onEvent = (name, payload) => this.say(`42${JSON.stringify([name, payload])}`)
      })
    }

    /** `40` opens the namespace, `42` carries an event. */
    send(packet: unknown): void {
      if (typeof packet !== 'string') return
      if (packet.startsWith('40')) this.say('40{"sid":"preview"}')
      if (!packet.startsWith('42')) return
      const [event] = JSON.parse(packet.slice(2)) as [string]
      for (const answer of server.receive(event)) this.say(`42${JSON.stringify(answer)}`)
    }

    close(): void {
      this.readyState = 3
      setTimeout(() => this.onclose?.({ code: 1000 }))
    }

    say(data: string): void {
      setTimeout(() => {
        if (this.readyState === 1) this.onmessage?.({ data })
      })
    }
  }
}

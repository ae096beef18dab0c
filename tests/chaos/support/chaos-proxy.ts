import { createServer, connect, type AddressInfo, type Socket } from 'node:net'

/** A TCP link between clients and a server that can be cut at any byte, held up, and slowed. */
export interface ChaosProxy {
  readonly port: number
  readonly cuts: number
  /** Every byte travels this long. */
  delayMs: number
  /** Cuts end in a reset instead of an orderly close. */
  resets: boolean
  /** Cuts after so many more bytes from the server. */
  cutAfter(bytes: number): void
  /** Cuts every link that is open now. */
  cutAll(): void
  /** Half-open: nothing passes any more, nobody is told. */
  hold(options?: { alsoNew?: boolean }): void
  /** Lets everything that was held back pass, or drops those links. */
  release(options?: { drop?: boolean }): void
  /** Where the server is now. */
  target: number
  close(): void
}

interface Pipe {
  held: boolean
  dead: boolean
  run(): void
  cut(): void
}

export async function chaosProxy(target: number): Promise<ChaosProxy> {
  const pipes = new Set<Pipe>()
  const state = { target, delayMs: 0, resets: false, cuts: 0, left: Infinity, holdsNew: false }

  /** Counts the server's bytes down to the cut; returns what may still pass. */
  function meter(data: Buffer): { pass: Buffer; cut: boolean } {
    if (data.length < state.left) {
      state.left -= data.length
      return { pass: data, cut: false }
    }
    const pass = data.subarray(0, state.left)
    state.left = Infinity
    state.cuts += 1
    return { pass, cut: true }
  }

  const server = createServer((client) => {
    const upstream = connect(state.target, '127.0.0.1')
    const runs: (() => void)[] = []
    const pipe: Pipe = {
      held: state.holdsNew,
      dead: false,
      run: () => runs.forEach((run) => run()),
      cut() {
        pipe.dead = true
        pipes.delete(pipe)
        for (const end of [client, upstream]) {
          if (state.resets) end.resetAndDestroy()
          else end.destroy()
        }
      },
    }
    pipes.add(pipe)
    runs.push(forward(client, upstream, pipe, (data) => ({ pass: data, cut: false })))
    runs.push(forward(upstream, client, pipe, meter))
  })

  /** One ordered queue a direction: bytes, end and close never overtake each other. */
  function forward(from: Socket, to: Socket, pipe: Pipe, judge: typeof meter): () => void {
    const queue: { at: number; act(): void }[] = []
    let timer: NodeJS.Timeout | undefined
    from.setNoDelay()

    function run() {
      timer = undefined
      for (let first = queue[0]; first && !pipe.held; first = queue[0]) {
        const wait = first.at - performance.now()
        if (wait > 0.2) return void (timer = setTimeout(run, wait))
        queue.shift()
        first.act()
      }
    }
    function put(act: () => void) {
      queue.push({ at: performance.now() + state.delayMs, act })
      if (!timer && !pipe.held) run()
    }
    from.on('data', (data) =>
      put(() => {
        if (to.destroyed || pipe.dead) return
        const { pass, cut } = judge(data)
        if (!cut) return void to.write(pass)
        pipe.dead = true
        if (pass.length > 0) to.write(pass, () => setTimeout(() => pipe.cut(), 1))
        else pipe.cut()
      }),
    )
    from.on('end', () => put(() => to.end()))
    from.on('error', () => from.destroy())
    from.on('close', () =>
      put(() => {
        to.destroy()
        pipes.delete(pipe)
      }),
    )
    return run
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return Object.assign(state, {
    port: (server.address() as AddressInfo).port,
    cutAfter: (bytes: number) => void (state.left = bytes),
    cutAll() {
      for (const pipe of pipes) {
        state.cuts += 1
        pipe.cut()
      }
    },
    hold({ alsoNew = true } = {}) {
      state.holdsNew = alsoNew
      for (const pipe of pipes) pipe.held = true
    },
    release({ drop = false } = {}) {
      state.holdsNew = false
      for (const pipe of [...pipes].filter(({ held }) => held)) {
        pipe.held = false
        if (drop) pipe.cut()
        else pipe.run()
      }
    },
    close() {
      state.resets = false
      for (const pipe of pipes) pipe.cut()
      server.close()
    },
  })
}

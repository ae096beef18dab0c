import * as esbuild from 'esbuild'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { forNode } from '../targets/for-node.mjs'
import { ToldFault } from './describe-fault.mjs'
import { readableLog } from './readable-log.mjs'

/** A server that takes longer to end is not waited for: what it acknowledged is saved. */
const endMs = 5_000
/** Lines that tell why it ended. */
const lastLines = 30

/** Why the server will not start however often it is tried: a setting is wrong. */
export class Refused extends ToldFault {}

/**
 * The server, bundled as the build does it and run as a process: a bundle starts in a third of the time that the
 * loose sources take. `onCrash` hears of an end that nobody asked for.
 */
export async function createServerProcess({ folder, environment, inspect, say, onCrash }) {
  const outdir = `${folder}/server`
  const bundle = await esbuild.context({
    ...forNode,
    entryPoints: ['build/dev/serve.ts'],
    outdir,
    outExtension: { '.js': '.mjs' },
    splitting: true,
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'silent',
  })
  let child
  let where

  return {
    /** The port it listens on, and what it said when it began to. */
    where: () => where,
    async restart() {
      await rm(outdir, { recursive: true, force: true })
      // A server of earlier sources would hide that these do not work.
      await bundle.rebuild().finally(end)
      where = await start()
    },
    /** One that has not begun to answer is of no use any more once its sources have changed. */
    giveUpStart() {
      if (where === undefined) child?.kill()
    },
    async close() {
      await Promise.all([end(), bundle.dispose()])
    },
    kill: () => child?.kill('SIGKILL'),
  }

  async function start() {
    const words = ['--enable-source-maps', ...inspect, `${outdir}/serve.mjs`, folder]
    const started = spawn(process.execPath, words, {
      env: environment,
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    })
    child = started
    const said = []
    createInterface({ input: started.stderr }).on('line', (line) => {
      const text = readableLog(line)
      say(text)
      said.push(text)
      if (said.length > lastLines) said.shift()
    })
    const closed = once(started, 'close').then(([code, signal]) => {
      if (child === started) child = undefined
      const how = signal ? `by ${signal}` : `with code ${code}`
      return new ToldFault(`It ended ${how}, and starts again at the next change.`, said)
    })
    const [first] = await Promise.race([once(started, 'message'), closed.then((fault) => [fault])])
    if (first instanceof ToldFault) throw first
    if (first.sentence !== undefined) throw new Refused(first.sentence)
    void closed.then((fault) => {
      if (where === first) onCrash(fault)
    })
    return first
  }

  async function end() {
    where = undefined
    if (!child) return
    const closed = once(child, 'close')
    const late = setTimeout(() => child?.kill('SIGKILL'), endMs)
    child.kill('SIGTERM')
    await closed
    clearTimeout(late)
  }
}

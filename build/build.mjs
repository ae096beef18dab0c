import { fileURLToPath } from 'node:url'
import { stale } from './stale.mjs'
import { gzipKb } from './gzip-kb.mjs'

/** Builds the targets that are missing or older than their sources, and holds each to its size. */
export async function build({ names, always = false, say = console.log } = {}) {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)))
  // Only now: esbuild works for ever in the folder it was loaded in.
  const { targets } = await import('./targets/index.mjs')
  const due = []
  for (const name of names ?? Object.keys(targets)) {
    if (!targets[name])
      throw new Error(`There is no build target "${name}"; there are: ${Object.keys(targets).join(', ')}.`)
    if (always || (await stale(targets[name]))) due.push(name)
  }
  if (due.length === 0) return
  const whole = due.length === Object.keys(targets).length
  say(whole ? 'Building, once. This takes about a minute.' : `Building ${due.join(', ')}.`)
  for (const name of due) {
    const began = performance.now()
    const later = await targets[name].run()
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    const sizes = [await sizeOf(targets[name]), later].filter(Boolean).join(', ')
    say(`  ${name.padEnd(8)} ${seconds.padStart(4)} s  ${sizes}`.trimEnd())
  }
}

async function sizeOf({ output, limitKb }) {
  if (limitKb === undefined) return ''
  const kb = await gzipKb(output)
  if (kb > limitKb) throw new Error(`${output} is ${kb.toFixed(1)} kB gzip; its budget is ${limitKb} kB.`)
  return `${kb.toFixed(1)} of ${limitKb} kB`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const names = process.argv.slice(2).filter((word) => !word.startsWith('-'))
  await build({ names: names.length > 0 ? names : undefined, always: !process.argv.includes('--stale') })
}

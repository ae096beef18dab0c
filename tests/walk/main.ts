import { mkdirSync } from 'node:fs'
import { freePort } from '../support/free-port.ts'
import { showHelp } from '../support/show-help.ts'
import { installPacked } from './install-packed.ts'
import { walkAsOwner } from './walk-as-owner.ts'

showHelp(`
npm run walk [-- NODE]

An owner's way through the packed release, in an empty folder, on a desktop and on a phone, with a picture of each step.

  NODE   another Node.js to run the release with
`)
const [node = process.execPath] = process.argv.slice(2)
const folder = 'shots'
mkdirSync(folder, { recursive: true })
const looks = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}
const packed = installPacked()
console.log(`installed ${packed.name}: ${packed.megabytes} MB`)
for (const [name, look] of Object.entries(looks)) {
  const host = `127.0.0.1:${await freePort()}`
  const server = await packed.start(node, host)
  console.log(
    `${name}: answered /health ${server.milliseconds} ms after the start, on Node ${server.nodeVersion}`,
  )
  try {
    await walkAsOwner({ server, host, look, picture: (step) => `${folder}/walk-owner-${name}-${step}.png` })
    console.log(`${name}: whole`)
  } finally {
    await server.stop()
  }
}
packed.remove()
process.exit(0)

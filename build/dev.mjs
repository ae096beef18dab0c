import { fileURLToPath } from 'node:url'

// `npm run dev`: the whole product from its sources at one address, made again whenever they change.
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
// Only now: esbuild works for ever in the folder it was loaded in.
const { develop } = await import('./dev/develop.mjs')
const { Mistake, readSettings } = await import('./dev/settings.mjs')

try {
  const settings = readSettings({ words: process.argv.slice(2), environment: process.env })
  if (settings.help) console.log(settings.help)
  else await develop(settings)
} catch (thrown) {
  console.error(thrown instanceof Mistake ? thrown.message : thrown)
  process.exit(1)
}

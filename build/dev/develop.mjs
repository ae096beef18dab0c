import { listen } from './listen.mjs'
import { startProduct } from './product.mjs'
import { Refused } from './server-process.mjs'
import { Mistake } from './settings.mjs'
import { stopWhenTold } from './stop-when-told.mjs'

/** Serves the whole product from its sources until it is told to stop. */
export async function develop(settings) {
  const began = performance.now()
  const http = await listen(settings)
  const starting = startProduct(http, settings)
  http.on('request', (...event) => void starting.then(({ front }) => front.request(...event)))
  http.on('upgrade', (...event) => void starting.then(({ front }) => front.upgrade(...event)))
  const product = await starting
  stopWhenTold(product)
  const { thrown } = (await product.serving()) ?? {}
  if (thrown instanceof Refused) {
    await product.stop()
    throw new Mistake(thrown.message)
  }
  await product.complete()
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  for (const line of firstScreen(product, settings)) console.log(line)
  console.log(`  Ready in ${seconds} s. Changes are taken up as they are saved; Ctrl-C ends it.\n`)
}

function firstScreen({ publicUrl, where }, { dataDir }) {
  const signIn = where()?.signInLink
  const row = (label, text) => `  ${label.padEnd(10)}${text}`
  return [
    row('Demo', `${publicUrl}/demo/`),
    row('Dashboard', signIn ? `${signIn} (signs in, once)` : `${publicUrl}/dashboard/`),
    row('Widget', `<script src="${publicUrl}/widget.js" async></script>`),
    row('Data', dataDir),
  ]
}

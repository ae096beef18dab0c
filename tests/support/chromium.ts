import { chromium, type Browser } from 'playwright-core'
import { requireProgram } from '../../build/needs.mjs'

/** Where the system's Chromium lies. */
export const chromiumPath = () => requireProgram('chromium')

/** Starts the system's Chromium without a window. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}

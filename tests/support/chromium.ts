import { existsSync } from 'node:fs'
import { chromium, type Browser } from 'playwright-core'

const places = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Starts the system's Chromium without a window. */
export function launchChromium(): Promise<Browser> {
  const executablePath = places.find((path) => path !== undefined && existsSync(path))
  if (!executablePath) throw new Error('These tests need Chromium: apt-get install chromium')
  return chromium.launch({
    executablePath,
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

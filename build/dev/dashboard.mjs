import react from '@vitejs/plugin-react'
import { realpathSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { createServer } from 'vite'
import { changed, inPagePlugin } from './in-page.mjs'

/** The dashboard by vite's own server, which takes changes up without a reload and shows faults over the page. */
export async function createDashboard({ http, publicUrl, folder }) {
  const vite = await createServer({
    configFile: false,
    root: 'src/admin',
    base: '/dashboard/',
    publicDir: false,
    appType: 'custom',
    cacheDir: resolve('dist/dev/vite'),
    clearScreen: false,
    logLevel: 'warn',
    html: { cspNonce: '{{nonce}}' },
    plugins: [react({ exclude: [/\/node_modules\//, /\/dist\/dev\//] }), inPagePlugin],
    optimizeDeps: { entries: ['main.tsx'] },
    server: {
      middlewareMode: true,
      hmr: { server: http },
      allowedHosts: [new URL(publicUrl).hostname],
      cors: false,
      // A file is empty for a moment while it is saved: read then, the page would keep that until the next change.
      watch: { awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 } },
      // Nothing of the data folder, where keys lie.
      fs: { allow: ['src', realpathSync('node_modules'), 'dist/dev/vite'].map((path) => resolve(path)) },
    },
  })

  return {
    middlewares: vite.middlewares,
    /** The two pages, for the server to send under its policy. */
    async writePages() {
      const [index, preview] = await Promise.all(
        ['index', 'preview'].map((name) => readFile(`src/admin/${name}.html`, 'utf8')),
      )
      const page = fill(index.replace(/.*\{\{styles\}\}.*\n/, ''), { script: '/main.tsx', mark: '/mark.svg' })
      await mkdir(folder, { recursive: true })
      await writeFile(`${folder}/index.html`, await vite.transformIndexHtml('/index.html', page))
      // Its frame has no network, so nothing could be told to it later.
      const sample = { script: '/dashboard/preview/main.ts', styles: '/dashboard/preview/sample.css' }
      await writeFile(`${folder}/preview.html`, fill(preview, sample))
    },
    /** Pages that follow the sources reload. */
    reload: () => vite.ws.send(changed),
    /** Shows a fault over every page that is open, or takes it away. */
    show({ line, text }) {
      // It would be kept for a page that opens when the fault may be gone.
      if (vite.ws.clients.size > 0)
        vite.ws.send({ type: 'error', err: { message: `${line}\n\n${text}`, stack: '' } })
    },
    clear: () => vite.ws.send({ type: 'update', updates: [] }),
    close: () => vite.close(),
  }
}

function fill(html, places) {
  return Object.entries(places).reduce((filled, [name, value]) => filled.replace(`{{${name}}}`, value), html)
}

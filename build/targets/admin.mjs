import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import * as esbuild from 'esbuild'
import { browser } from './browser.mjs'
import { noticesOf } from './notices.mjs'

const folder = 'dist/admin'
const assets = '/dashboard/assets/'
const entries = {
  main: 'src/admin/main.tsx',
  preview: 'src/admin/preview/main.ts',
  sample: 'src/admin/preview/sample.css',
}

/** The dashboard: one web app split by page, and the sample page its editor shows the widget on. */
export const admin = {
  sources: ['src/protocol', 'src/languages', 'src/page', 'src/widget', 'src/admin'],
  output: `${folder}/index.html`,
  async run() {
    await rm(folder, { recursive: true, force: true })
    await mkdir(`${folder}/assets`, { recursive: true })
    const built = await esbuild.build({
      ...browser,
      entryPoints: entries,
      outdir: `${folder}/assets`,
      write: false,
      splitting: true,
      metafile: true,
      entryNames: '[name]-[hash]',
      chunkNames: '[name]-[hash]',
      assetNames: '[name]-[hash]',
      publicPath: assets,
      loader: { '.svg': 'file' },
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
    })
    const [styles, others] = partition(built.outputFiles, ({ path }) =>
      /^(?!sample-).*\.css$/.test(basename(path)),
    )
    // Nothing loads the styles of a page that is imported later, so all of them come with the first.
    const css = styles
      .sort((a, b) => b.contents.length - a.contents.length)
      .map(({ text }) => text)
      .join('\n')
    const cssName = `dashboard-${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`
    await writeFile(`${folder}/assets/${cssName}`, css)
    for (const { path, contents } of others) await writeFile(path, contents)

    await writeFile(`${folder}/assets/NOTICES.txt`, await noticesOf(built.metafile))

    const address = (source) => assets + basename(outputOf(built.metafile, source))
    await writePage('index.html', {
      '{{styles}}': assets + cssName,
      '{{script}}': address(entries.main),
      '{{mark}}': address('src/admin/mark.svg'),
    })
    await writePage('preview.html', {
      '{{styles}}': address(entries.sample),
      '{{script}}': address(entries.preview),
    })
  },
}

function outputOf({ outputs }, source) {
  const [path] = Object.entries(outputs).find(
    ([path, output]) =>
      (output.entryPoint ?? Object.keys(output.inputs)[0]) === source && !path.endsWith('.map'),
  )
  return path
}

async function writePage(name, places) {
  const page = await readFile(`src/admin/${name}`, 'utf8')
  const filled = Object.entries(places).reduce((html, [place, value]) => html.replace(place, value), page)
  await writeFile(`${folder}/${name}`, filled)
}

function partition(list, test) {
  return [list.filter(test), list.filter((item) => !test(item))]
}

import { mkdir, writeFile } from 'node:fs/promises'
import { writeDemo } from '../targets/demo.mjs'
import { quickPage } from '../targets/page.mjs'
import { makeWidget } from '../targets/widget.mjs'

/** Readable and quickly made: a visitor's download does not count here. */
const options = { minify: false, sourcemap: 'inline', logLevel: 'silent' }

/** The widget under the names it has in a release, without the compressed copies. */
export async function writeWidget(folder) {
  const { files, version, entries } = await makeWidget({
    pageFiles: await quickPage(options),
    finish: (code) => code,
    options,
  })
  await mkdir(folder, { recursive: true })
  // The loader comes last: it must never name a file that is not there yet.
  const inOrder = [...files].sort(([a], [b]) => Number(a === 'widget.js') - Number(b === 'widget.js'))
  for (const [name, contents] of inOrder) await writeFile(`${folder}/${name}`, contents)
  // Without the sizes and hashes that a release tells.
  const manifest = {
    version,
    entries,
    files: Object.fromEntries([...files.keys()].map((name) => [name, {}])),
  }
  await writeFile(`${folder}/manifest.json`, JSON.stringify(manifest, null, 2))
}

/** The demo shop, with a script more on every page. */
export function writeShop(folder, script) {
  const finish = (path, content) =>
    path.endsWith('.html') ? content.replace('</head>', `${script}</head>`) : content
  return writeDemo(folder, { options, finish })
}

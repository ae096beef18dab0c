import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'

/** Size of a file as a visitor downloads it. */
export async function gzipKb(file) {
  return gzipSync(await readFile(file), { level: 9 }).length / 1000
}

import { writeFileSync } from 'node:fs'
import { pagesOf } from './case.ts'
import { recordOf } from './examples.ts'
import type { Eyes } from './look.ts'

/** Looks at every open page and keeps what was seen beside it. The kept pages are recorded nowhere. */
export async function keepLooks(eyes: Eyes): Promise<void> {
  for (const page of pagesOf('open')) {
    const opened = await eyes.open('open', page)
    writeFileSync(recordOf(page), `${JSON.stringify(await opened.look(), null, 1)}\n`)
    await opened.close()
  }
}

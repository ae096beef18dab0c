import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { serveForTest } from '../support/server.ts'

describe('a server that finds nothing built', () => {
  let built: string
  let stage: Awaited<ReturnType<typeof serveForTest>>
  const start = async () => (stage = await serveForTest({}, { built }))
  const read = async (path: string) => {
    const answer = await fetch(stage.server.url + path)
    return { status: answer.status, body: await answer.json() }
  }

  beforeEach(() => {
    built = mkdtempSync(join(tmpdir(), 'pagehand-built-'))
  })
  afterEach(async () => {
    await stage.close()
    rmSync(built, { recursive: true, force: true })
  })

  it('says so in one sentence wherever a file would be', async () => {
    await start()
    for (const [path, what] of [
      ['/widget.js', 'The widget'],
      ['/widget/manifest.json', 'The widget'],
      ['/demo/', 'The demo shop'],
      ['/dashboard/', 'The dashboard'],
      ['/dashboard/preview', 'The dashboard'],
    ] as const) {
      const { status, body } = await read(path)
      expect([path, status, body.error]).toEqual([path, 503, 'unavailable'])
      expect(body.message).toBe(`${what} has not been built here. Run npm run build, and start again.`)
    }
  })

  it('serves what is there and speaks of the rest', async () => {
    mkdirSync(join(built, 'demo'))
    writeFileSync(join(built, 'demo/icon.svg'), '<svg/>')
    await start()
    const icon = await fetch(`${stage.server.url}/demo/icon.svg`)
    expect([icon.status, await icon.text()]).toEqual([200, '<svg/>'])
    expect((await read('/widget.js')).status).toBe(503)
  })
})

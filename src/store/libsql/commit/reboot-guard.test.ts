import { describe, expect, it } from 'vitest'
import { copyFileSync } from 'node:fs'
import { chunk } from '../../contract/samples.ts'
import { libsqlStore } from '../../libsql-store.ts'
import { temporaryFile } from '../../../../tests/support/temporary-file.ts'

const noon = 1_794_744_000_000
const epochs = () => {
  let count = 0
  return () => String(++count).padStart(8, '0')
}

/** A store that has spoken, and what its files would be if the process were gone this moment. */
async function spoken() {
  const file = temporaryFile()
  const left = temporaryFile()
  const newEpoch = epochs()
  const store = libsqlStore({ file, newEpoch, bootedAt: noon })
  await store.sessions.create({ id: 'a', siteId: 's', host: 'h', at: 1 })
  await store.sessions.commit({ sessionId: 'a', events: [chunk(0)] })
  for (const part of ['', '-wal']) copyFileSync(file + part, left + part)
  await store.close()
  const epochAfter = async (which: string, bootedAt: number) => {
    const next = libsqlStore({ file: which, newEpoch, bootedAt })
    const tail = await next.log.tail('a')
    await next.close()
    return tail
  }
  return { file, left, epochAfter }
}

describe('after a crash', () => {
  it('of the server alone, logs go on where they were', async () => {
    const { left, epochAfter } = await spoken()
    expect(await epochAfter(left, noon + 2_000)).toMatchObject({ epoch: '00000001', head: 1 })
  })

  it('of the machine, they have a new epoch, once', async () => {
    const { left, epochAfter } = await spoken()
    expect(await epochAfter(left, noon + 60_000)).toMatchObject({ epoch: '00000002', head: 1 })
    expect(await epochAfter(left, noon + 120_000)).toMatchObject({ epoch: '00000002' })
  })
})

it('After a proper end logs go on where they were, whatever became of the machine', async () => {
  const { file, epochAfter } = await spoken()
  expect(await epochAfter(file, noon + 60_000)).toMatchObject({ epoch: '00000001', head: 1 })
})

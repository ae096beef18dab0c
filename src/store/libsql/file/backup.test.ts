import Database from 'libsql'
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { message, newSession } from '../../contract/samples.ts'
import { backUpFile, restoreFile } from './backup.ts'
import { column } from './column.ts'
import { libsqlStore } from '../../libsql-store.ts'
import { migrations } from '../../migrations/libsql-migrations.ts'
import { openDatabase } from './open-database.ts'
import { temporaryFile } from '../../../../tests/support/temporary-file.ts'

async function setup() {
  const file = temporaryFile()
  const store = libsqlStore({ file })
  const id = await newSession(store)
  await store.sessions.accept(message(id, 'before the backup'))
  return { file, store, id, to: `${file}.backup` }
}
const saidIn = async (file: string, id: string) => {
  const store = libsqlStore({ file })
  const history = await store.sessions.history(id)
  await store.close()
  return history.map(({ content }) => content)
}
const epochIn = async (file: string, id: string) => {
  const store = libsqlStore({ file })
  const tail = await store.log.tail(id)
  await store.close()
  return tail?.epoch
}

describe('a backup', () => {
  it('holds everything up to its moment, while the server goes on', async () => {
    const { file, store, id, to } = await setup()
    backUpFile({ file, to })
    await store.sessions.accept(message(id, 'after the backup'))
    expect(await saidIn(to, id)).toEqual(['before the backup'])
    expect((await store.sessions.history(id)).length).toBe(2)
    expect(statSync(to).mode & 0o077).toBe(0)
    expect(() => backUpFile({ file, to })).toThrow('is there already')
    await store.close()
  })

  it('takes the place of a database that nobody uses, and keeps what was there', async () => {
    const { file, store, id, to } = await setup()
    backUpFile({ file, to })
    await store.sessions.accept(message(id, 'after the backup'))
    const unused = `${file}.unused`
    backUpFile({ file, to: unused })
    expect(() => restoreFile({ from: to, file })).toThrow('in use')
    expect((await store.sessions.history(id)).length).toBe(2)
    const before = (await store.log.tail(id))?.epoch
    await store.close()
    const { kept } = restoreFile({ from: to, file: unused })
    expect(await epochIn(unused, id)).not.toBe(before)
    expect(await saidIn(unused, id)).toEqual(['before the backup'])
    expect(await saidIn(kept ?? '', id)).toEqual(['before the backup', 'after the backup'])
  })

  it('is refused if it is none', async () => {
    const { file, store, to } = await setup()
    await store.close()
    writeFileSync(to, 'not a database at all, but some text that is long enough to look at')
    expect(() => restoreFile({ from: to, file })).toThrow('no backup of ours')
    expect(() => restoreFile({ from: `${to}.nowhere`, file })).toThrow('There is no backup')
    expect(existsSync(file)).toBe(true)
  })

  it('is made by itself before the schema of a file that holds data is changed', () => {
    const file = temporaryFile()
    const old = new Database(file)
    old.exec('create table migrations (number integer primary key, name text not null, at integer not null)')
    for (const { number, name, sql } of migrations.filter(({ number }) => number < 70)) {
      old.exec(sql)
      old.prepare('insert into migrations values (?, ?, 1)').run(number, name)
    }
    old.exec(`insert into counters values ('messages', 7)`)
    old.close()
    const { connection } = openDatabase({ file, now: Date.now })
    const backup = new Database(`${file}.before-70`)
    const hasAdmin = (of: typeof backup) =>
      column(of, `select 1 from sqlite_master where name = 'organisations'`).first() === 1
    expect([hasAdmin(connection), hasAdmin(backup)]).toEqual([true, false])
    expect(column(backup, 'select value from counters').first()).toBe(7)
    backup.close()
    connection.close()
  })

  it('is not made of a file that is new or up to date', () => {
    const file = temporaryFile()
    openDatabase({ file, now: Date.now }).connection.close()
    openDatabase({ file, now: Date.now }).connection.close()
    expect(readdirSync(dirname(file)).filter((name) => name.includes('before'))).toEqual([])
  })
})

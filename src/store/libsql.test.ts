import { describeStore } from './contract/describe-store.ts'
import { libsqlStore } from './libsql-store.ts'
import { temporaryFile } from '../../tests/support/temporary-file.ts'

describeStore('libsql', () => {
  const file = temporaryFile()
  return ({ now }) => libsqlStore({ file, now })
})

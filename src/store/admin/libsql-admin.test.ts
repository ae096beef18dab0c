import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { libsqlStore } from '../libsql-store.ts'
import { describeAdmin } from './contract/describe-admin.ts'

describeAdmin('libsql', (now) =>
  libsqlStore({ file: join(mkdtempSync(join(tmpdir(), 'pagehand-desk-')), 'desk.db'), now }),
)

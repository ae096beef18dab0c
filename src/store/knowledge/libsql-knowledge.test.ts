import { temporaryFile } from '../../../tests/support/temporary-file.ts'
import { libsqlStore } from '../libsql-store.ts'
import { describeKnowledge } from './contract.ts'

describeKnowledge('libsql', (now) => libsqlStore({ file: temporaryFile(), now }))

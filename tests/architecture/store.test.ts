import { describeWalls } from './support/describe-walls.ts'

describeWalls({
  room: 'store',
  mayImport: {
    ports: ['admin'],
    migrations: [],
    libsql: ['migrations', 'ports'],
    postgres: ['migrations', 'ports'],
    redis: ['ports'],
    statements: ['libsql', 'postgres', 'ports'],
    admin: ['statements', 'libsql', 'postgres', 'ports'],
    knowledge: ['statements', 'libsql', 'postgres', 'ports'],
    shared: ['admin', 'knowledge', 'migrations', 'postgres', 'redis', 'ports'],
    move: ['admin', 'libsql', 'postgres', 'wiring'],
    contract: ['ports'],
  },
  wiring: ['index.ts', 'libsql-store.ts', 'lazy-stores.ts'],
  forbidden: [
    ['libsql/x.ts', '../admin/index.ts'],
    ['postgres/x.ts', '../shared/redo.ts'],
    ['knowledge/x.ts', '../admin/queries/accounts/people.ts'],
    ['redis/x.ts', '../libsql-store.ts'],
    ['store.ts', './libsql/sites.ts'],
  ],
  allowed: [
    ['knowledge/x.ts', '../statements/work.ts'],
    ['admin/queries/x.ts', '../../store.ts'],
    ['libsql-store.ts', './admin/libsql/libsql-admin.ts'],
  ],
})

/**
 * Every test belongs to one tier. The folder it lies in says which; a name of the form `x.TIER.test.ts` says
 * otherwise. `needs` is what a tier cannot run without: programs of the machine (see needs.mjs), and `build`.
 */
export const tiers = {
  /** Functions and modules, in one process. */
  unit: {
    folders: ['src', 'tests/architecture', 'tests/assistant', 'tests/concepts', 'tests/docs'],
    needs: [],
  },
  /** A whole server over HTTP and sockets: in the test's process, or the built command. */
  server: {
    folders: ['tests/admin', 'tests/dev', 'tests/interface', 'tests/operations'],
    needs: ['build'],
  },
  /** What a visitor or an owner sees, in Chromium. */
  browser: {
    folders: [
      'tests/dashboard',
      'tests/demo',
      'tests/examples',
      'tests/page',
      'tests/trust',
      'tests/widget',
      'tests/zoo',
    ],
    needs: ['build', 'chromium'],
  },
  /** Several nodes with PostgreSQL and Redis, and the stores on them. */
  cluster: {
    folders: ['tests/cluster', 'tests/upgrade'],
    needs: ['build', 'redis', 'postgres'],
  },
  /** Random faults in their short form; `npm run chaos` has the full counts. */
  chaos: {
    folders: ['tests/replay'],
    needs: ['build'],
  },
}

const names = Object.keys(tiers)

/** The tiers that a file lies in: one, unless the table has a hole or says two things. Paths start at the root. */
export function tiersOf(file) {
  const [, named] = /\.(\w+)\.test\.ts$/.exec(file) ?? []
  if (named !== undefined && names.includes(named)) return [named]
  return names.filter((name) => tiers[name].folders.some((folder) => liesIn(file, folder)))
}

function liesIn(file, folder) {
  return file.startsWith(`${folder}/`) || file === `${folder}.test.ts`
}

/** The same rule in the runner's words. */
export function patternsOf(name) {
  const others = names.filter((other) => other !== name)
  return {
    include: [
      ...tiers[name].folders.flatMap((folder) => [`${folder}.test.ts`, `${folder}/**/*.test.ts`]),
      `{src,tests}/**/*.${name}.test.ts`,
    ],
    exclude: ['**/node_modules/**', ...others.map((other) => `**/*.${other}.test.ts`)],
  }
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { few } from './libraries.ts'
import { install } from './support/install.ts'
import { openZoo, type ZooStage } from './support/stage.ts'
import { tryCase } from './support/try-case.ts'

// The first time the libraries have to be downloaded.
const installMs = 600_000
/** Of each library; `npm run zoo` tries all. */
const casesTried = 3

let stage: ZooStage
beforeAll(async () => {
  install('few')
  stage = await openZoo()
}, installMs)
afterAll(() => stage.close())

describe.each(few.map((library) => [library.name, library] as const))('on %s', (_, library) => {
  it.each(library.cases.slice(0, casesTried).map((tried) => [tried[0], tried] as const))(
    '%s',
    async (_, tried) => {
      const { verdict, story } = await tryCase(stage, library, tried)
      expect(verdict, story).toBe('right')
    },
  )
})

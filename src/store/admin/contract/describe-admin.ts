import { afterEach, beforeEach, describe } from 'vitest'
import type { Store } from '../../store.ts'
import { configs } from './configs.ts'
import { contacts } from './contacts.ts'
import { links } from './links.ts'
import { people } from './people.ts'
import { provider } from './provider.ts'
import { begin, type Setup } from './setup.ts'
import { sites } from './sites.ts'
import { transcripts } from './transcripts.ts'
import { visitors } from './visitors.ts'

/** The behaviour of the dashboard, whatever keeps it. */
export function describeAdmin(name: string, open: (now: () => number) => Store | Promise<Store>): void {
  describe(`the dashboard in ${name}`, () => {
    const clock = { now: begin }
    let store: Store
    beforeEach(async () => {
      clock.now = begin
      store = await open(() => clock.now)
    })
    afterEach(() => store.close())
    const setup = (): Setup => ({ store, clock })

    describe('people', () => people(setup))
    describe('links', () => links(setup))
    describe('sites', () => sites(setup))
    describe('configurations', () => configs(setup))
    describe('contacts', () => contacts(setup))
    describe('transcripts', () => transcripts(setup))
    describe('visitors', () => visitors(setup))
    describe('records of the provider', () => provider(setup))
  })
}

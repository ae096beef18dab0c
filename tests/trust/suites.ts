import { first as hostileFirst } from './hostile/first.ts'
import { knownHoles } from './hostile/known-holes.ts'
import { everyday } from './peace/everyday.ts'
import { first as peaceFirst } from './peace/first.ts'
import type { Scenario } from './support/scenario.ts'

/** Every scenario: the whole list is played by `npm run trust`, the first of each suite by `npm test`. */
export const suites: Record<'hostile' | 'peace', Record<string, readonly Scenario[]>> = {
  hostile: { first: hostileFirst, 'known holes': knownHoles },
  peace: { first: peaceFirst, everyday },
}

import { blindSpots } from './hostile/blind-spots.ts'
import { disguises } from './hostile/disguises.ts'
import { first as hostileFirst } from './hostile/first.ts'
import { forms as hostileForms } from './hostile/forms.ts'
import { keys } from './hostile/keys.ts'
import { knownHoles } from './hostile/known-holes.ts'
import { leaks } from './hostile/leaks.ts'
import { quietSettings } from './hostile/quiet-settings.ts'
import { scriptSent } from './hostile/script-sent.ts'
import { secrets } from './hostile/secrets.ts'
import { swaps } from './hostile/swaps.ts'
import { switches } from './hostile/switches.ts'
import { toolsAndPlaces } from './hostile/tools-and-places.ts'
import { values } from './hostile/values.ts'
import { everyday } from './peace/everyday.ts'
import { first as peaceFirst } from './peace/first.ts'
import { forms } from './peace/forms.ts'
import { languages } from './peace/languages.ts'
import { layers } from './peace/layers.ts'
import { nearMisses } from './peace/near-misses.ts'
import { pages } from './peace/pages.ts'
import { shopping } from './peace/shopping.ts'
import { tablesAndSettings } from './peace/tables-and-settings.ts'
import type { Scenario } from './support/scenario.ts'
import type { SuiteName } from './support/tally.ts'

/** Every scenario: the whole list is played by `npm run trust`, the first of each suite by `npm test`. */
export const suites: Record<SuiteName, Record<string, readonly Scenario[]>> = {
  hostile: {
    first: hostileFirst,
    'known holes': knownHoles,
    keys,
    'forms and dialogs': hostileForms,
    disguises,
    'settings that act at once': switches,
    'values of the page': values,
    'ways out': leaks,
    secrets,
    'pages that change': swaps,
    'tools, rules, odd places': toolsAndPlaces,
    'blind spots': blindSpots,
    'pages driven by scripts': scriptSent,
    'settings that say little': quietSettings,
  },
  peace: {
    first: peaceFirst,
    everyday,
    shopping,
    forms,
    'tables and settings': tablesAndSettings,
    'from page to page': pages,
    'what closes by itself': layers,
    'twelve languages': languages,
    'near misses': nearMisses,
  },
}

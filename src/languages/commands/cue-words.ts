import type { CommandLanguage } from '../kinds.ts'
import { ar } from './cues/ar.ts'
import { de } from './cues/de.ts'
import { en } from './cues/en.ts'
import { es } from './cues/es.ts'
import { fr } from './cues/fr.ts'
import { it } from './cues/it.ts'
import { ja } from './cues/ja.ts'
import { nl } from './cues/nl.ts'
import { pl } from './cues/pl.ts'
import { pt } from './cues/pt.ts'
import { tr } from './cues/tr.ts'
import { zh } from './cues/zh.ts'

/**
 * Words and phrases in the order of `cueNames`, a line for each; bars between them. `whether` begins a question that
 * is answered with yes or no, `end` stands before the later of two days, `named` before somebody's name, `into` before
 * the place for a value; `seek`, `find`, `put`, `note` and `send` are what one says before words to search for, to
 * write, to put on a list, and to hand a form over; a `filler` says nothing, a `kindNoun` only what sort of thing is
 * spoken of; `tellMe` is what one says who only wants to know something.
 */
export const cueWords: Record<CommandLanguage, string> = { en, de, fr, es, it, pt, nl, pl, tr, ar, zh, ja }

import type { TextLanguage } from '../kinds.ts'
import { ar } from './replies/ar.ts'
import { de } from './replies/de.ts'
import { en } from './replies/en.ts'
import { es } from './replies/es.ts'
import { fr } from './replies/fr.ts'
import { it } from './replies/it.ts'
import { ja } from './replies/ja.ts'
import { nl } from './replies/nl.ts'
import { pl } from './replies/pl.ts'
import { pt } from './replies/pt.ts'
import { tr } from './replies/tr.ts'
import { zh } from './replies/zh.ts'

import type { Replies } from './replies/en.ts'

export type { Replies, ReplyName } from './replies/en.ts'

/** What the server itself says to a visitor, in each language. */
export const replies: Record<TextLanguage, Replies> = { en, de, fr, es, it, pt, nl, pl, tr, ar, ja, zh }

import type { Attack } from './attack.ts'
import { forgedAttacks } from './forged-attacks.ts'
import { leavingAttacks } from './leaving-attacks.ts'
import { pressAttacks } from './press-attacks.ts'
import { secretAttacks } from './secret-attacks.ts'

export const attacks: readonly Attack[] = [
  ...pressAttacks,
  ...secretAttacks,
  ...leavingAttacks,
  ...forgedAttacks,
]

import type { Command } from '../command.ts'
import { answers } from './answers.ts'
import { backup } from './backup.ts'
import { demo } from './demo.ts'
import { learn } from './learn.ts'
import { link } from './link.ts'
import { migrate } from './migrate.ts'
import { move } from './move.ts'
import { person } from './person.ts'
import { restore } from './restore.ts'
import { serve } from './serve.ts'
import { site } from './site.ts'
import { token } from './token.ts'

/** Every command, by its first word. */
export const commands: Record<string, Command> = {
  serve,
  demo,
  site,
  token,
  link,
  learn,
  answers,
  person,
  backup,
  restore,
  migrate,
  move,
}

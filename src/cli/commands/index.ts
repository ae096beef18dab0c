import type { Command } from '../command.ts'
import { serve } from './serve.ts'
import { site } from './site.ts'

/** Every command, by its first word. */
export const commands: Record<string, Command> = { serve, site }

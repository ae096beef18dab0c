import type { Logger as PinoLogger } from 'pino'

/** What the rooms of the server write their log lines with. */
export type Logger = Pick<PinoLogger, 'debug' | 'info' | 'warn' | 'error'>

import { ownCommand } from './own-command.ts'
type Explain = (error: NodeJS.ErrnoException) => string

/** Settings that people look for among the options. */
const settings = ['host', 'port', 'public-url', 'data-dir', 'assistant']

const badWords: Explain = ({ message }) => `${message.split(/\.\s/)[0]}. See ${ownCommand} --help.`

function unknownOption(error: NodeJS.ErrnoException): string {
  const setting = settings.find((name) => error.message.includes(`'--${name}'`))
  return setting === undefined
    ? badWords(error)
    : `There is no option --${setting}: set ${setting.toUpperCase().replace('-', '_')} in the environment.`
}

const unknownHost: Explain = (error) =>
  `The host ${(error as { hostname?: string }).hostname ?? ''} cannot be found. Look at HOST, or at the setting that names it.`

/** Common mistakes, each in one sentence and one suggestion. */
const byCode: Record<string, Explain> = {
  EADDRINUSE: (error) =>
    `The port ${(error as { port?: number }).port ?? ''} is taken. Stop what uses it, or set PORT to another one.`,
  EACCES: (error) =>
    error.syscall === 'listen'
      ? `The port ${(error as { port?: number }).port ?? ''} may not be used. Set PORT to one above 1023.`
      : `This user may not use ${error.path ?? 'a file it needs'}.`,
  EADDRNOTAVAIL: () =>
    'HOST is no address of this machine. Leave it out, or set it to 0.0.0.0 for all addresses.',
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
  ENOSPC: () => 'The disk is full. Free some space and start again.',
  SQLITE_CANTOPEN: () =>
    'The database in DATA_DIR cannot be opened. Set DATA_DIR to a folder that can be written.',
  SQLITE_NOTADB: () =>
    `The file pagehand.db in DATA_DIR is no database. Move it away, then: ${ownCommand} restore FILE.`,
  SQLITE_CORRUPT: () =>
    `The database in DATA_DIR is damaged. Move pagehand.db away, then: ${ownCommand} restore FILE.`,
  SQLITE_READONLY: () => 'The database in DATA_DIR cannot be written. Set DATA_DIR to a folder that can.',
  ERR_PARSE_ARGS_UNKNOWN_OPTION: unknownOption,
  ERR_PARSE_ARGS_INVALID_OPTION_VALUE: badWords,
  ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL: badWords,
}

/** The line a person reads when a command fails; undefined: it is our fault, and the stack is needed. */
export function explain(thrown: unknown): string | undefined {
  if (!(thrown instanceof Error)) return undefined
  // By name: their modules are loaded only with the server.
  if (/^(?:UsageError|ConfigError|ApiError)$/.test(thrown.name)) return thrown.message
  const code = codeOf(thrown)
  return code === undefined ? undefined : byCode[code]?.(thrown)
}

/** A database that cannot even be opened is told without a code. */
function codeOf({ code, message }: NodeJS.ErrnoException): string | undefined {
  return message.startsWith('ConnectionFailed') ? 'SQLITE_CANTOPEN' : code
}

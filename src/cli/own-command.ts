import { basename, dirname } from 'node:path'

/** How whoever reads our words calls us: an installed program by its name, a copy of the source through npx. */
export const ownCommand = commandOf(process.argv[1] ?? '')

/** Outside a copy of the source npx would ask the registry, where the name is anybody's. */
export function commandOf(started: string): string {
  const installed = basename(started) === 'pagehand' && basename(dirname(started)) !== '.bin'
  return installed ? 'pagehand' : 'npx pagehand'
}

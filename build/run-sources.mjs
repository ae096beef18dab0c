import { register } from 'node:module'
import 'tsx'

// `node --import ./build/run-sources.mjs FILE` runs what has not been built: TypeScript, and files imported as text.
register('./text-files.mjs', import.meta.url)

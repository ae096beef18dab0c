import { page } from './page.mjs'
import { server } from './server.mjs'

/** What the build makes. `sources` decide whether `output` is still fresh; `limitKb` is its budget after gzip. */
export const targets = { server, page }

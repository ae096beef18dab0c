import { admin } from './admin.mjs'
import { components } from './components.mjs'
import { demo } from './demo.mjs'
import { page } from './page.mjs'
import { server } from './server.mjs'
import { widget } from './widget.mjs'

/** What the build makes. `sources` decide whether `output` is still fresh; `limitKb` is its budget after gzip. */
export const targets = { server, page, widget, components, admin, demo }

const path = '/in-page.js'

/** What vite's client hears when a page that follows the sources has to reload. */
export const changed = 'pagehand:changed'

/** For the head of such a page: those of the demo shop, and the one that shows a fault. */
export const inPageScript = `<script type="module" src="/dashboard${path}"></script>`

/** Lets vite serve that script. */
export const inPagePlugin = {
  name: 'in-page',
  resolveId: (id) => (id === path ? id : undefined),
  load: (id) => (id === path ? `import.meta.hot?.on('${changed}', () => location.reload())` : undefined),
}

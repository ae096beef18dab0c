import type { Doable, Scene } from './scene.ts'

/** Whether a link leads to the page that the visitor is on. */
export function leadsHere({ thing: { state } }: Doable, { view: { page } }: Scene): boolean {
  return state.href !== undefined && withoutIndex(state.href) === withoutIndex(pathOf(page.url))
}

export function pathOf(url: string | undefined): string {
  return url !== undefined && URL.canParse(url) ? new URL(url).pathname : ''
}

/** A folder and the file that stands for it are one place. */
function withoutIndex(path: string): string {
  return path.replace(/\/index\.\w+$/, '/')
}

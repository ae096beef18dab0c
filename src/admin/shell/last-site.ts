const key = 'pagehand.site'

/** The navigation goes on showing the site one came from. */
export function rememberSite(id: string): void {
  try {
    window.sessionStorage.setItem(key, id)
  } catch {
    return // storage refused: the first site is shown instead
  }
}

export function lastSite(): string | undefined {
  try {
    return window.sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

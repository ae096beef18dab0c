/** Runs in a page before anything else, so that a test can look inside the widget. */
export function openShadowRoots(): void {
  const attach = Element.prototype.attachShadow
  Element.prototype.attachShadow = function (init) {
    return attach.call(this, { ...init, mode: 'open' })
  }
}

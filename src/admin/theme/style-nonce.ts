/** The nonce the server put into this page: without it the policy refuses every style made by script. */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
}

/** Mantine asks by a function; the scroll lock of its dialogs reads a global instead. */
export function passNonce(window: Window): void {
  Object.assign(window, { __webpack_nonce__: styleNonce() })
}

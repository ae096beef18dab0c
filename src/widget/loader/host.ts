/** The one element the widget adds to the page, and the closed shadow root inside it. */
export interface Host {
  readonly element: HTMLElement
  readonly root: ShadowRoot
  /** The element everything is drawn in; carries theme and direction. */
  readonly frame: HTMLElement
  /** Adds a stylesheet; the same text once. */
  style(css: string): CSSStyleSheet
  destroy(): void
}

/**
 * The page's own rules cannot reach into the shadow root, and `!important` inside it beats theirs on the host.
 * `all: initial` also cuts off what would be inherited.
 */
function reset(inline: boolean, zIndex: number): string {
  const rules = inline
    ? ['position:relative', 'width:100%', 'height:100%']
    : ['position:fixed', 'width:0', 'height:0', `z-index:${zIndex}`]
  return `:host{${['all:initial', 'display:block', ...rules].join('!important;')}!important}`
}

export function createHost(options: {
  document: Document
  container: Element | null
  zIndex: number | undefined
}): Host {
  const { document, container, zIndex } = options
  const element = document.createElement('pagehand-widget')
  element.setAttribute('data-pagehand', 'ignore')
  const root = element.attachShadow({ mode: 'closed' })
  const frame = document.createElement('div')
  frame.className = 'ph'
  root.append(frame)
  const sheets = new Map<string, CSSStyleSheet>()
  const style = (css: string) => {
    const sheet = sheets.get(css) ?? new CSSStyleSheet()
    if (!sheets.has(css)) {
      sheet.replaceSync(css)
      root.adoptedStyleSheets = [...sheets.set(css, sheet).values()]
    }
    return sheet
  }
  style(reset(container !== null, +(zIndex ?? 2147483000)))

  // Frameworks that redraw the whole document take us along, and dialogs open and close: come back.
  const watcher = new MutationObserver(settle)

  /**
   * The browser's top layer lies over every z-index; an owner who gives one wants a place below something. All but the
   * last modal dialog is dead to the visitor, so that we live in it while it is open.
   */
  function settle(): void {
    const own = container?.isConnected ? container : document.documentElement
    const home = (!container && [...document.querySelectorAll('dialog:modal')].pop()) || own
    if (element.parentNode === home) return
    home.append(element)
    // Where we are not a child of the root, anything may take us along.
    watcher.observe(document, {
      subtree: true,
      attributeFilter: ['open'],
      childList: home !== document.documentElement,
    })
    if (container || zIndex !== undefined) return
    element.popover = 'manual'
    element.showPopover?.()
  }
  settle()
  watcher.observe(document.documentElement, { childList: true })
  return {
    element,
    root,
    frame,
    style,
    destroy() {
      watcher.disconnect()
      element.remove()
    },
  }
}

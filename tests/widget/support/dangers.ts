/** Everything the panel ever draws. */
const drawn = new Set(
  `a article b bdi blockquote br button code dd del details div dl dt em figcaption figure form h2 h3 h4 h5 h6 hr i img input
   label li ol option p path pre q section select small span strong summary svg table tbody td textarea th thead time tr ul`.split(
    /\s+/,
  ),
)
const addresses = new Set(['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'srcset', 'poster'])
const allowed = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** What in this tree could run code, load code or change the look: elements we never draw, handlers, styles, addresses. */
export function dangers(root: Element): string[] {
  const faults: string[] = []
  const elements = root.getElementsByTagName('*')
  for (const element of elements) {
    if (!drawn.has(element.localName)) faults.push(`<${element.localName}>`)
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on') || name === 'style' || name === 'srcdoc')
        faults.push(`${element.localName} ${name}`)
      if (addresses.has(name) && !harmless(value)) faults.push(`${element.localName} ${name}=${value}`)
    }
  }
  return faults
}

function harmless(address: string): boolean {
  try {
    const url = new URL(address, location.href)
    return allowed.has(url.protocol) && url.password === ''
  } catch {
    return false
  }
}

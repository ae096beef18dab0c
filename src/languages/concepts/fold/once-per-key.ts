/**
 * Makes a thing for each key when it is first asked for, and then keeps it. Of more than `most` those go that were not
 * asked for lately: what is in use stands in the younger half, and the elder is dropped when that is full.
 */
export function oncePerKey<Key, Made>(make: (key: Key) => Made, most = Infinity): (key: Key) => Made {
  let younger = new Map<Key, Made>()
  let elder = new Map<Key, Made>()
  return (key) => {
    const known = younger.get(key)
    if (known !== undefined || younger.has(key)) return known as Made
    const own = typeof key === 'string' ? (ownText(key) as Key & string) : key
    const made = elder.has(own) ? (elder.get(own) as Made) : make(own)
    if (younger.size >= most / 2) {
      elder = younger
      younger = new Map()
    }
    younger.set(own, made)
    return made
  }
}

/** A copy: V8 cuts a word of 13 letters or more out of a text by pointing into it, and so would keep the text. */
function ownText(text: string): string {
  return text.length < 13 ? text : ` ${text}`.slice(1)
}

/** Makes a thing for each key when it is first asked for, and then keeps it; with `most` of them it begins anew. */
export function oncePerKey<Key, Made>(make: (key: Key) => Made, most = Infinity): (key: Key) => Made {
  const made = new Map<Key, Made>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined || made.has(key)) return known as Made
    const fresh = make(key)
    if (made.size >= most) made.clear()
    made.set(key, fresh)
    return fresh
  }
}

/** Makes a thing for each object when it is first asked for, and keeps it as long as the object is there. */
export function oncePerObject<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new WeakMap<Key, { readonly value: Made }>()
  return (key) => {
    let known = made.get(key)
    if (!known) made.set(key, (known = { value: make(key) }))
    return known.value
  }
}

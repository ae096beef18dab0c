/**
 * Makes a thing for each object when it is first asked for, and keeps it as long as the object is there: with the object
 * itself, unseen by what lists or copies it. A WeakMap that has grown old lets go of nothing before V8's next full
 * collection, so everything made of a message would outlive it (docs/decisions/214).
 */
export function oncePerObject<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  return (key) => {
    const made = madeOf(key)
    if (!made.has(make)) made.set(make, make(key))
    return made.get(make) as Made
  }
}

const notes = Symbol('made of it')

function madeOf(key: object & { [notes]?: Map<unknown, unknown> }): Map<unknown, unknown> {
  const known = Object.hasOwn(key, notes) ? key[notes] : undefined
  if (known) return known
  const made = new Map<unknown, unknown>()
  Object.defineProperty(key, notes, { value: made })
  return made
}

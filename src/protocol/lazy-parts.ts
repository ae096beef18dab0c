/**
 * Makes objects with parts that are made when they are asked for. Their getters belong to all of them: one written into an
 * object literal is a function of its own each time, which takes long to put there, and V8 holds it, with all that it
 * sees, in the shape of the object until the next full collection (docs/decisions/214).
 */
export function lazyParts<Parts extends object>(...names: readonly (keyof Parts & string)[]) {
  class Lazy {
    readonly #makers: Makers<Parts>

    constructor(own: object, makers: Makers<Parts>) {
      this.#makers = makers
      Object.assign(this, own)
    }

    static {
      for (const name of names)
        Object.defineProperty(Lazy.prototype, name, {
          get(this: Lazy) {
            return this.#makers[name]()
          },
        })
    }
  }
  return <Own extends object>(own: Own, makers: Makers<Parts>) =>
    new Lazy(own, makers) as Lazy & Own & Readonly<Parts>
}

type Makers<Parts> = { readonly [Name in keyof Parts]: () => Parts[Name] }

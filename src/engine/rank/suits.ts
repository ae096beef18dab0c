import type { Doable } from '../candidates/scene.ts'

type Use = 'link' | 'button' | 'tick' | 'choose' | 'opener'

/** What sort of thing each act is usually done with. */
const usual: Readonly<Record<string, readonly Use[]>> = {
  'act.open': ['link', 'opener', 'button'],
  'nav.go-to': ['link'],
  'act.show': ['link', 'opener', 'button', 'tick'],
  'content.read': ['link', 'button', 'opener'],
  'view.details': ['link', 'button', 'opener'],
  'act.expand': ['opener'],
  'act.collapse': ['opener'],
  'act.tick': ['tick'],
  'act.untick': ['tick'],
  'act.turn-on': ['tick', 'button'],
  'act.turn-off': ['tick', 'button'],
  'act.select': ['tick', 'choose', 'button'],
  'act.add': ['button', 'link', 'tick'],
  'act.remove': ['button', 'tick'],
  'act.delete': ['button'],
  'act.submit': ['button'],
  'act.send': ['button'],
}

/** 1: the act is usually done with such a thing, -1: with another sort, 0: no act is named. */
export function suits(acts: ReadonlySet<string>, { thing, use }: Doable): number {
  const named = [...acts].flatMap((act) => usual[act] ?? [])
  if (named.length === 0) return 0
  const own: Use =
    use === 'tick'
      ? 'tick'
      : use === 'choose'
        ? 'choose'
        : thing.state.expanded !== undefined || thing.kind === 'tab'
          ? 'opener'
          : thing.kind === 'link'
            ? 'link'
            : 'button'
  return named.includes(own) ? 1 : -1
}

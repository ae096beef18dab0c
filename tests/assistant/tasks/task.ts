import type { Page as Tab } from 'playwright-core'

/** Something that a visitor wants done, and how one sees that it is. */
export interface Task {
  readonly name: string
  /** Which site it is done on: pages of ours, the demo shop, or one that is fetched beside the clone. */
  readonly site: 'own' | 'demo' | 'todomvc' | 'miniwob' | 'wordpress'
  readonly path: string
  /** What the visitor says, one after the other; undefined: what the page itself asks for. */
  readonly says?: readonly string[]
  /** What the visitor answers when asked; yes unless said otherwise. */
  readonly confirms?: boolean
  /** Undefined: the answer is for a person to judge. */
  readonly solved?: (tab: Tab) => Promise<boolean>
}

import type { Knowledge } from './port.ts'

/** What is known of a site that nothing was learned of. */
export const noKnowledge: Knowledge = {
  search: async () => [],
  answers: async () => [],
  map: async () => [],
}

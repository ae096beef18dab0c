/** The files of the concepts. A test keeps the list complete; each file is read when the lexicon is first wanted. */
export const areas: readonly Area[] = [
  { depth: 'deep', name: 'talk', read: () => import('./deep/talk.txt') },
  { depth: 'deep', name: 'acts', read: () => import('./deep/acts.txt') },
  { depth: 'deep', name: 'states', read: () => import('./deep/states.txt') },
  { depth: 'deep', name: 'account', read: () => import('./deep/account.txt') },
  { depth: 'deep', name: 'money', read: () => import('./deep/money.txt') },
  { depth: 'deep', name: 'orders', read: () => import('./deep/orders.txt') },
  { depth: 'deep', name: 'help', read: () => import('./deep/help.txt') },
  { depth: 'deep', name: 'time', read: () => import('./deep/time.txt') },
  { depth: 'deep', name: 'booking', read: () => import('./deep/booking.txt') },
  { depth: 'deep', name: 'services', read: () => import('./deep/services.txt') },
  { depth: 'deep', name: 'settings', read: () => import('./deep/settings.txt') },
  { depth: 'deep', name: 'content', read: () => import('./deep/content.txt') },
  { depth: 'deep', name: 'forms', read: () => import('./deep/forms.txt') },
  { depth: 'wide', name: 'hubs', read: () => import('./wide/hubs.txt') },
  { depth: 'wide', name: 'home', read: () => import('./wide/home.txt') },
  { depth: 'wide', name: 'food', read: () => import('./wide/food.txt') },
  { depth: 'wide', name: 'drinks', read: () => import('./wide/drinks.txt') },
  { depth: 'wide', name: 'clothes', read: () => import('./wide/clothes.txt') },
  { depth: 'wide', name: 'sports', read: () => import('./wide/sports.txt') },
  { depth: 'wide', name: 'electronics', read: () => import('./wide/electronics.txt') },
  { depth: 'wide', name: 'tools', read: () => import('./wide/tools.txt') },
  { depth: 'wide', name: 'transport', read: () => import('./wide/transport.txt') },
  { depth: 'wide', name: 'health', read: () => import('./wide/health.txt') },
  { depth: 'wide', name: 'people', read: () => import('./wide/people.txt') },
  { depth: 'wide', name: 'work', read: () => import('./wide/work.txt') },
  { depth: 'wide', name: 'culture', read: () => import('./wide/culture.txt') },
  { depth: 'wide', name: 'nature', read: () => import('./wide/nature.txt') },
  { depth: 'wide', name: 'law', read: () => import('./wide/law.txt') },
  { depth: 'wide', name: 'society', read: () => import('./wide/society.txt') },
  { depth: 'wide', name: 'science', read: () => import('./wide/science.txt') },
  { depth: 'wide', name: 'office', read: () => import('./wide/office.txt') },
  { depth: 'wide', name: 'business', read: () => import('./wide/business.txt') },
  { depth: 'wide', name: 'computing', read: () => import('./wide/computing.txt') },
  { depth: 'wide', name: 'verbs', read: () => import('./wide/verbs.txt') },
  { depth: 'wide', name: 'adjectives', read: () => import('./wide/adjectives.txt') },
  { depth: 'wide', name: 'abstract', read: () => import('./wide/abstract.txt') },
]

export interface Area {
  depth: 'deep' | 'wide'
  name: string
  read: () => Promise<{ default: string }>
}

/** A question that was written for a passage, as far as its words lead there. */
export interface LeadingPhrasing {
  readonly passage: number
  /** The part of the passage that answers it; empty: none does. */
  readonly quote: string | null
  /** Its terms, parted by spaces. */
  readonly words: string
}

/** Where the words of a question lead: to a passage, to the next best, and to what no passage answers. */
export interface Led {
  /** How much likelier its words are in questions of the passage than in all; as a logarithm. */
  readonly own: number
  readonly rival: number
  readonly refused: number
  /** How much of all that they lead to the passage is, and how much what nothing answers. */
  readonly share: number
  readonly refusedShare: number
}

/** What the words of all questions that were written in one language lead to, one by one. */
export interface Leads {
  /** Says of any passage how far these terms lead to it. */
  of(terms: readonly string[], lacking?: Lacking): (passage: number | undefined) => Led
}

/** What is read as if it had not been written. */
export interface Lacking {
  readonly phrasings?: readonly LeadingPhrasing[]
  /** Passages that answer nothing. */
  isGone?(passage: number): boolean
}

/** Of each thing that a passage tells as if so many words more were known, spread as they are in all. */
const unseen = 20
/** Nothing leads farther away. */
const farAway = -9

interface Told {
  readonly passage: number
  readonly isRefused: boolean
  words: number
}

/** Counts the words of phrasings by what they ask for. The nearest of them tell how it was asked before; this, of what the words speak in all. */
export function createLeads(phrasings: Iterable<LeadingPhrasing>): Leads {
  const told: Told[] = []
  const places = new Map<string, number>()
  // Of each term how often each thing told is asked for with it, and how often any is.
  const counts = new Map<string, Map<number, number>>()
  const sums = new Map<string, number>()
  let all = 0
  for (const phrasing of phrasings) {
    const place = placeOf(phrasing)
    for (const term of termsIn(phrasing)) {
      const of = counts.get(term) ?? new Map<number, number>()
      counts.set(term, of.set(place, (of.get(place) ?? 0) + 1))
      sums.set(term, (sums.get(term) ?? 0) + 1)
      told[place]!.words += 1
      all += 1
    }
  }

  function placeOf({ passage, quote }: LeadingPhrasing): number {
    const key = `${passage} ${quote ?? '?'}`
    const known = places.get(key)
    if (known !== undefined) return known
    places.set(key, told.length)
    return told.push({ passage, isRefused: quote === '', words: 0 }) - 1
  }

  function of(terms: readonly string[], { phrasings: lacking = [], isGone }: Lacking = {}) {
    const less = new Map<string, number>()
    const lessWords = told.map(() => 0)
    for (const phrasing of lacking) {
      const place = placeOf(phrasing)
      for (const term of termsIn(phrasing)) {
        for (const key of [term, `${term} ${place}`]) less.set(key, (less.get(key) ?? 0) + 1)
        lessWords[place]! += 1
      }
    }
    const known = [...new Set(terms)].flatMap((term) => {
      const sum = (sums.get(term) ?? 0) - (less.get(term) ?? 0)
      return sum > 0 ? [{ term, often: sum / all }] : []
    })
    const points = told.map(({ words }, place) => {
      const held = words - lessWords[place]!
      return held > 0 ? known.length * Math.log(unseen / (held + unseen)) : undefined
    })
    for (const { term, often } of known)
      for (const [place, count] of counts.get(term) ?? []) {
        const held = count - (less.get(`${term} ${place}`) ?? 0)
        if (points[place] !== undefined) points[place] += Math.log(1 + held / (unseen * often))
      }
    return summary(told, points, isGone)
  }

  return { of }
}

/** What all that is told comes to for each passage. */
function summary(
  told: readonly Told[],
  points: readonly (number | undefined)[],
  isGone: (passage: number) => boolean = () => false,
): (passage: number | undefined) => Led {
  const best = new Map<number, number>()
  const shares = new Map<number, number>()
  let [all, refused, refusedAll] = [1e-9, farAway, 0]
  for (const [place, { passage, isRefused }] of told.entries()) {
    const own = points[place]
    if (own === undefined || (!isRefused && isGone(passage))) continue
    all += Math.exp(own)
    if (isRefused) {
      refused = Math.max(refused, own)
      refusedAll += Math.exp(own)
    } else {
      best.set(passage, Math.max(best.get(passage) ?? farAway, own))
      shares.set(passage, (shares.get(passage) ?? 0) + Math.exp(own))
    }
  }
  const ordered = [...best].sort(([, one], [, other]) => other - one)
  return (passage = -1) => ({
    own: best.get(passage) ?? farAway,
    rival: ordered.find(([other]) => other !== passage)?.[1] ?? farAway,
    refused,
    share: (shares.get(passage) ?? 0) / all,
    refusedShare: refusedAll / all,
  })
}

function termsIn({ words }: LeadingPhrasing): Set<string> {
  return new Set(words.split(' ').filter((term) => term !== '' && term !== '|'))
}

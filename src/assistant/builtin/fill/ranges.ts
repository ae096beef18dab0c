const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const day = '(?:the )?(\\d{1,2})(?:st|nd|rd|th)?'
const joint = '\\s*(?:-|–|to|until|till|through|and)\\s*'
const dayFirst = new RegExp(
  `\\b(?:from |between )?${day}(?: (?:of )?(${month})(?: \\d{4})?)?${joint}${day} (?:of )?(${month})\\b(?: (\\d{4}))?`,
  'giu',
)
const monthFirst = new RegExp(
  `\\b(?:from |between )?(${month}) ${day}${joint}(?:(${month}) )?${day}(?:,? (\\d{4}))?\\b`,
  'giu',
)

/** Two days and where they were told. */
export interface DayRange {
  readonly first: string
  readonly last: string
  readonly start: number
  readonly end: number
}

/** `From 4 to 9 May`, `3 May until 2 June`, `May 4 – 9`: what readers of single dates take for one. */
export function rangesIn(text: string): DayRange[] {
  const found = [
    ...[...text.matchAll(dayFirst)].map((match) => {
      const [, from, ownMonth, to, lastMonth, year = ''] = match
      return rangeAt(match, `${from} ${ownMonth ?? lastMonth} ${year}`, `${to} ${lastMonth} ${year}`)
    }),
    ...[...text.matchAll(monthFirst)].map((match) => {
      const [, firstMonth, from, ownMonth, to, year = ''] = match
      return rangeAt(match, `${from} ${firstMonth} ${year}`, `${to} ${ownMonth ?? firstMonth} ${year}`)
    }),
  ]
  return found.filter(
    (one, at) => !found.slice(0, at).some((other) => one.start < other.end && other.start < one.end),
  )
}

function rangeAt(match: RegExpExecArray, first: string, last: string): DayRange {
  return { first: first.trim(), last: last.trim(), start: match.index, end: match.index + match[0].length }
}

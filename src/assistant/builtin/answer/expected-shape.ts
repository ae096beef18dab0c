const money = /[€$£¥]\s?\d|\d\s?(?:€|\$|£|¥|eur|usd|gbp|chf|dollars?|euros?|pounds?)\b|\bfree\b/i
const moment =
  /\d{1,2}[:.]\d{2}|\d{1,2}\s?(?:am|pm)\b|\b\d{1,2}(?:st|nd|rd|th)?\s(?:of\s)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\b(?:jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s\d|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:19|20)\d\d\b|\bnoon\b|\bmidnight\b|\bdaily\b|\btomorrow\b|\btoday\b/i
const duration =
  /\d+\s?(?:–|-|to)?\s?\d*\s?(?:working |business )?(?:minutes?|mins?|hours?|hrs?|h|days?|weeks?|months?|years?|nights?)\b|\b(?:one|two|three|four|five|six|seven|ten) (?:working |business )?(?:minutes?|hours?|days?|weeks?|months?|years?)\b/i

/** What the answer to a question of this form must hold. */
const shapes: readonly { readonly when: RegExp; readonly answer: RegExp }[] = [
  { when: /\bhow much\b|\b(?:price|cost|costs|fee|fare)\b/i, answer: money },
  { when: /\bhow long\b/i, answer: duration },
  { when: /\b(?:when|what time|which day|what day|until when|opening hours|what date)\b/i, answer: moment },
  {
    when: /\bhow (?:many|far|old|big|large|tall|heavy|often)\b/i,
    answer:
      /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|once|twice|every|daily|weekly)\b/i,
  },
  {
    when: /\b(?:phone|telephone|mobile) ?(?:number)?\b|\bcall (?:you|them|us)\b/i,
    answer: /\+?\d[\d\s()./-]{6,}\d/,
  },
  { when: /\be-?mail\b/i, answer: /\S+@\S+\.\S+/ },
]

/** The pattern that an answer must show, for questions whose form tells it. */
export function expectedShape(question: string): RegExp | undefined {
  return shapes.find(({ when }) => when.test(question))?.answer
}

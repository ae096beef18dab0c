const money =
  /[€$£¥]\s?\d|\d\s?(?:€|\$|£|¥|eur|usd|gbp|chf|dollars?|euros?|pounds?|p)\b|\d\s?€|\b(?:is|are|go in|for|it's) free\b|\bfree of charge\b/i
const moment =
  /\d{1,2}[:.]\d{2}|\d{1,2}\s?(?:am|pm|h|uhr)\b|\b\d{1,2}(?:st|nd|rd|th)?\s(?:of\s)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\b(?:jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s\d|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:19|20)\d\d\b|\bnoon\b|\bmidnight\b|\bdaily\b|\btomorrow\b|\btoday\b|\d+ (?:hours?|days?|weeks?|minutes?)/i
const duration =
  /\d+\s?(?:(?:–|-|to)\s?\d+\s?)?(?:working |business )?(?:minutes?|mins?|hours?|hrs?|h|days?|weeks?|months?|years?|nights?)\b|\b(?:same|next|(?:the )?following) (?:working |business )?day\b|\bovernight\b|\b(?:one|two|three|four|five|six|seven|ten|twelve|a|an) (?:working |business |few )?(?:minutes?|hours?|days?|weeks?|months?|years?|evenings?)\b/i
const count =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|forty|once|twice|every|daily|weekly|unlimited)\b/i

/** A number that may be a length or a weight: no sum of money. */
const measure =
  /(?<![€$£¥]\s?)(?<![€$£¥\d.,])\d+(?:[.,]\d+)?(?![\d.,]*\s?[€£])|\b(?:one|two|three|four|five|six|ten)\b/i

/** A number that counts things: no sum of money, time, length or weight. */
const counting =
  /(?<![€$£¥]\s?)(?<![.,:\d])\b(?:\d+(?:[.,]\d{3})*(?!\d)|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|none|dozens?|hundreds?|unlimited)\b(?!\s?(?:[€$£%]|[.,:]\d|(?:[–-]|to)\s?\d+\s|(?:working |business )?(?:years?|months?|weeks?|days?|hours?|minutes?|seconds?|[ap]m|cm|mm|m|km|kg|g|w|v|watts?)\b))/i

/** Where something is: an address, or the way there. */
const spot =
  /\b\d+[a-z]?,? \p{Lu}|\p{Lu}\p{Ll}+ \d+[a-z]?(?:,|$)|\b(?:[Ss]treet|[Rr]oad|[Aa]venue|[Ll]ane|[Ss]quare|floor|station|corner|next to|opposite|behind|walk|building)\b/u

/** What the form of a question tells about its answer. */
export interface Shape {
  /** What an answer must show. */
  readonly answer: RegExp
  /** Words that ask for it and need not stand in the answer. */
  readonly asks: RegExp
  /** Without it a passage is no answer at all. */
  readonly must?: true
}

const person =
  /\b(?:Dr|Prof|Mrs?|Ms|Chef|Captain)\b\.? \p{Lu}|\b(?:with|by|from|ask|our) \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u

const shapes: readonly (Shape & { readonly when: RegExp })[] = [
  {
    when: /\bhow many\b.*\b(?:can|may|could) (?:i|we|you|one)\b/i,
    answer: /\b(?:at most|up to|maximum|no more than|as many|unlimited|may|can|lets you)\b/i,
    asks: /^(?:use|used|have)$/,
  },
  {
    when: /^(?:and |so )?who\b(?! (?:are you|can|may|do i))/i,
    answer: person,
    asks: /^(?:teach|teaches|runs?|leads?|gives?|made|makes?|wrote|writes?)$/,
  },
  {
    when: /\b(?:phone|telephone|mobile) ?(?:number)?\b|\bcall\b|\bwhich number\b/i,
    answer: /\+?\d[\d\s()./-]{6,}\d|\bcall \d{3}\b/i,
    asks: /^(?:phone|telephone|mobile|call|reach)$/,
  },
  { when: /\be-?mail\b/i, answer: /\S+@\S+\.\S+/, asks: /^(?:email|address|mail)$/ },
  {
    when: /\bhow long\b|\bhow fast\b|\bhow quickly\b|\bwie (?:lange|schnell)\b|\bcombien de temps\b|\bcuánto (?:tarda|dura)\b|\bquanto (?:tempo|demora|dura)\b|\bhoe lang\b|\bjak długo\b|\bne kadar sürer\b/iu,
    answer: duration,
    asks: /^(?:last|lasts|have)$/,
  },
  {
    when: /\bhow much\b(?! (?:time|space))(?!.*\bweigh)|\b(?:price|prices|cost|costs|fee|fare|earn|salary|kostet|kosten|preis)\b|\bcombien\b|\bcuánto\b|\bquanto\b|\bhoeveel\b|いくら|多少钱|تكلفة|بكم/iu,
    answer: money,
    asks: /^(?:charge|charged|pay|expensive|fee|earn|salary)$/,
  },
  {
    when: /^(?:and |so |until |from |since |by )?when\b|\b(?:what time|which days?|what days?|opening hours|what date|how late)\b|^wann\b|^quand\b/i,
    answer: moment,
    asks: /^(?:time|date|day|start|starts|begin)$/,
  },
  {
    when: /\bhow many (?!(?:years?|months?|weeks?|days?|hours?|minutes?|times|cm|kg)\b)/i,
    answer: counting,
    asks: /^(?:have|offer|sell|got)$/,
    must: true,
  },
  { when: /^where\b(?! (?:can|could|do) (?:i|we))/i, answer: spot, asks: /^(?:located|situated|stand)$/ },
  {
    when: /\bhow (?:far|big|large|tall|heavy|high|wide|deep)\b/i,
    answer: measure,
    asks: /^(?:size)$/,
  },
  {
    when: /\bhow (?:many|old|often|hot)\b/i,
    answer: count,
    asks: /^(?:times)$/,
  },
]

/** What is known of the answer from the form of the question alone. */
export function expectedShape(question: string): Shape | undefined {
  return shapes.find(({ when }) => when.test(question))
}

/** Whether passages show what a question of its form asks for, such as a time; true where the form asks for nothing. */
export function showsShape(question: string, passages: readonly string[]): boolean {
  const shape = expectedShape(question)
  return shape === undefined || passages.some((text) => shape.answer.test(text))
}

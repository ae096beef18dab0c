/** Everything the server itself says to a visitor. `{label}` and `{value}` are filled in. */
export const en = {
  stopped: 'Stopped.',
  failed: 'Something went wrong on my side. Please try again.',
  unavailable: 'I cannot reach my language model right now. Please try again in a little while.',
  standIn: 'My language model is not answering right now, so here is what I can do without it.',
  busy: 'Many people are asking right now. Please try again in a minute.',
  slow: 'My answer took too long. Please try again.',
  cutOff: 'My answer was cut off. Please ask once more.',
  withheld: 'My language model was not allowed to answer that. Please put it in other words.',
  confused: 'I could not work that out. Please put it in other words.',
  budgetSpent: 'This assistant has reached its limit for today. Please try again tomorrow.',
  tooManySteps: 'This took more steps than I allow myself, so I stopped. Tell me how to go on.',
  stuck:
    'I tried the same thing twice and the page did not change, so I stopped. You may want to do this step yourself.',
  pageChanged: 'The page has changed since I asked, so I did nothing. Shall I look again?',
  lookAgain: 'Look again',
  noAnswer: 'I did not hear from you, so I did nothing. Tell me if you still want it.',
  noReport: 'The page did not tell me whether that worked. Please have a look, and tell me how to go on.',
  unsure: 'I could not see the page change, so please check:',
  confirmPress: 'Shall I press “{label}”?',
  confirmSubmit: 'Shall I send this form with “{label}”?',
  confirmFill: 'Shall I write “{value}” into “{label}”?',
  confirmKey: 'Shall I press {value} in “{label}”?',
  confirmTool: 'Shall I use “{label}” on this site?',
  confirmOpen: 'Shall I open {label}?',
  confirmOther: 'Shall I do this: {label}?',
  confirmSeveral: 'Shall I do all of this?',
  nameless: 'a control without a name',
  withValues: 'With these values:',
  hiddenValue: 'not shown',
  yes: 'Yes, go ahead',
  yesAlways: "Yes, and don't ask again here",
  no: 'No, leave it',
  choose: 'Please choose:',
  here: 'Here you are:',
  person: 'You can reach a person of this site here.',
  personToo: 'You can also ask a person of this site:',
  talkToPerson: 'Talk to a person',
} as const

export type ReplyName = keyof typeof en
/** One language's sentences. A language that lacks one does not compile. */
export type Replies = Readonly<Record<ReplyName, string>>

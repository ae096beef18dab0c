/** How sentences of visitors are put together, with bars between. */
export const clauseWords = {
  /** A new clause begins. */
  joins:
    'but|aber|sondern|mais|pero|ma|mas|maar|ale|ama|لكن|でも|但是|но|men|然后|и потом|and then|und dann|then',
  /** "Don't forget to send it" is the contrary of forbidding it. */
  reminds:
    'forget|vergiss|vergessen|oublie|oubliez|olvides|olvide|dimenticare|esqueça|vergeet|zapomnij|unutma|забудь|glöm',
} as const

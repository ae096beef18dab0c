/** The verbs that begin a command: what a misspelt first word is repaired to, and what may follow `and`. */
export const commandVerbs: ReadonlySet<string> = new Set(
  (
    'click press tap hit push open go visit navigate take bring jump show view display switch type write enter put ' +
    'input insert fill complete set change update adjust clear empty select choose pick tick check untick uncheck ' +
    'mark unmark enable disable turn search find look sort order arrange filter narrow limit scroll reload refresh ' +
    'send submit continue proceed add remove delete save close buy book reserve download subscribe apply cancel ' +
    'sign login register highlight locate hover expand collapse accept decline confirm start play share print ' +
    'read tell what where how when who finish post move transfer pay checkout edit toggle deselect use unsubscribe'
  ).split(' '),
)

const greetings =
  'hi|hello|hey|good (?:morning|afternoon|evening)|hallo|guten (?:tag|morgen|abend)|bonjour|salut|hola|ciao|buongiorno|ol[aá]|merhaba'

/** What a message may begin with before it comes to its point. */
export const greeting = new RegExp(String.raw`^(?:${greetings})(?: there)?[\s,!.]+(?=\S)`, 'iu')

/** Words around a command that only make it polite. Read at its beginning, again and again. */
export const politeStart = new RegExp(
  String.raw`^(?:${greetings}|please|pls|plz|kindly|okay|ok|so|now|well|and|then|also|just|finally|thanks|(?:can|could|would|will) you(?: please| kindly)?|(?:i|we)(?: would|'d|’d| 'd)? (?:want|like|need|love|wish)(?: you)? to|i wanna|i'm trying to|i am trying to|i'm going to|let'?s|let us|let me|help me(?: to)?|go ahead and|try to|you should|you can|i have to|i must|make sure to|be so kind(?: as)? to|i(?:'d| would) rather|i think(?: i)?)(?=[\s,!.]|$)[\s,!.]*`,
  'i',
)

/** The same at its end. */
export const politeEnd =
  /[\s,]*\b(?:please|pls|for me|right now|now|thanks|thank you|thx|if you can|if possible|would you|will you)[\s.!?]*$/i

/** Common words that are spelt right as they are, though they resemble a verb above. */
export const plainWords: ReadonlySet<string> = new Set(
  (
    'make use keep stop leave ship deliver want give track pay save log start have need like love help work walk talk ' +
    'call name mail main time date page site home here there this that these those with from your mine more most some ' +
    'many much each both such than them they then text test next past part port post list last lost cost best rest ' +
    'long song hide ride side wide life like line link find mind kind king ring sing wing will well tell sell spell ' +
    'order under after other water later paper table chair house mouse white black green blue price place plane plan ' +
    'play lay day way say pay may run sun fun gun train brain grain rain main maid email mobile phone ticket basket'
  ).split(' '),
)

/** First words of polite phrases, for repairing their spelling. */
export const politeWords: ReadonlySet<string> = new Set(
  'please kindly could would hello okay thanks finally then help'.split(' '),
)

import type { TextName } from '../texts/index.ts'

/** Messages that are said for their own sake, and what is said in return. */
const talk: readonly (readonly [RegExp, TextName])[] = [
  [
    /^(?:how are you(?: doing)?(?: today)?|how's it going|what's up|hi+|hello|hey|howdy|good (?:morning|afternoon|evening|day)|greetings|hallo|guten (?:tag|morgen|abend)|bonjour|salut|bonsoir|hola|buenos d[ií]as|buenas tardes|ciao|buongiorno|salve|ol[aá]|bom dia|boa tarde|hoi|goedemorgen|goedendag|cze[sś][cć]|dzie[nń] dobry|merhaba|selam|مرحبا|السلام عليكم|こんにちは|你好|您好)(?: (?:there|everyone|you|assistant|bot))?$/iu,
    'hello',
  ],
  [
    /^(?:(?:many |ok(?:ay)?,? |great,? |perfect,? |cool,? )?thank(?:s| you|x)(?: (?:a lot|so much|very much|you|again))?|thx|cheers|great|perfect|awesome|cool|nice|well done|danke(?: sch[oö]n)?|vielen dank|merci(?: beaucoup)?|(?:muchas )?gracias|grazie(?: mille)?|(?:muito )?obrigad[oa]|(?:dank je|bedankt)(?: wel)?|dzi[eę]kuj[eę]|te[sş]ekk[uü]rler|شكرا|ありがとう(?:ございます)?|谢谢|(?:(?:👍|👌|🙏|❤|💯)(?:\p{Emoji_Modifier}|\u{FE0F})?\s*)+)$/iu,
    'thanks',
  ],
  [
    /^(?:bye(?:[ -]bye)?|goodbye|good night|gute nacht|bonne nuit|buenas noches|see you(?: later| soon)?|tsch[uü]ss|auf wiedersehen|au revoir|adi[oó]s|hasta luego|arrivederci|tchau|tot ziens|do widzenia|ho[sş][cç]a kal|مع السلامة|さようなら|再见)$/iu,
    'bye',
  ],
  [
    /^(?:help|help me|i need help|what can you do(?: for me)?|how (?:does this|do you) work|what do you do|how can you help(?: me)?|was kannst du|aide|ayuda|aiuto|ajuda|hulp|pomoc|yard[iı]m|مساعدة|ヘルプ|帮助)$/iu,
    'help',
  ],
  [
    /^(?:who are you|what are you|what(?:'s|’s| is) your name|who (?:made|built|created) you|do you have a name|wie heißt du|wie heißen sie|are you (?:a |an )?(?:robot|bot|human|ai|person|real)(?: person)?|wer bist du|qui es[- ]tu|qui [eê]tes[- ]vous|qui[eé]n eres|chi sei|quem [eé] voc[eê]|wie ben je|kim ?sin|kimsin|من أنت|あなたは誰|你是谁)$/iu,
    'who',
  ],
  [
    /^(?:(?:you(?:'re|’re| are)|this is|that(?:'s|’s| is|was)?|what an?|such an?|you) (?:so |really |completely |totally |such an? |an? )*(?:useless|stupid|dumb|idiot(?:ic)?|rubbish|garbage|terrible|awful|bad|no help|not helpful|unhelpful|annoying|a joke|ridiculous|nonsense|wrong)(?: (?:bot|robot|machine|assistant|thing))?(?:[ ,]+you \p{L}+)?|(?:fuck|piss|sod) (?:off|you|this)|shut up|(?:i )?hate (?:you|this)|you don'?t (?:understand|get it|help)(?: (?:me|anything))?|that(?:'s|’s| is) not what i (?:meant|wanted|asked(?: for)?|said)|(?:du bist|das ist) (?:so )?(?:dumm|blöd|nutzlos|schlecht)|(?:tu es|c'est) (?:nul(?:le)?|bête|inutile)|(?:eres|es) (?:inútil|tonto|estúpido)|sei (?:inutile|stupido))$/iu,
    'sorry',
  ],
]

/** What only goes with words: `Hello! :)`. */
const smile = /(?<=[\p{L}.!?].*)(?:\s*(?:[:;]-?[)(DPp]|\p{Extended_Pictographic}|\uFE0F))+$/u

/** In characters. Whoever writes more is about something, and the patterns take their time over a long text. */
const longest = 120

/** What to answer to small talk; undefined when a message is about something. */
export function smallTalk(message: string): TextName | undefined {
  if (message.length > longest) return undefined
  const bare = message
    .replace(smile, '')
    .replace(/[\s.!?,…！？。，؟]+$/u, '')
    .trim()
  return talk.find(([pattern]) => pattern.test(bare))?.[1]
}

import type { CommandLanguage } from '../kinds.ts'

/** What a message may open with that says nothing: by itself, or where a stop, a comma or another of them follows. */
export const nodNames = ['interjection', 'nod'] as const

/** Words and phrases in the order of `nodNames`, a line for each; bars between them. A yes is no nod: it answers. */
export const nodWords: Readonly<Record<CommandLanguage, string>> = {
  en: `ok|okay|oh|ah|aha|hm|hmm|mm|mhm|um|uh|er|ugh|oops|alright|all right
well|right|fine|good|great|nice|perfect|cool|lovely|brilliant|super|that's it|that's fine|that's good|that's all|looks good|sounds good|thanks|thank you|sorry|wait|hang on|hold on|please|actually|so|now|got it|i see|understood|fair enough|shame`,
  de: `ok|okay|oh|ach|ach so|ah|aha|hm|hmm|äh|ähm|hoppla|ups|alles klar
gut|na gut|schön|prima|super|perfekt|toll|klasse|passt|passt so|stimmt so|das passt|danke|vielen dank|entschuldigung|sorry|warte|moment|bitte|also|so|genau|verstehe|verstanden|schade`,
  fr: `ok|okay|oh|ah|hm|hmm|euh|oups|d'accord|bon ben
bien|très bien|bon|parfait|super|génial|nickel|ça marche|c'est bon|c'est tout|merci|merci bien|pardon|désolé|désolée|attends|attendez|s'il vous plaît|s'il te plaît|alors|je vois|compris|entendu|dommage`,
  es: `ok|okay|oh|ah|hm|hmm|eh|uy|vale|de acuerdo
bien|muy bien|bueno|perfecto|genial|estupendo|eso es|eso es todo|está bien|así está bien|gracias|muchas gracias|perdón|perdona|espera|espere|por favor|pues|venga|entiendo|entendido|lástima`,
  it: `ok|okay|oh|ah|hm|hmm|ehm|ops|va bene|d'accordo
bene|benissimo|molto bene|buono|perfetto|ottimo|grande|così va bene|è tutto|grazie|grazie mille|scusa|scusi|aspetta|aspetti|per favore|allora|dai|capisco|capito|peccato`,
  pt: `ok|okay|oh|ah|hm|hmm|eh|ups|tá|está bem
bem|muito bem|bom|boa|ótimo|óptimo|perfeito|certo|é isso|é tudo|assim está bem|obrigado|obrigada|desculpa|desculpe|espera|espere|por favor|então|pronto|entendo|entendi|percebi|tudo bem|muito obrigado|muito obrigada|pena`,
  nl: `ok|okay|oké|oke|o|oh|ah|hm|hmm|eh|oeps
goed|prima|mooi|top|fijn|perfect|super|klopt|dat klopt|is goed|dat was het|bedankt|dank je|dank u|sorry|wacht|even wachten|alsjeblieft|alstublieft|dan|nou|begrepen|duidelijk|dank je wel|jammer`,
  pl: `ok|okay|okej|o|och|ach|aha|hm|hmm|ups|w porządku
dobrze|dobra|świetnie|super|idealnie|pięknie|to wszystko|może być|dzięki|dziękuję|przepraszam|sorry|czekaj|proszę|więc|rozumiem|szkoda`,
  tr: `ok|okey|oh|ah|aa|hm|hmm|eh|ay|peki|tamam
iyi|güzel|harika|süper|mükemmel|bu kadar|olur|teşekkürler|teşekkür ederim|sağ ol|pardon|özür dilerim|bekle|lütfen|yani|anladım`,
  ar: `أوكي|اوكي|آه|اه|طيب|حسنا|حسنًا|تمام
جيد|رائع|ممتاز|جميل|هذا كل شيء|شكرا|شكرًا|عفوا|عفوًا|آسف|آسفة|انتظر|من فضلك|إذن|فهمت|شكرا جزيلا`,
  zh: `哦|噢|啊|嗯|唔|哎呀|好吧|好的
好|行|可以|很好|不错|太好了|就这样|谢谢|抱歉|对不起|等等|请|那|明白|明白了|知道了|多谢`,
  ja: `えっと|ええと|あ|ああ|うーん|おっと|わかりました|了解
いいね|いいですね|よし|完璧|それでいい|以上|ありがとう|ありがとうございます|すみません|ごめん|待って|じゃあ|では|なるほど|了解です|分かりました`,
}

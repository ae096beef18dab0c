const yes =
  /^(?:y|yes|yeah|yep|yup|sure|ok|okay|please do|do it|go ahead|of course|right|correct|exactly|that one|that's it|fine|confirm|yes please|ja|jawohl|klar|gerne|oui|d'accord|bien s[uû]r|s[ií]|claro|vale|certo|va bene|sim|tak|evet|tamam|نعم|はい|是|是的|好|好的)(?:[ ,]+(?:please|do it|go ahead|do that|bitte|s'il (?:te|vous) pla[iî]t|por favor|per favore|proszę|lütfen))*$/iu
const no =
  /^(?:n|no|nope|nah|no thanks?|no thank you|not now|don't|do not|neither|none|none of (?:these|them)|nein|non|nee|não|nie|hayır|لا|いいえ|不|不是|不用)(?:[ ,]+(?:thanks?|thank you|please|danke|merci|gracias|grazie|obrigad[oa]|bedankt))*$/iu
const stop =
  /^(?:stop|stop (?:it|that|this)|cancel|cancel (?:it|that|this)|abort|never ?mind|forget (?:it|that|about it)|leave it|halt|quit|enough|stopp|abbrechen|arrête|annuler|para|detente|cancelar|basta|annulla|pare|annuleren|anuluj|dur|iptal|توقف|إلغاء|やめて|停止|取消)$/iu

export type ShortReply = 'yes' | 'no' | 'stop'

/** A reply of a word or two to what was asked. */
export function shortReply(message: string): ShortReply | undefined {
  const bare = message.replace(/[\s.!?,…！？。，؟]+$/u, '').trim()
  if (stop.test(bare)) return 'stop'
  if (yes.test(bare)) return 'yes'
  return no.test(bare) ? 'no' : undefined
}

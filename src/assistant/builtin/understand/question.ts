const opener =
  /^(?:what|what's|whats|when|when's|where|who|who's|whom|whose|why|how|which|is|are|was|were|am|does|did|(?:do|has|have) (?:i|we|you|they|it|he|she|people|children|kids|dogs|all|any|both|guests)|can (?:i|we|you|one|my|it|they|people|kids|children|dogs)|could (?:i|we)|may (?:i|we)|should|will|would (?:it|i|there)|tell me|explain|describe|summari[sz]e|i (?:want|need|would like|'d like) to know|do you know|any|is there|are there|list|until when|from when|at what|in which|on which|for how|by when|was|wann|wo|wer|warum|wieso|wie|welche\w*|gibt es|habt ihr|haben sie|quel\w*|combien|quand|où|qui|pourquoi|comment|est-ce|y a-t-il|qué|cuál\w*|cuánt\w*|cuándo|dónde|quién|cómo|hay|quanto|quando|dove|chi|perché|qual\w*|onde|quem|wat|hoeveel|wanneer|waar|hoe|ile|kiedy|gdzie|jak\w*)(?![\p{L}])/iu
const asksToAct = /^(?:can|could|would|will) you\b(?! (?:tell|explain|describe))/i

/** Whether a clause wants to know something, rather than have something done. */
export function isQuestion(clause: string): boolean {
  const text = clause.trim()
  if (asksToAct.test(text)) return false
  return opener.test(text) || /[?？؟]\s*$|(?:ですか|ますか|ませんか|吗|呢)[。\s]*$/u.test(text)
}

import type { CommandLanguage } from '../kinds.ts'

/** How a visitor begins to ask for advice: "Should I press it?" wants an answer, "Could you press it?" an act. */
export const adviceWords: Record<CommandLanguage, readonly string[]> = {
  en: ['should i', 'should we', 'shall i', 'shall we', 'must i', 'do i have to', 'do i need to'],
  de: ['soll ich', 'sollte ich', 'muss ich'],
  fr: ['dois-je', 'devrais-je', 'est-ce que je dois'],
  es: ['debo', 'debería', 'tengo que'],
  it: ['devo', 'dovrei'],
  pt: ['devo', 'devia', 'deveria'],
  nl: ['moet ik', 'zou ik'],
  pl: ['powinienem', 'powinnam', 'czy muszę'],
  tr: ['gerekir mi', 'gerekiyor mu'],
  ar: ['هل يجب'],
  zh: ['应该', '應該'],
  ja: ['べき'],
}

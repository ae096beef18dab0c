import type { CommandLanguage } from '../kinds.ts'

/** A word that asks for a time at the head of a clause, and elsewhere only tells under which condition. */
interface Conjunction {
  readonly word: string
  /** What leads to an indirect question, right before the word or one before that; bars between. */
  readonly asked: string
}

/**
 * "Is somebody there when the van unloads?" asks for no time. Languages that are missing here either have another word for
 * it, or put the one that asks anywhere.
 */
export const conjunctionWords: Readonly<Partial<Record<CommandLanguage, Conjunction>>> = {
  en: {
    word: 'when',
    asked: 'know|knows|tell|say|says|said|idea|clue|sure|wonder|wondering|ask|see|check|remember|show|out',
  },
  nl: { word: 'wanneer', asked: 'weet|weten|zeg|zeggen|idee|vraag|vragen|zien|zie|laat' },
}

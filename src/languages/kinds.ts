import { languages, type Language } from '#protocol'

/** The languages of what we say: the widget's words and the server's own sentences. */
export const textLanguages = languages
export type TextLanguage = Language

/** The languages in which a visitor's short answers and small numbers are understood. */
export const commandLanguages = languages
export type CommandLanguage = Language

/** The languages in which labels of pages are understood: those of the widget and some neighbours. */
export const labelLanguages = [...languages, 'cs', 'ko', 'ru', 'sv'] as const
export type LabelLanguage = (typeof labelLanguages)[number]

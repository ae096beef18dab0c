import type { CommandLanguage } from '../kinds.ts'

/** What changes a number by another: one more by itself, or as many more or fewer as are said. */
export const countOnNames = ['another', 'more', 'fewer'] as const

/** Words and phrases in the order of `countOnNames`, a line for each; bars between them. */
export const countOnWords: Readonly<Record<CommandLanguage, string>> = {
  en: `another|another one|one more
more|extra
less|fewer`,
  de: `noch ein|noch eine|noch einen|noch eins
mehr|noch|zusätzlich|dazu
weniger`,
  fr: `encore un|encore une|un autre|une autre
de plus|en plus|encore
de moins|en moins`,
  es: `otro|otra|uno más|una más
más
menos`,
  it: `un altro|un'altra|ancora uno|ancora una
in più|altri|altre|ancora
in meno`,
  pt: `mais um|mais uma|outro|outra
mais
menos|a menos`,
  nl: `nog een|nog eentje
meer|nog|erbij|extra
minder`,
  pl: `jeszcze jeden|jeszcze jedną|jeszcze jedna|jeszcze jedno
więcej|jeszcze
mniej`,
  tr: `bir tane daha|bir daha
daha|fazla
eksik|daha az|az`,
  ar: `واحدة أخرى|واحد آخر
أخرى|إضافية|زيادة
أقل`,
  zh: `再来一个|再加一个|多一个
再|多
少|减`,
  ja: `もう一つ|もうひとつ|もう一個|もう1つ
もう|追加
減らして|減らす|少なく`,
}

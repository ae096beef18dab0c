import type { CommandLanguage } from '../kinds.ts'

/** What says that something is the visitor's own; where an ending does, what one waits for with that ending. Bars between. */
export const mineWords: Readonly<Record<CommandLanguage, string>> = {
  en: 'my|our|mine',
  de: 'mein|meine|meinen|meinem|meiner|meins|unser|unsere|unseren',
  fr: 'mon|ma|mes|notre|nos|le mien|la mienne',
  es: 'mi|mis|nuestro|nuestra|nuestros|nuestras|mío|mía',
  it: 'mio|mia|miei|mie|nostro|nostra',
  pt: 'meu|minha|meus|minhas|nosso|nossa',
  nl: 'mijn|onze|ons|m’n',
  pl: 'mój|moja|moje|moją|mojego|mojej|nasz|nasza|nasze',
  tr: 'benim|bizim|siparişim|siparişlerim|siparişimiz|kargom|kargomuz|paketim|paketimiz|gönderim|ürünüm|ürünlerim',
  ar: 'طلبي|طلبيتي|طلباتي|طلبنا|طردي|طرودي|شحنتي|شحنتنا|أغراضي|بضاعتي',
  zh: '我的|我们的|我',
  ja: '私の|わたしの|僕の|俺の|うちの|自分の',
}

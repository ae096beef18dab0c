import type { WordsByLanguage } from '../words-by-language.ts'

/** How a visitor puts the words of a label into an order, with bars between. */
export const orderWords = {
  /** Parts of verbs, which stand where the sentence likes: "turn it off". */
  particles: {
    en: 'up|down|off|out|over|back|away',
    de: 'ab|an|aus|ein|auf|zu|los|weg|um|mit|vor',
    nl: 'op|af|uit|aan|toe|door',
    sv: 'upp|ner|av|bort|ut',
  },
  /** Stands in a label before what an object is made or put to: "Mark as read". */
  slots: {
    en: 'as|to|for',
    de: 'als|zu|für',
    fr: 'comme|en|pour',
    es: 'como|para|a',
    it: 'come|per',
    pt: 'como|para',
    nl: 'als|voor',
    pl: 'jako|do',
    cs: 'jako|do',
    ru: 'как|в',
    sv: 'som|till',
  },
  /** Parts of a page that are called by what they are about. */
  topics: {
    en: 'section|chapter|guide|article|column|history|page|pages|list|rules|help|info|information|details|status|statistics|report',
    de: 'abschnitt|kapitel|anleitung|artikel|spalte|verlauf|seite|liste|hilfe',
    fr: 'section|chapitre|guide|article|colonne|historique|page|liste|aide',
    es: 'sección|capítulo|guía|artículo|columna|historial|página|lista|ayuda',
    it: 'sezione|capitolo|guida|articolo|colonna|cronologia|pagina|aiuto',
    pt: 'seção|secção|ajuda|artigo|coluna|página',
    nl: 'hoofdstuk|gids|kolom|geschiedenis|pagina',
    pl: 'sekcja|rozdział|strona|kolumna|historia',
    tr: 'bölüm|sayfa|sütun|geçmiş',
  },
  /** Says of a thing that it is moved to do something: "Swipe to check out". */
  swipes: {
    en: 'swipe|slide|drag|pull',
    de: 'wischen|schieben|ziehen|wische|schiebe|ziehe',
    fr: 'glisser|glissez|faire glisser|faites glisser|balayer|balayez',
    es: 'deslizar|desliza|deslice|arrastrar|arrastra|arrastre',
    it: 'scorri|scorrere|trascina|trascinare',
    pt: 'deslizar|deslize|arrastar|arraste',
    nl: 'vegen|veeg|schuiven|schuif|slepen|sleep',
    pl: 'przesuń|przeciągnij',
    tr: 'kaydır|kaydırın|sürükle|sürükleyin',
    ar: 'اسحب|مرر',
    zh: '滑动|滑動|拖动|拖動',
    ja: 'スワイプ|スライド|ドラッグ',
    cs: 'přejeďte|posuňte|přetáhněte',
    ko: '밀어서|스와이프|드래그',
    ru: 'проведите|сдвиньте|перетащите',
    sv: 'svep|dra',
  },
} satisfies Record<string, WordsByLanguage>

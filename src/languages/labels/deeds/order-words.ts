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
} satisfies Record<string, WordsByLanguage>

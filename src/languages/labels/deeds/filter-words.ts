import type { WordsByLanguage } from '../words-by-language.ts'

/** Words of searching, filtering and sorting, with bars between: what is taken back there is only a narrowing. */
export const filterWords: WordsByLanguage = {
  en: 'order by|sort by|filter|filters|sort|sorting|search|selection',
  de: 'sortieren|suche|auswahl|filter',
  fr: 'trier|filtre|filtres|recherche|sélection',
  es: 'ordenar|filtro|filtros|búsqueda|selección',
  it: 'ordina per|filtri|ricerca|selezione|filtro',
  pt: 'pesquisa|seleção|ordenar|filtro|filtros',
  nl: 'sorteren|zoekopdracht|selectie|filter|filters',
  pl: 'sortuj|filtr|filtry|wyszukiwanie|wybór',
  tr: 'sırala|filtre|filtreler|arama',
  ar: 'ترتيب|تصفية|بحث|الفلتر',
  zh: '排序|筛选|篩選|搜索|搜尋|选择',
  ja: '並べ替|検索|絞り込み|フィルター|条件|選択',
  cs: 'seřadit|hledání|výběr|filtr|filtry',
  ko: '정렬|필터|검색|선택',
  ru: 'сортировать|сортировка|поиск|фильтр|фильтры|выбор',
  sv: 'sortera|sökning|filter',
}

/**
 * Titles over boxes that say what each of many places or goods has. They are read in the page's language only: what are
 * facilities in Japanese are devices in Chinese.
 */
export const facetWords: WordsByLanguage = {
  en: 'facilities|amenities|room facilities|room amenities|property facilities|hotel facilities',
  de: 'ausstattung|einrichtungen|hotelausstattung|zimmerausstattung',
  fr: 'équipements|équipements et services|prestations|commodités',
  es: 'instalaciones|comodidades|equipamiento|servicios e instalaciones',
  it: 'dotazioni|servizi e dotazioni|comfort',
  pt: 'comodidades|instalações|facilidades',
  nl: 'voorzieningen|faciliteiten',
  pl: 'udogodnienia|wyposażenie',
  tr: 'olanaklar|tesis olanakları|imkanlar',
  ar: 'المرافق|مرافق|وسائل الراحة',
  zh: '设施|設施|酒店设施|房间设施',
  ja: '設備|施設|アメニティ',
}

/** Sorts: whatever a label says beside it, only an order comes of it. */
export const sortWords: WordsByLanguage = {
  en: 'order by|sort by|sort|sorting',
  de: 'sortieren|sortiere',
  fr: 'trier',
  es: 'ordenar',
  it: 'ordina per',
  pt: 'ordenar',
  nl: 'sorteren',
  pl: 'sortuj',
  tr: 'sırala',
  ar: 'ترتيب',
  zh: '排序',
  ja: '並べ替|並び替',
  cs: 'seřadit',
  ko: '정렬',
  ru: 'сортировать|сортировка',
  sv: 'sortera',
}

/** Searches and filters, where a label begins with it. */
export const seekWords: WordsByLanguage = {
  en: 'search|find|look up|look for|filter',
  de: 'suche|suchen|finde|finden|filtern|filtere',
  fr: 'chercher|rechercher|trouver|filtrer',
  es: 'buscar|encontrar|filtrar',
  it: 'cerca|trova|filtra',
  pt: 'pesquisar|procurar|buscar|encontrar|filtrar',
  nl: 'zoek|zoeken|vind|filteren',
  pl: 'szukaj|wyszukaj|znajdź|filtruj',
  tr: 'ara|bul|filtrele',
  ar: 'بحث|ابحث|تصفية',
  zh: '搜索|搜尋|查找|筛选|篩選',
  ja: '検索|絞り込',
  cs: 'hledat|vyhledat|najít|filtrovat',
  ko: '검색|찾기',
  ru: 'найти|искать|поиск|фильтровать',
  sv: 'sök|hitta|filtrera',
}

/** Verbs of searching and filtering as they stand at the end of a label: "Flüge suchen". */
export const lookWords: WordsByLanguage = {
  de: 'suchen|finden|filtern',
  nl: 'zoeken|vinden|filteren',
  tr: 'ara|bul|filtrele',
  zh: '搜索|搜尋|查找|筛选|篩選',
  ja: '検索|検索する|絞り込|絞り込む',
  ko: '검색|찾기|필터',
}

/** Says of filters that they are in force: they are the same filters. */
export const appliedWords: WordsByLanguage = {
  en: 'active|applied|current|selected|chosen|your',
  de: 'aktive|aktiv|angewendete|ausgewählte|gewählte|aktuelle',
  fr: 'actifs|active|appliqués|sélectionnés',
  es: 'activos|aplicados|seleccionados',
  it: 'attivi|applicati|selezionati',
  pt: 'ativos|aplicados|selecionados',
  nl: 'actieve|toegepaste|gekozen',
  pl: 'aktywne|zastosowane|wybrane',
  tr: 'etkin|uygulanan|seçili',
  ar: 'المطبقة|النشطة',
  zh: '已选|已应用|已選|当前',
  ja: '適用中の|選択中の',
  cs: 'aktivní|použité|vybrané',
  ko: '적용된|선택된',
  ru: 'активные|выбранные|примененные',
  sv: 'aktiva|valda',
}

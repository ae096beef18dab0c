/** Words of searching, filtering and sorting, with bars between: what is taken back there is only a narrowing. */
export const filterWords =
  'order by|sort by|sortieren|trier|ordenar|ordina per|sorteren|sortuj|sırala|ترتيب|並べ替|排序|seřadit|정렬|сортировать|сортировка|sortera|filter|filters|filtre|filtres|filtro|filtros|filtri|filtr|filtry|filtre|filtreler|sort|sorting|search|suche|recherche|búsqueda|ricerca|pesquisa|zoekopdracht|wyszukiwanie|arama|hledání|sökning|поиск|фильтр|фильтры|تصفية|بحث|الفلتر|検索|絞り込み|フィルター|条件|筛选|篩選|搜索|搜尋|필터|검색|selection|auswahl|sélection|selección|selezione|seleção|selectie|wybór|výběr|выбор|选择|選択|선택'

/** Sorts: whatever a label says beside it, only an order comes of it. */
export const sortWords =
  'order by|sort by|sort|sorting|sortieren|sortiere|trier|ordenar|ordina per|sorteren|sortuj|sırala|ترتيب|並べ替|並び替|排序|seřadit|정렬|сортировать|сортировка|sortera'

/** Searches and filters, where a label begins with it. */
export const seekWords =
  'search|find|look up|look for|filter|suche|suchen|finde|finden|filtern|filtere|chercher|rechercher|trouver|filtrer|buscar|encontrar|filtrar|cerca|trova|filtra|pesquisar|procurar|zoek|zoeken|vind|filteren|szukaj|wyszukaj|znajdź|filtruj|ara|bul|filtrele|بحث|ابحث|تصفية|検索|絞り込|搜索|搜尋|查找|筛选|篩選|hledat|vyhledat|najít|filtrovat|검색|찾기|найти|искать|поиск|фильтровать|sök|hitta|filtrera'

/** Verbs of searching and filtering as they stand at the end of a label: "Flüge suchen". */
export const lookWords =
  'suchen|finden|filtern|zoeken|vinden|filteren|ara|bul|filtrele|検索|検索する|絞り込|絞り込む|搜索|搜尋|查找|筛选|篩選|검색|찾기|필터'

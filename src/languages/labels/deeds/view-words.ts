import type { WordsByLanguage } from '../words-by-language.ts'

/**
 * What only changes how something is shown or what is looked at, with bars between: views, themes, sounds, the sizes and
 * colours of what is for sale, and what a list of goods is narrowed by. A `*` stands for the rest of a word.
 */
export const viewWords: WordsByLanguage = {
  en: 'distance|radius|opacity|time range|date range|period|group by|grouped by|year|month|chart type|chart|columns|speed|chapter|jump to chapter|view|views|compact|comfortable|wide|full screen|layout|grid|list|show|display|per page|page size|rows|rows per page|results|results per page|items per page|theme|dark|dark mode|light|light mode|night mode|appearance|contrast|high contrast|language|currency|unit|units|text size|font size|font|zoom|volume|sound|sounds|mute|playback speed|subtitles|captions|quality|brightness|seek|compare|map|satellite|traffic|size|sizes|colour|color|colours|colors|quantity|qty|material|finish|flavour|flavor|width|length|height|brand|brands|category|categories|price|price range|max price|min price|maximum price|minimum price|maximum|minimum|max|min|in stock|in stock only|on sale|only|availability|genre|cuisine|stars|star rating|amenities|stops|departure time|all|select|select all|select row',
  de: 'entfernung|umkreis|deckkraft|zeitraum|gruppieren nach|jahr|monat|diagrammtyp|spalten|geschwindigkeit|kapitel|ansicht|darstellung|layout|raster|liste|anzeigen|pro seite|zeilen|ergebnisse|design|thema|dunkel|dunkler modus|dunkelmodus|hell|nachtmodus|kontrast|sprache|währung|einheit|einheiten|schriftgröße|textgröße|lautstärke|ton|töne|stumm|untertitel|qualität|helligkeit|vergleichen|karte|größe|größen|farbe|farben|menge|anzahl|material|breite|länge|höhe|marke|marken|kategorie|kategorien|preis|preisspanne|höchstpreis|mindestpreis|auf lager|nur|im angebot|verfügbarkeit|sterne|alle|auswählen|radius|zoom',
  fr: 'rayon|opacité|période|grouper par|année|mois|type de graphique|colonnes|vitesse|chapitre|vue|affichage|afficher|disposition|grille|liste|par page|lignes|résultats|thème|sombre|mode sombre|clair|mode nuit|contraste|langue|devise|unité|unités|taille du texte|taille de police|volume|son|sons|muet|sous titres|qualité|luminosité|comparer|carte|taille|tailles|couleur|couleurs|quantité|matière|largeur|longueur|hauteur|marque|marques|catégorie|catégories|prix|prix maximum|prix minimum|en stock|seulement|uniquement|disponibilité|étoiles|tous|toutes|sélectionner|distance|zoom',
  es: 'distancia|radio de búsqueda|opacidad|periodo|período|agrupar por|año|mes|tipo de gráfico|columnas|velocidad|capítulo|vista|mostrar|diseño|cuadrícula|lista|por página|filas|resultados|tema|oscuro|modo oscuro|claro|modo nocturno|contraste|idioma|moneda|divisa|unidad|unidades|tamaño del texto|tamaño de letra|volumen|sonido|sonidos|silencio|subtítulos|calidad|brillo|comparar|mapa|talla|tallas|tamaño|color|colores|cantidad|material|ancho|largo|alto|marca|marcas|categoría|categorías|precio|precio máximo|precio mínimo|en stock|solo|disponibilidad|estrellas|todos|todas|seleccionar',
  it: 'distanza|raggio|opacità|intervallo|raggruppa per|anno|mese|tipo di grafico|colonne|velocità|capitolo|visualizza|visualizzazione|mostra|disposizione|griglia|elenco|per pagina|righe|risultati|tema|scuro|modalità scura|chiaro|modalità notturna|contrasto|lingua|valuta|unità|dimensione testo|dimensione carattere|volume|suono|suoni|muto|sottotitoli|qualità|luminosità|confronta|mappa|taglia|taglie|misura|colore|colori|quantità|materiale|larghezza|lunghezza|altezza|marca|marche|categoria|categorie|prezzo|prezzo massimo|prezzo minimo|disponibile|solo|disponibilità|stelle|tutti|tutte|seleziona|periodo',
  pt: 'distância|raio|ano|mês|colunas|velocidade|visualização|exibir|mostrar|grelha|grade|lista|por página|linhas|resultados|tema|escuro|modo escuro|claro|modo noturno|contraste|idioma|língua|moeda|unidade|unidades|tamanho do texto|tamanho da fonte|volume|som|sons|mudo|legendas|qualidade|brilho|comparar|mapa|tamanho|tamanhos|cor|cores|quantidade|material|largura|comprimento|altura|marca|marcas|categoria|categorias|preço|preço máximo|preço mínimo|em estoque|em stock|apenas|disponibilidade|estrelas|todos|todas|selecionar|período|agrupar por|tipo de gráfico',
  nl: 'afstand|straal|periode|groeperen op|jaar|maand|grafiektype|kolommen|snelheid|hoofdstuk|weergave|toon|tonen|indeling|raster|lijst|per pagina|rijen|resultaten|thema|donker|donkere modus|licht|nachtmodus|contrast|taal|valuta|eenheid|eenheden|tekstgrootte|lettergrootte|volume|geluid|geluiden|dempen|ondertiteling|kwaliteit|helderheid|vergelijken|kaart|maat|maten|kleur|kleuren|aantal|hoeveelheid|materiaal|breedte|lengte|hoogte|merk|merken|categorie|categorieën|prijs|maximumprijs|minimumprijs|op voorraad|alleen|beschikbaarheid|sterren|alle|selecteren|selecteer',
  pl: 'odległość|promień|zakres czasu|okres|grupuj według|rok|miesiąc|typ wykresu|kolumny|prędkość|rozdział|widok|pokaż|wyświetl|układ|siatka|lista|na stronę|na stronie|wiersze|wyniki|motyw|ciemny|tryb ciemny|jasny|tryb nocny|kontrast|język|waluta|jednostka|jednostki|rozmiar tekstu|głośność|dźwięk|dźwięki|wycisz|napisy|jakość|jasność|porównaj|mapa|rozmiar|rozmiary|kolor|kolory|ilość|liczba|materiał|szerokość|długość|wysokość|marka|marki|kategoria|kategorie|cena|cena maksymalna|cena minimalna|w magazynie|tylko|dostępność|gwiazdki|wszystkie|zaznacz|wybierz',
  tr: 'mesafe|yarıçap|zaman aralığı|dönem|grupla|yıl|ay|grafik türü|sütunlar|hız|bölüm|görünüm|göster|düzen|ızgara|liste|sayfa başına|satır|sonuçlar|tema|koyu|koyu mod|karanlık mod|açık|gece modu|kontrast|dil|para birimi|birim|birimler|metin boyutu|yazı boyutu|ses|ses düzeyi|sesler|sessiz|altyazı|kalite|parlaklık|karşılaştır|harita|beden|boyut|renk|renkler|adet|miktar|malzeme|genişlik|uzunluk|yükseklik|marka|markalar|kategori|kategoriler|fiyat|en yüksek fiyat|en düşük fiyat|stokta|sadece|yalnızca|yıldız|tümü|hepsi|seç',
  ar: 'المسافة|الفترة|تجميع حسب|السنة|الشهر|الأعمدة|السرعة|الفصل|عرض|شبكة|قائمة|لكل صفحة|صفوف|نتائج|السمة|داكن|الوضع الداكن|الوضع الليلي|فاتح|تباين|اللغة|العملة|الوحدة|حجم الخط|مستوى الصوت|الصوت|كتم|الترجمة|الجودة|السطوع|قارن|خريطة|المقاس|الحجم|اللون|الألوان|الكمية|الخامة|العلامة التجارية|الفئة|السعر|متوفر|فقط|النجوم|الكل|تحديد',
  zh: '距离|时间范围|分组|年份|月份|图表类型|列数|播放速度|章节|视图|視圖|显示|顯示|布局|网格|列表|每页|每頁|主题|主題|深色模式|深色|浅色|夜间模式|语言|語言|货币|貨幣|币种|单位|單位|字体大小|音量|声音|静音|字幕|画质|亮度|比较|比較|地图|尺码|尺寸|大小|颜色|顏色|数量|數量|材质|宽度|长度|高度|品牌|分类|類別|类别|价格|價格|有货|仅|全部|半径',
  ja: '距離|半径|期間|グループ化|年|月|グラフの種類|列数|再生速度|時間範囲|表示|表示件数|レイアウト|グリッド|リスト|一覧|テーマ|ダークモード|ライトモード|ダーク|言語|通貨|単位|文字サイズ|フォント|音量|サウンド|ミュート|字幕|画質|明るさ|比較|地図|サイズ|色|カラー|数量|個数|素材|幅|長さ|高さ|ブランド|カテゴリ|カテゴリー|価格|在庫あり|のみ|すべて|全て',
  cs: 'vzdálenost|okruh|období|seskupit podle|měsíc|typ grafu|sloupce|rychlost|kapitola|zobrazení|zobrazit|rozložení|mřížka|seznam|na stránku|řádky|výsledky|motiv|tmavý|tmavý režim|světlý|kontrast|jazyk|měna|jednotka|jednotky|velikost textu|velikost písma|hlasitost|zvuk|zvuky|ztlumit|titulky|kvalita|jas|porovnat|mapa|velikost|velikosti|barva|barvy|množství|počet|materiál|šířka|délka|výška|značka|značky|kategorie|cena|skladem|pouze|jen|dostupnost|hvězdičky|vše|všechny|vybrat|rok',
  ko: '거리|반경|기간|그룹화|연도|월 선택|차트 유형|열 수|속도|보기|표시|레이아웃|그리드|목록|페이지당|테마|다크 모드|라이트 모드|언어|통화|단위|글자 크기|음량|소리|음소거|자막|화질|밝기|비교|지도|사이즈|크기|색상|색|수량|소재|너비|길이|높이|브랜드|카테고리|가격|재고|전체|모두',
  ru: 'расстояние|радиус|период|группировать по|год|месяц|тип графика|столбцы|скорость|глава|вид|показать|показывать|макет|сетка|список|на странице|строки|результаты|тема|тёмная|темная|тёмная тема|темная тема|светлая|ночной режим|контраст|язык|валюта|единица|единицы|размер текста|размер шрифта|громкость|звук|звуки|субтитры|качество|яркость|сравнить|карта|размер|размеры|цвет|цвета|количество|материал|ширина|длина|высота|бренд|бренды|категория|категории|цена|цены|в наличии|только|звёзды|все|выбрать',
  sv: 'avstånd|tidsperiod|gruppera efter|år|månad|diagramtyp|kolumner|hastighet|kapitel|vy|layout|rutnät|lista|per sida|rader|resultat|tema|mörk|mörkt läge|ljus|nattläge|kontrast|språk|valuta|enhet|enheter|textstorlek|volym|ljud|tyst|undertexter|kvalitet|ljusstyrka|jämför|karta|storlek|storlekar|färg|färger|antal|mängd|material|bredd|längd|höjd|märke|märken|kategori|kategorier|pris|högsta pris|lägsta pris|i lager|endast|bara|tillgänglighet|stjärnor|alla|välj',
}

/** What is chosen of something for sale before it is taken: its size, its colour, a time. */
export const choiceWords: WordsByLanguage = {
  en: 'size|sizes|colour|color|colours|colors|quantity|qty|material|finish|flavour|flavor|style|variant|model|capacity|width|length|height|time|times|time slot|time slots|available times|slot|slots|choose a time|pick a time|date|dates|seat|seats',
  de: 'größe|größen|farbe|farben|menge|anzahl|geschmack|variante|modell|breite|länge|höhe|uhrzeit|uhrzeiten|zeit|zeiten|termin wählen|datum|sitzplatz|material',
  fr: 'taille|tailles|couleur|couleurs|quantité|matière|goût|variante|modèle|largeur|longueur|hauteur|heure|heures|horaires|créneau|créneaux|siège|style|date|dates',
  es: 'talla|tallas|tamaño|color|colores|cantidad|sabor|modelo|ancho|largo|alto|hora|horas|horario|horarios|asiento|material|variante',
  it: 'taglia|taglie|misura|colore|colori|quantità|gusto|modello|larghezza|lunghezza|altezza|orario|orari|posto|variante',
  pt: 'tamanho|tamanhos|cor|cores|quantidade|largura|comprimento|altura|horário|horários|assento|material|sabor|modelo|hora|horas|variante',
  nl: 'maat|maten|kleur|kleuren|aantal|smaak|breedte|lengte|hoogte|tijd|tijden|tijdslot|stoel|model|datum',
  pl: 'rozmiar|rozmiary|kolor|kolory|ilość|smak|wariant|szerokość|długość|wysokość|godzina|godziny|termin|miejsce',
  tr: 'beden|boyut|renk|renkler|adet|çeşit|genişlik|uzunluk|yükseklik|saat|saatler|koltuk',
  ar: 'المقاس|الحجم|اللون|الألوان|الكمية|النكهة|الوقت|الأوقات|المقعد',
  zh: '尺码|尺寸|颜色|顏色|数量|數量|口味|款式|时间|時間|时段|座位',
  ja: 'サイズ|色|カラー|数量|個数|素材|味|時間|時刻|座席',
  cs: 'velikost|velikosti|barva|barvy|množství|příchuť|čas|časy|sedadlo|datum',
  ko: '사이즈|크기|색상|수량|맛|시간|좌석',
  ru: 'размер|размеры|цвет|цвета|количество|вкус|время|место',
  sv: 'storlek|storlekar|färg|färger|antal|smak|tid|tider|plats|material|datum',
}

/** The first option of a list by which something is narrowed: everything. A `*` stands for the rest of a word. */
export const everyWords: WordsByLanguage = {
  en: 'all|any|every',
  de: 'alle|alles|jede|jeder',
  fr: 'tous|toutes|tout',
  es: 'todos|todas|todo|cualquiera',
  it: 'tutti|tutte|qualsiasi',
  pt: 'qualquer|todos|todas|todo',
  nl: 'alle|alles',
  pl: 'wszystkie|wszystko',
  tr: 'tümü|hepsi',
  ar: 'الكل',
  zh: '全部|所有',
  ja: 'すべて|全て',
  cs: 'všechny|vše',
  ko: '전체|모두',
  ru: 'все',
  sv: 'alla',
}

/** Puts on paper: nothing else comes of it. */
export const printWords: WordsByLanguage = {
  en: 'print',
  de: 'drucken|ausdrucken',
  fr: 'imprimer',
  es: 'imprimir',
  it: 'stampa|stampare',
  nl: 'afdrukken|printen',
  pl: 'drukuj|wydrukuj',
  tr: 'yazdır',
  ar: 'طباعة',
  zh: '打印|列印',
  ja: '印刷',
  cs: 'vytisknout',
  ko: '인쇄',
  ru: 'распечатать|печать',
}

/** Nothing but what is named is left: "Direct flights only". */
export const onlyWords: WordsByLanguage = {
  en: 'only',
  de: 'nur',
  fr: 'seulement|uniquement',
  es: 'solo|sólo|solamente',
  it: 'soltanto',
  pt: 'apenas|somente|só',
  nl: 'alleen',
  pl: 'tylko',
  tr: 'sadece|yalnızca',
  ar: 'فقط',
  zh: '仅|只看',
  ja: 'のみ|だけ',
  cs: 'pouze|jen',
  ko: '만 보기',
  ru: 'только',
  sv: 'endast|bara',
}

/** Stands over a piece of advice. In English it is also money. */
export const hintWords: WordsByLanguage = {
  en: 'tip|tips|pro tip|quick tip|tip of the day|hint',
  de: 'tipp|tipps',
  fr: 'astuce|astuces|conseil',
  es: 'consejo|sugerencia',
  it: 'suggerimento',
  pt: 'dica|dicas',
  pl: 'wskazówka',
  tr: 'ipucu',
  ar: 'نصيحة',
  zh: '提示|小贴士',
  ja: 'ヒント',
  ru: 'совет',
}

/** What is shown, as the last word of a label: "Price details". Verbs come first in these languages. */
export const detailWords: WordsByLanguage = {
  en: 'details|view|preview|overview|more|less|zoom',
  de: 'details|vorschau|übersicht',
  fr: 'détails|aperçu|plus',
  es: 'detalles|vista previa|más información',
  it: 'dettagli|anteprima|di più',
  pt: 'detalhes|saber mais|saiba mais',
  nl: 'details|voorbeeld|overzicht',
  pl: 'szczegóły|podgląd|więcej',
  tr: 'ayrıntılar|detaylar|detay',
  ar: 'التفاصيل|تفاصيل|المزيد',
  zh: '详情|詳情|更多',
  ja: '詳細|一覧',
  cs: 'podrobnosti|náhled|více',
  ko: '상세|자세히',
  ru: 'подробнее|подробности|просмотр',
  sv: 'detaljer|förhandsgranska',
}

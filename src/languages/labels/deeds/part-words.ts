import type { WordsByLanguage } from '../words-by-language.ts'

/** What a page is made of, and what it counts. Our sixteen languages with bars between; a `*` stands for the rest of a word. */

/** Parts of a page, and what lies behind a line of it: opened or put away, nothing else happens. */
export const partWords: WordsByLanguage = {
  en: 'menu|submenu|chat|cart|basket|bag|map|settings|preferences|calendar|date picker|gallery|image|images|photo|photos|picture|pictures|video|article|page|tab|window|panel|sidebar|drawer|detail|details|info|information|list|profile|inbox|mail|email|message|messages|file|folder|document|pdf|report|attachment|help|search|filter|filters|view|navigation|dialog|preview|dropdown|drop down|replies|answers|comments section|completed|done|finished|columns|column|table|chart|legend|description|reviews|section|all|more|options|link|website|site|app|tour|guide|table of contents|contents|transcript|subtitles|size guide|password|keyboard|toolbar|editor|notifications|archive|library|dashboard|full screen|fullscreen|story map|record|row|entry|item|product|question|faq|news|post|thread',
  de: 'menü|warenkorb|einkaufswagen|karte|einstellungen|kalender|galerie|bild|bilder|foto|fotos|artikel|seite|fenster|bereich|seitenleiste|einzelheiten|liste|profil|posteingang|nachricht|nachrichten|datei|ordner|dokument|bericht|anhang|hilfe|suche|ansicht|vorschau|antworten|erledigte|spalten|spalte|tabelle|diagramm|beschreibung|bewertungen|abschnitt|mehr|optionen|verzeichnis|inhaltsverzeichnis|chat|video|tab|panel|details|info|pdf|mail|email|filter|navigation|dialog|link|website|app|tour|faq|news',
  fr: 'panier|carte|paramètres|calendrier|galerie|image*|fenêtre|volet de navigation|barre latérale|détails|liste|boîte de réception|message*|fichier|dossier|document|rapport|pièce jointe|aide|recherche|vue|aperçu|réponses|terminées|colonnes|tableau|graphique|avis|section|options|sommaire|menu|page|article|profil',
  es: 'carrito|cesta|mapa|ajustes|configuración|calendario|galería|imagen|imágenes|artículo|página|ventana|panel|barra lateral|detalles|lista|bandeja de entrada|mensaje*|archivo|carpeta|documento|informe|adjunto|ayuda|búsqueda|vista|respuestas|completadas|columnas|tabla|gráfico|descripción|reseñas|sección|opciones',
  it: 'carrello|mappa|impostazioni|galleria|immagin*|articolo|pagina|finestra|pannello|barra laterale|dettagli|elenco|posta in arrivo|messaggi*|cartella|documento|rapporto|allegato|aiuto|ricerca|anteprima|risposte|completate|colonne|tabella|grafico|descrizione|recensioni|sezione|opzioni|menu|lista|calendario|vista',
  pt: 'carrinho|definições|configurações|galeria|imagem|imagens|artigo|janela|painel|detalhes|caixa de entrada|mensagem|mensagens|arquivo|ficheiro|pasta|relatório|anexo|ajuda|pesquisa|respostas|concluídas|colunas|tabela|gráfico|descrição|avaliações|seção|opções|menu|mapa|página|lista|documento|vista',
  nl: 'winkelwagen|winkelmandje|kaart|instellingen|agenda|galerij|afbeelding*|pagina|venster|paneel|zijbalk|lijst|postvak in|bericht*|bestand|map|rapport|bijlage|hulp|zoekopdracht|weergave|voorbeeld|antwoorden|voltooide|kolommen|tabel|grafiek|beschrijving|beoordelingen|sectie|opties|inhoudsopgave|menu',
  pl: 'koszyk|mapę|mapa|ustawienia|kalendarz|galeri*|obraz*|zdjęci*|artykuł|stronę|okno|szczegóły|listę|lista|wiadomoś*|plik|folder|dokument|raport|załącznik|pomoc|wyszukiwanie|podgląd|odpowiedzi|ukończone|kolumny|tabel*|wykres|opis|opinie|sekcj*|opcje|menu|panel',
  tr: 'menüyü|sepet*|harita*|ayarlar*|takvim*|galeri*|resim*|fotoğraf*|makale*|sayfa*|pencere*|kenar çubuğu*|ayrıntı*|detay*|liste*|gelen kutusu*|mesaj*|dosya*|klasör*|belge*|rapor*|yardım*|arama*|önizleme*|yanıtlar*|tamamlanan*|sütun*|tablo*|grafik*|açıklama*|yorumlar*|bölüm*|seçenek*',
  ar: 'القائمة|قائمة|الدردشة|السلة|الخريطة|الإعدادات|التقويم|المعرض|الصورة|الصور|الصفحة|النافذة|التفاصيل|الرسالة|الملف|المجلد|المستند|التقرير|المرفق|المساعدة|البحث|الردود|المكتملة|الأعمدة|الجدول|الوصف|المراجعات|الخيارات',
  zh: '菜单|选单|聊天|购物车|購物車|地图|地圖|设置|設定|日历|相册|图片|圖片|照片|文章|页面|頁面|窗口|面板|侧边栏|详情|列表|收件箱|邮件|消息|文件|文件夹|文档|报告|附件|帮助|搜索|预览|回复|已完成|表格|图表|说明|评论|选项|目录',
  ja: 'メニュー|チャット|カート|地図|設定|カレンダー|ギャラリー|画像|写真|記事|ページ|ウィンドウ|パネル|サイドバー|詳細|一覧|リスト|受信|メール|メッセージ|ファイル|フォルダ|文書|レポート|添付|ヘルプ|検索|プレビュー|返信|完了|列|表|グラフ|説明|レビュー|目次',
  cs: 'košík|mapu|mapa|nastavení|kalendář|galeri*|obráz*|fotk*|článek|stránku|okno|podrobnosti|seznam|zpráv*|soubor|složk*|dokument|zpráva|příloh*|nápověd*|hledání|náhled|odpovědi|dokončené|sloupce|tabulk*|graf|popis|recenze|možnosti|menu',
  ko: '메뉴|채팅|장바구니|지도|설정|달력|캘린더|갤러리|이미지|사진|기사|페이지|창|패널|사이드바|상세|목록|메일|메시지|파일|폴더|문서|보고서|첨부|도움말|검색|미리보기|답글|완료|열 |표|차트|설명|리뷰|옵션',
  ru: 'меню|чат|корзин*|карт*|настройки|календарь|галере*|изображени*|фото|стать*|страниц*|окно|панель|подробности|список|входящие|письмо|сообщени*|файл|папк*|документ|отчет|отчёт|вложени*|справк*|поиск|ответы|завершенн*|завершённ*|столбцы|таблиц*|график|описание|отзывы|параметры|оглавление',
  sv: 'meny|menyn|varukorg*|karta|kartan|inställningar|kalender*|galleri*|bild*|artikel*|sida|sidan|fönster|panel|detaljer|lista|inkorg*|meddelande*|fil|mapp|dokument|rapport|bilaga|hjälp|sökning|svar|slutförda|kolumner|tabell|diagram|beskrivning|recensioner|alternativ',
}

/** What is counted or turned up and down without more: how many of a thing, for how many, how large or loud. */
export const quantityWords: WordsByLanguage = {
  en: 'quantity|qty|amount of items|pieces|pcs|servings|portions|serves|people|persons|guests|adults|adult|children|child|infants|kids|passengers|travellers|travelers|rooms|nights|tickets|seats|copies|text size|font size|font|zoom|volume|brightness|contrast|speed|playback speed',
  de: 'menge|anzahl|stück|portionen|personen|gäste|erwachsene|kinder|passagiere|reisende|zimmer|nächte|karten|schriftgröße|textgröße|lautstärke|helligkeit|geschwindigkeit',
  fr: 'quantité|pièces|portions|personnes|invités|adultes|enfants|passagers|voyageurs|chambres|nuits|billets|taille du texte|volume|luminosité|vitesse',
  es: 'cantidad|unidades|porciones|raciones|personas|huéspedes|adultos|niños|pasajeros|viajeros|habitaciones|noches|entradas|tamaño del texto|volumen|brillo|velocidad',
  it: 'quantità|pezzi|porzioni|persone|ospiti|adulti|bambini|passeggeri|viaggiatori|camere|notti|biglietti|dimensione testo|luminosità|velocità|volume',
  pt: 'quantidade|unidades|porções|pessoas|hóspedes|adultos|crianças|passageiros|viajantes|quartos|noites|bilhetes|ingressos|tamanho do texto|brilho|velocidade|volume',
  nl: 'aantal|hoeveelheid|stuks|porties|personen|gasten|volwassenen|kinderen|passagiers|reizigers|kamers|nachten|kaartjes|tekstgrootte|helderheid|snelheid|volume',
  pl: 'ilość|liczba|sztuk|sztuki|porcje|porcji|osoby|osób|goście|gości|dorośli|dorosłych|dzieci|pasażerowie|pokoje|noce|bilety|rozmiar tekstu|głośność|jasność|prędkość',
  tr: 'adet|miktar|porsiyon|kişi|kişiler|misafir|misafirler|yetişkin|yetişkinler|çocuk|çocuklar|yolcu|yolcular|oda|gece|bilet|yazı boyutu|ses|parlaklık|hız',
  ar: 'الكمية|كمية|حصص|أشخاص|ضيوف|بالغين|البالغون|أطفال|الأطفال|مسافرين|غرف|ليال|تذاكر|حجم الخط|مستوى الصوت|السطوع|السرعة',
  zh: '數量|份数|人數|位客人|成人|儿童|兒童|乘客|房间|晚|张票|字体大小|亮度|数量|人数|音量|速度',
  ja: '数量|個数|人前|人数|名様|ゲスト|大人|子供|子ども|乗客|部屋|泊|枚数|文字サイズ|音量|明るさ|速度',
  cs: 'množství|počet|kusů|kusy|porce|porcí|osoby|osob|hosté|hostů|dospělí|dospělých|děti|dětí|cestující|pokoje|noci|vstupenky|velikost textu|hlasitost|jas|rychlost',
  ko: '수량|개수|인분|인원|게스트|성인|어린이|승객|객실|박|매수|글자 크기|음량|밝기|속도',
  ru: 'количество|штук|порции|порций|человек|гости|гостей|взрослые|взрослых|дети|детей|пассажиры|номера|ночи|билеты|размер текста|громкость|яркость|скорость',
  sv: 'antal|mängd|stycken|portioner|personer|gäster|vuxna|barn|passagerare|resenärer|rum|nätter|biljetter|textstorlek|volym|ljusstyrka|hastighet',
}

/** Makes more or less of something: as a whole label it says neither of what nor how much. */
export const stepWords: WordsByLanguage = {
  en: 'increase|decrease|increment|decrement|raise|lower|up|down|plus|minus|one more|one less',
  de: 'erhöhen|verringern|hoch|runter|plus|minus',
  fr: 'augmenter|diminuer',
  es: 'aumentar|disminuir|reducir',
  it: 'aumenta|diminuisci|riduci',
  pt: 'diminuir|reduzir|aumentar',
  nl: 'verhogen|verlagen',
  pl: 'zwiększ|zmniejsz',
  tr: 'artır|azalt',
  ar: 'زيادة|إنقاص',
  zh: '增加|减少',
  ja: '増やす|減らす',
  cs: 'zvýšit|snížit',
  ko: '증가|감소',
  ru: 'увеличить|уменьшить',
  sv: 'öka|minska',
}

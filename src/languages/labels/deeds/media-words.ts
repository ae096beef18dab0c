import type { WordsByLanguage } from '../words-by-language.ts'

/** What plays, and what one does there. Our sixteen languages with bars between; a `*` stands for the rest of a word. */

/** Plays and watches: with one of the words below it is a film or a game, and nothing else. */
export const playWords: WordsByLanguage = {
  en: 'play|pause|watch|listen|listen to|replay|rewind|skip|next|previous|shuffle',
  de: 'abspielen|ansehen|anhören|wiedergeben|pausieren|überspringen|nächste|nächster|nächstes',
  fr: 'lire|écouter|regarder|suivant|suivante|passer',
  es: 'reproducir|escuchar|mirar|ver|siguiente|saltar',
  it: 'riproduci|ascolta|guarda|prossimo|prossima|salta',
  pt: 'reproduzir|ouvir|assistir|próximo|próxima|pular|saltar',
  nl: 'afspelen|bekijken|beluisteren|volgende|overslaan',
  pl: 'odtwórz|obejrzyj|posłuchaj|następny|następna|następne|pomiń',
  tr: 'oynat|izle|dinle|sonraki|atla',
  ar: 'تشغيل|شاهد|استمع|التالي|تخطي',
  zh: '播放|观看|收听|下一个|下一|跳过',
  ja: '再生|視聴|聴く|次の|スキップ',
  cs: 'přehrát|sledovat|poslouchat|další|přeskočit',
  ko: '재생|시청|듣기|다음|건너뛰기',
  ru: 'воспроизвести|смотреть|слушать|следующая|следующий|пропустить',
  sv: 'spela|spela upp|titta på|lyssna|nästa|hoppa över',
}

/** Films, music, games and maps. */
export const mediaWords: WordsByLanguage = {
  en: 'video|videos|trailer|film|movie|clip|episode|song|track|music|audio|podcast|intro|recap|credits scene|playlist|album|slideshow|slide show|animation|game|quiz|subtitles|captions|full screen|fullscreen|picture in picture|satellite|terrain|street view|my location|center map|centre map|zoom|reader mode|start game|new game|start quiz',
  de: 'lied|musik|folge|vorspann|wiedergabe|spiel|untertitel|vollbild|satellit|gelände|mein standort|leseansicht|spiel starten|neues spiel|video|videos|trailer|film|clip|podcast|playlist|album|quiz|zoom',
  fr: 'bande annonce|chanson|musique|épisode|jeu|indice|sous titres|plein écran|ma position|nouvelle partie|film',
  es: 'vídeo|tráiler|película|canción|música|episodio|juego|pista|subtítulos|pantalla completa|mi ubicación|nuevo juego|nueva partida',
  it: 'filmato|canzone|musica|gioco|suggerimento|sottotitoli|schermo intero|la mia posizione|nuova partita|video|film',
  pt: 'filme|música|episódio|jogo|dica|legendas|tela cheia|ecrã inteiro|minha localização|novo jogo|vídeo',
  nl: 'nummer afspelen|muziek|aflevering|spel|ondertiteling|volledig scherm|mijn locatie|nieuw spel|video|film',
  pl: 'zwiastun|piosenka|muzyka|odcinek|gra|grę|podpowiedź|napisy|pełny ekran|moja lokalizacja|nowa gra|film',
  tr: 'fragman|şarkı|müzik|bölüm|oyun|ipucu|altyazı|tam ekran|konumum|yeni oyun|video|film',
  ar: 'فيديو|مقطع|أغنية|موسيقى|حلقة|لعبة|تلميح|ملء الشاشة|موقعي|لعبة جديدة',
  zh: '视频|影片|预告片|电影|歌曲|音乐|剧集|游戏|提示|全屏|我的位置|新游戏|字幕',
  ja: '動画|予告編|映画|曲|音楽|エピソード|ゲーム|クイズ|ヒント|字幕|全画面|現在地|新しいゲーム',
  cs: 'upoutávk*|píseň|hudb*|epizod*|hra|hru|nápověda|titulky|celá obrazovka|moje poloha|nová hra|video|film',
  ko: '영상|동영상|예고편|영화|노래|음악|에피소드|게임|퀴즈|힌트|전체 화면|내 위치|새 게임',
  ru: 'видео|трейлер|фильм|песня|песню|музык*|серия|серию|игра|игру|подсказка|весь экран|моё местоположение|новая игра',
  sv: 'mitt läge|låt|avsnitt|spelet|ledtråd|helskärm|min plats|nytt spel|video|film',
}

/** Opens a place to write in: as long as nothing stands there, nothing is sent. */
export const openerWords: WordsByLanguage = {
  en: 'reply|reply all|reply to all|compose|write|write a post|write a reply|write a comment|new message|new mail|new email|new post',
  de: 'antworten|allen antworten|verfassen|schreiben|neue nachricht|neue mail|neuer beitrag',
  fr: 'répondre|répondre à tous|écrire|rédiger|nouveau message',
  es: 'responder|responder a todos|escribir|redactar|nuevo mensaje',
  it: 'rispondi|rispondi a tutti|scrivi|nuovo messaggio',
  pt: 'escrever|nova mensagem|responder|responder a todos',
  nl: 'beantwoorden|allen beantwoorden|antwoorden|opstellen|schrijven|nieuw bericht',
  pl: 'odpowiedz|odpowiedz wszystkim|napisz|nowa wiadomość',
  tr: 'yanıtla|tümünü yanıtla|yaz|oluştur|yeni mesaj',
  ar: 'رد|الرد|الرد على الكل|كتابة|رسالة جديدة',
  zh: '回复|回覆|全部回复|回复全部|写邮件|撰写|新消息',
  ja: '返信|返信する|全員に返信|作成|新規メッセージ|新しいメッセージ',
  cs: 'odpovědět|napsat|nová zpráva',
  ko: '답장|답글|쓰기|새 메시지',
  ru: 'ответить|написать|новое сообщение',
  sv: 'svara|skriv|nytt meddelande',
}

/** Where something is looked for near a place, or a page is gone to: the whole name of a field. */
export const finderWords: WordsByLanguage = {
  en: 'where|where to|going to|where are you going|destination|postcode|post code|postal code|zip|zip code|city|town|place|city or postcode|city or zip|near|location search|page|page number|go to page|tracking number|track|parcel|track a parcel',
  de: 'wohin|reiseziel|ziel|postleitzahl|plz|stadt|ort|seite|sendungsnummer',
  fr: 'où|où allez vous|code postal|ville|lieu|page|numéro de suivi|destination',
  es: 'adónde|destino|código postal|ciudad|lugar|página|número de seguimiento',
  it: 'dove|destinazione|cap|città|luogo|pagina|numero di tracciamento',
  pt: 'para onde|código postal|cep|cidade|página|código de rastreio|destino|lugar',
  nl: 'waarheen|bestemming|postcode|stad|plaats|pagina',
  pl: 'dokąd|cel podróży|kod pocztowy|miasto|miejscowość|strona',
  tr: 'nereye|varış|posta kodu|şehir|sayfa',
  ar: 'إلى أين|الوجهة|الرمز البريدي|المدينة|الصفحة',
  zh: '邮编|邮政编码|城市|页码|目的地',
  ja: '目的地|行き先|郵便番号|市区町村|都市|ページ',
  cs: 'kam|cíl|psč|město|strana|stránka',
  ko: '목적지|어디로|우편번호|도시|페이지',
  ru: 'куда|пункт назначения|индекс|почтовый индекс|город|страница',
  sv: 'vart|resmål|postnummer|ort|stad|sida',
}

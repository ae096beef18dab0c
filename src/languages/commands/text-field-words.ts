import type { CommandLanguage } from '../kinds.ts'

/** What visitors call the fields that take words of their own. */
export const textSorts = ['title', 'subject', 'reference', 'message', 'reason', 'tags'] as const
export type TextSort = (typeof textSorts)[number]

/** In small letters with bars between, as patterns: accents may be left out. */
export const textFieldWords: Readonly<Record<CommandLanguage, Readonly<Record<TextSort, string>>>> = {
  en: {
    title: 'title|headline|heading',
    subject: 'subject|subject line|topic',
    reference: 'reference|ref|payment reference',
    message: 'text|message|note|comment|body',
    reason: 'reason',
    tags: 'tags|keywords|labels',
  },
  de: {
    title: 'titel|überschrift|ueberschrift',
    subject: 'betreff|thema',
    reference: 'verwendungszweck|referenz|zweck|ref',
    message: 'text|nachricht|notiz|kommentar|anmerkung|hinweis',
    reason: 'grund',
    tags: 'tags|schlagworte|schlagwörter|stichworte',
  },
  fr: {
    title: 'titre',
    subject: 'objet|sujet|thème|theme',
    reference: 'r[ée]f[ée]rence|r[ée]f|libell[ée]|motif du virement',
    message: 'texte|message|note|commentaire|mot',
    reason: 'raison|motif',
    tags: 'tags|mots-clés|[ée]tiquettes',
  },
  es: {
    title: 't[ií]tulo|titular',
    subject: 'asunto|tema',
    reference: 'referencia|ref|concepto',
    message: 'texto|mensaje|nota|comentario',
    reason: 'motivo|raz[oó]n',
    tags: 'etiquetas|tags|palabras clave',
  },
  it: {
    title: 'titolo',
    subject: 'oggetto|argomento|tema',
    reference: 'causale|riferimento|rif',
    message: 'testo|messaggio|nota|commento',
    reason: 'motivo',
    tags: 'tag|etichette|parole chiave',
  },
  pt: {
    title: 't[ií]tulo',
    subject: 'assunto|tema',
    reference: 'refer[êe]ncia|ref|descritivo',
    message: 'texto|mensagem|nota|coment[áa]rio',
    reason: 'motivo',
    tags: 'etiquetas|tags|palavras-chave',
  },
  nl: {
    title: 'titel|kop',
    subject: 'onderwerp|thema',
    reference: 'kenmerk|referentie|omschrijving|ref',
    message: 'tekst|bericht|notitie|opmerking|reactie',
    reason: 'reden',
    tags: 'tags|labels|trefwoorden',
  },
  pl: {
    title: 'tytuł|tytul|nagłówek',
    subject: 'temat',
    reference: 'tytuł przelewu|tytułem|referencja',
    message: 'tekst|treść|tresc|wiadomość|notatka|komentarz|uwaga',
    reason: 'powód|powod',
    tags: 'tagi|etykiety|słowa kluczowe',
  },
  tr: {
    title: 'başlık|baslik|başlığı',
    subject: 'konu|konusu',
    reference: 'açıklama|aciklama|referans',
    message: 'metin|mesaj|not|yorum',
    reason: 'sebep|neden',
    tags: 'etiketler',
  },
  ar: {
    title: 'العنوان',
    subject: 'الموضوع',
    reference: 'المرجع',
    message: 'النص|الرسالة|ملاحظة|التعليق',
    reason: 'السبب',
    tags: 'الوسوم',
  },
  zh: {
    title: '标题',
    subject: '主题',
    reference: '附言|备注',
    message: '正文|内容|留言|评论',
    reason: '原因|理由',
    tags: '标签',
  },
  ja: {
    title: 'タイトル|題名',
    subject: '件名|テーマ',
    reference: '摘要|振込メモ',
    message: '本文|内容|メッセージ|コメント',
    reason: '理由',
    tags: 'タグ',
  },
}

/** What binds such a word to what is told, beside a colon. */
export const textBinding =
  "is|it's|should be|should say|says|saying|ist|lautet|soll sein|soll heißen|est|sera|es|será|è|sarà|é|is|luidt|to|brzmi|be"

/** What leads to what something is about; behind it comes a text of its own. Turkish and Japanese put it behind the word. */
export const aboutWords: Readonly<Record<CommandLanguage, string>> = {
  en: 'about|regarding|on the topic of',
  de: 'über|zum thema|zu',
  fr: 'sur|au sujet de|à propos de|concernant',
  es: 'sobre|acerca de',
  it: 'su|riguardo a|a proposito di|sul tema',
  pt: 'sobre|acerca de',
  nl: 'over',
  pl: 'na temat',
  tr: 'hakkında|ile ilgili',
  ar: 'عن|حول|بخصوص',
  zh: '关于|有关',
  ja: 'について|に関する',
}

/**
 * Says that words are to be written down, and which, as patterns of a part of a sentence: where the verb of writing ends it,
 * and where no spaces or capitals set those words apart.
 */
export const writingDownWords: Readonly<Partial<Record<CommandLanguage, string>>> = {
  tr: "(?:\\p{L}+ (?:kısmına|bölümüne|alanına|yerine|olarak)|(?!bana|bize)\\p{L}+(?:['’]?[yn]?[ae]))(?: de| da)? (?<text>.+?) diye (?:yaz|yazın|yazın lütfen|yazar mısın|yazar mısınız|yazıver|yazsana|not düş|not düşün|not et|not edin|ekle|ekleyin|belirt|belirtin)",
  ar: '(?:(?:و|ثم )?(?:اكتب|اكتبي|اكتبوا|أضف|أضيفي|أضيفوا|دوّن|سجل)) (?:لي )?(?:في|ضمن|ب)\\s?(?:خانة )?(?:ال)?(?:ملاحظات|ملاحظة|رسالة|تعليق|تعليقات)(?: أن)? (?<text>.+)',
  zh: '(?:请|帮我|麻烦|再|然后|并)*(?:在|给)?(?:备注|留言|附言|说明)(?:里|栏|中|处|一栏)?(?:请|帮我|就|再)?(?:写上|写明|写|填上|填写|填|注明|加上|说)(?:一下|一句)? ?(?<text>.+)',
  ja: '.*?(?:備考|メモ|コメント|要望|メッセージ|連絡事項|伝言)(?:欄)?に(?:は|も)?、?(?<text>.+?)(?:と|って)(?:だけ)?(?:書い|記入し|記載し|入れ|入力し|メモし|残し).*',
}

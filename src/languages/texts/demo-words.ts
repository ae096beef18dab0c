import type { TextLanguage } from '../kinds.ts'

/**
 * What the assistant of the demo shop greets with, and what it offers to do there. The shop itself is in English: what
 * is looked for goes by the name it has there.
 */
export const demoWords: Record<TextLanguage, Record<'greeting' | 'search' | 'sort' | 'delivery', string>> = {
  en: {
    greeting: 'Hello. Ask me about this shop, or tell me what to do and watch me do it on the page.',
    search: 'Search for pendant',
    sort: 'Sort by price: low to high',
    delivery: 'How long does delivery take?',
  },
  de: {
    greeting:
      'Hallo. Fragen Sie mich etwas zu diesem Shop, oder sagen Sie mir, was ich tun soll, und sehen Sie auf der Seite zu.',
    search: 'Suche nach „pendant“',
    sort: 'Günstigste zuerst',
    delivery: 'Wie lange dauert der Versand?',
  },
  fr: {
    greeting:
      'Bonjour. Posez-moi une question sur cette boutique, ou dites-moi quoi faire et regardez-moi le faire sur la page.',
    search: 'Cherche « pendant »',
    sort: 'Trie par prix croissant',
    delivery: 'Quel délai de livraison ?',
  },
  es: {
    greeting: 'Hola. Pregúnteme sobre esta tienda, o dígame qué hacer y vea cómo lo hago en la página.',
    search: 'Busca «pendant»',
    sort: 'Ordena por precio ascendente',
    delivery: '¿Cuánto tarda el envío?',
  },
  it: {
    greeting:
      'Salve. Mi chieda di questo negozio, oppure mi dica che cosa fare e mi guardi farlo sulla pagina.',
    search: 'Cerca pendant',
    sort: 'Ordina per prezzo crescente',
    delivery: 'Quanto dura la consegna?',
  },
  pt: {
    greeting: 'Olá. Pergunte-me sobre esta loja, ou diga-me o que fazer e veja-me a fazê-lo na página.',
    search: 'Procure por “pendant”',
    sort: 'Ordene por preço crescente',
    delivery: 'Quanto tempo demora a entrega?',
  },
  nl: {
    greeting:
      'Hallo. Vraag mij iets over deze winkel, of zeg me wat ik moet doen en kijk toe hoe ik het op de pagina doe.',
    search: 'Zoek naar “pendant”',
    sort: 'Goedkoopste eerst',
    delivery: 'Hoe lang duurt de levering?',
  },
  pl: {
    greeting:
      'Dzień dobry. Proszę zapytać mnie o ten sklep albo powiedzieć, co mam zrobić, i patrzeć, jak robię to na stronie.',
    search: 'Szukaj „pendant”',
    sort: 'Sortuj od najtańszych',
    delivery: 'Jak długo trwa dostawa?',
  },
  tr: {
    greeting:
      'Merhaba. Bana bu mağaza hakkında soru sorun ya da ne yapacağımı söyleyin ve sayfada nasıl yaptığımı izleyin.',
    search: 'Yalnızca Pendants göster',
    sort: 'Artan fiyata göre sırala',
    delivery: 'Teslimat ne kadar sürer?',
  },
  ar: {
    greeting: 'مرحبًا. اسألني عن هذا المتجر، أو قل لي ماذا أفعل وشاهدني أفعله على الصفحة.',
    search: 'ابحث عن pendant',
    sort: 'رتب حسب السعر تصاعديًا',
    delivery: 'كم يستغرق التوصيل؟',
  },
  zh: {
    greeting: '您好。您可以问我关于这家商店的问题，也可以告诉我要做什么，然后看我在页面上完成。',
    search: '搜索“pendant”',
    sort: '按价格从低到高排序',
    delivery: '配送需要多长时间？',
  },
  ja: {
    greeting:
      'こんにちは。このショップについてお尋ねください。してほしいことをお伝えいただければ、ページ上で実行してお見せします。',
    search: 'pendantを検索',
    sort: '安い順に並べ替えて',
    delivery: '配送にはどのくらいかかりますか？',
  },
}

import type { WordsByLanguage } from '../words-by-language.ts'

/**
 * Who gets to see something, from whom it is hidden, or with whose rights it is opened: "Show my profile to everyone"
 * shows nothing to the one who presses it. With bars between, `*` for the rest of a word.
 */
export const readerWords: WordsByLanguage = {
  en: 'to everyone|to everybody|to anyone|to others|to other members|to other users|to all users|to all members|to the public|to public|to the world|from everyone|from search|from visitors|from customers|for anyone|search engines|with the link|has the link|as public link|as a public link|publicly|as admin*|as owner|as moderator|as root|as superuser',
  de: 'allen zeigen|allen anzeigen|jedem zeigen|jedem anzeigen|für alle anzeigen|für alle zeigen|für alle öffnen|für alle sichtbar|für jeden|für andere sichtbar|der öffentlichkeit|öffentlich anzeigen|öffentlich zeigen|suchmaschinen|mit dem link|mit link|als admin*|als inhaber*|als eigentümer*|als besitzer*',
  fr: 'à tous|à tout le monde|à toute personne|à n importe qui|aux autres|au public|au grand public|publiquement|moteurs de recherche|avec le lien|disposant du lien|en tant qu admin*|en tant que propriétaire|comme administrateur|comme propriétaire',
  es: 'a todos|a todo el mundo|a cualquiera|a cualquier persona|a los demás|a otros|al público|para todo el mundo|mostrar para todos|visible para todos|públicamente|buscadores|motores de búsqueda|con el enlace|tenga el enlace|como admin*|como propietari*',
  it: 'a tutti|a chiunque|agli altri|al pubblico|visibile per tutti|mostra per tutti|pubblicamente|motori di ricerca|con il link|abbia il link|come admin*|come amministrator*|come proprietari*',
  pt: 'a todos|a toda a gente|a qualquer pessoa|aos outros|ao público|para todos|para todo mundo|para qualquer pessoa|publicamente|motores de busca|motores de pesquisa|mecanismos de busca|com o link|com a ligação|como admin*|como proprietári*',
  nl: 'aan iedereen|voor iedereen|aan anderen|voor anderen|aan het publiek|voor het publiek|voor publiek|zoekmachines|met de link|als beheerder|als admin*|als eigenaar',
  pl: 'wszystkim|każdemu|dla wszystkich|dla każdego|innym osobom|innym użytkownikom|publicznie|w wyszukiwarkach|wyszukiwarkom|z linkiem|mającym link|jako administrator*|jako admin|jako właściciel*',
  tr: 'herkese göster|herkese aç|herkese görünür|herkes için|başkalarına|halka aç|halka açık|kamuya aç|kamuya açık|arama motor*|bağlantıya sahip|bağlantısı olan*|yönetici olarak|sahip olarak|sahibi olarak',
  ar: 'للجميع|لأي شخص|للآخرين|للعامة|للجمهور|للعموم|محركات البحث|لديه الرابط|لديهم الرابط|كمسؤول|كمشرف|كمالك|بصفة مسؤول|بصفة مالك',
  zh: '向所有人|对所有人|给所有人|所有人可见|向任何人|对任何人|任何人可见|向其他人|对其他人|向公众|对公众|搜索引擎|搜尋引擎|有链接|知道链接|获得链接|以管理员身份|以所有者身份|作为管理员|作为所有者',
  ja: '全員に|誰にでも|誰でも|他の人に|一般に公開|一般公開|一般に開放|検索エンジン|リンクを知って|リンクを持つ|管理者として|所有者として|オーナーとして',
}

/** Perhaps others, and perhaps only where a label leads: "Share to all", "Go to people". */
export const crowdWords: WordsByLanguage = {
  en: 'to all|to users|to people|for everyone',
  de: 'an alle',
}

/** Makes oneself known to whoever is behind it. */
export const interestWords: WordsByLanguage = {
  en: 'sign up|signup|show interest|express interest',
  de: 'zeig interesse|interesse zeigen',
  fr: 'montrer de l intérêt',
  es: 'mostrar interés',
  it: 'mostra interesse',
  pt: 'mostrar interesse',
}

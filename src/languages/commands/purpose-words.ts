import type { CommandLanguage } from '../kinds.ts'

/** How a language asks what the page in view is for, or the whole site. Bars between. */
export interface PurposeWords {
  readonly page: string
  readonly site: string
  /** What may stand beside these and changes nothing. */
  readonly beside: string
}

export const purposeWords: Record<CommandLanguage, PurposeWords> = {
  en: {
    page: "what is this page|what's this page|what is this page for|what's this page for|what is this page about|what's this page about|what is the page about|what does this page do|what can i do here|what can i do on this page|what can you do here|what do i do here|what am i supposed to do here|what am i looking at|what page is this|which page is this|what page am i on|which page am i on|what is the point of this page|what is the purpose of this page|what can i find here|what is here|what's here|explain this page|what do i see here",
    site: "what is this site|what's this site|what is this website|what's this website|what is this site for|what's this site for|what is this site about|what's this site about|what is this website for|what's this website for|what is this website about|what's this website about|what kind of site is this|what kind of website is this|what kind of shop is this|what kind of store is this|what sort of shop is this|what shop is this|what is this shop|what's this shop|what is this place|what do you sell|what do you sell here|what are you selling|what do you offer|what do you have|what do you do|what can i buy here|what can i buy|what can i get here|what can i do on this site|what can i do on this website|what is sold here|what does this shop sell|what does this site do|what do you guys sell|what do you guys do|what stuff do you sell|what products do you sell|what things do you sell",
    beside:
      'please|hey|hi|hello|so|and|ok|okay|exactly|actually|even|anyway|then|tell me|the|all|um|well|now|here',
  },
  de: {
    page: 'was ist das für eine seite|was ist das hier|was ist diese seite|wofür ist diese seite|wofür ist die seite|wozu ist diese seite|wozu dient diese seite|wozu ist das hier gut|worum geht es hier|worum geht’s hier|worum geht es auf dieser seite|um was geht es hier|um was geht’s hier|was kann ich hier machen|was kann ich hier tun|was kann man hier machen|was kann man hier tun|was mache ich hier|was soll ich hier machen|was soll ich hier|was kann ich auf dieser seite machen|auf welcher seite bin ich|welche seite ist das|was finde ich hier|was gibt es hier|was gibt’s hier|was ist der zweck dieser seite|erklär mir diese seite|was sehe ich hier|was macht diese seite|wofür ist das hier',
    site: 'was ist das für eine website|was ist das für ein shop|was ist das für ein laden|was ist das für ein geschäft|was ist diese website|was ist das für eine webseite|worum geht es auf dieser website|wofür ist diese website|was verkauft ihr|was verkaufen sie|was verkauft ihr hier|was verkauft ihr denn|was bietet ihr an|was bieten sie an|was habt ihr|was haben sie|was habt ihr im angebot|was habt ihr so|was kann ich hier kaufen|was kann man hier kaufen|was kann ich kaufen|was gibt es hier zu kaufen|was gibt es bei euch|was macht ihr|was macht ihr hier|was wird hier verkauft|was kann ich auf dieser website machen|was für sachen verkauft ihr|was für ein laden ist das',
    beside:
      'bitte|hallo|hey|hi|und|also|denn|eigentlich|genau|überhaupt|sag mal|so|alles|ok|okay|na|mal|nun|hier',
  },
  fr: {
    page: "qu'est ce que cette page|c'est quoi cette page|c'est quoi ici|à quoi sert cette page|elle sert à quoi cette page|cette page sert à quoi|de quoi parle cette page|que puis je faire ici|qu'est ce que je peux faire ici|que peut on faire ici|qu'est ce qu'on peut faire ici|on peut faire quoi ici|je peux faire quoi ici|que faire ici|je suis sur quelle page|sur quelle page suis je|quelle est cette page|qu'est ce que c'est que cette page|que trouve t on ici|qu'est ce qu'il y a ici|à quoi sert la page|que fait cette page|quel est le but de cette page|explique moi cette page",
    site: "c'est quoi ce site|qu'est ce que ce site|qu'est ce que c'est que ce site|à quoi sert ce site|de quoi parle ce site|c'est quel genre de site|c'est quoi cette boutique|c'est quoi ce magasin|quel genre de boutique est ce|que vendez vous|qu'est ce que vous vendez|vous vendez quoi|vous vendez quoi ici|que vendez vous ici|que proposez vous|qu'est ce que vous proposez|vous proposez quoi|vous avez quoi|qu'est ce que vous avez|que puis je acheter ici|qu'est ce que je peux acheter ici|que peut on acheter ici|on peut acheter quoi ici|que faites vous|qu'est ce que vous faites|que vend ce site|que peut on faire sur ce site|qu'est ce qu'on vend ici",
    beside:
      "s'il vous plaît|s'il te plaît|bonjour|salut|alors|et|donc|au juste|exactement|en fait|dis|ok|bon|au fait|ici|comme",
  },
  es: {
    page: 'qué es esta página|para qué es esta página|para qué sirve esta página|de qué va esta página|de qué trata esta página|qué puedo hacer aquí|qué se puede hacer aquí|qué hago aquí|qué puedo hacer en esta página|qué página es esta|en qué página estoy|qué hay aquí|qué encuentro aquí|qué puedo encontrar aquí|qué hace esta página|cuál es el propósito de esta página|explícame esta página|qué estoy viendo',
    site: 'qué es este sitio|qué es esta web|qué es este sitio web|para qué sirve este sitio|para qué sirve esta web|de qué va este sitio|de qué va esta web|de qué trata este sitio|qué tipo de tienda es esta|qué tienda es esta|qué clase de tienda es esta|qué es esta tienda|qué venden|qué vendéis|qué venden aquí|qué vendéis aquí|qué se vende aquí|qué ofrecen|qué ofrecéis|qué tienen|qué tenéis|qué puedo comprar aquí|qué se puede comprar aquí|qué puedo comprar|a qué se dedican|a qué os dedicáis|qué hacen|qué hacéis|qué puedo hacer en este sitio|qué puedo hacer en esta web|qué cosas venden|qué cosas vendéis',
    beside: 'por favor|hola|oye|y|pues|entonces|exactamente|en realidad|a ver|ok|vale|bueno|aquí|todo',
  },
  it: {
    page: "cos'è questa pagina|che cos'è questa pagina|a cosa serve questa pagina|a che serve questa pagina|per cosa è questa pagina|di cosa parla questa pagina|di cosa tratta questa pagina|cosa posso fare qui|che cosa posso fare qui|cosa si può fare qui|che posso fare qui|cosa faccio qui|cosa devo fare qui|che pagina è questa|su che pagina sono|in che pagina sono|cosa c'è qui|cosa trovo qui|cosa posso trovare qui|cosa fa questa pagina|qual è lo scopo di questa pagina|spiegami questa pagina|cosa posso fare in questa pagina|cosa posso fare su questa pagina",
    site: "cos'è questo sito|che cos'è questo sito|che sito è questo|a cosa serve questo sito|di cosa parla questo sito|di cosa tratta questo sito|che tipo di sito è|che tipo di negozio è|che negozio è questo|che tipo di negozio è questo|cos'è questo negozio|cosa vendete|che cosa vendete|cosa vendete qui|cosa si vende qui|cosa offrite|che cosa offrite|cosa avete|che cosa avete|cosa posso comprare qui|che cosa posso comprare qui|cosa si può comprare qui|cosa posso comprare|di cosa vi occupate|cosa fate|che cosa fate|cosa posso fare su questo sito|che prodotti vendete",
    beside:
      'per favore|ciao|salve|scusa|scusi|e|allora|dunque|esattamente|in realtà|ok|ma|qui|di bello|di preciso',
  },
  pt: {
    page: 'o que é esta página|o que é essa página|para que serve esta página|para que serve essa página|para que é esta página|sobre o que é esta página|de que trata esta página|do que se trata esta página|o que posso fazer aqui|o que se pode fazer aqui|o que dá para fazer aqui|o que eu posso fazer aqui|o que faço aqui|o que eu faço aqui|que página é esta|que página é essa|em que página estou|o que há aqui|o que tem aqui|o que encontro aqui|o que posso encontrar aqui|o que faz esta página|qual é o objetivo desta página|explica me esta página|o que posso fazer nesta página',
    site: 'o que é este site|o que é esse site|que site é este|que site é esse|para que serve este site|para que serve esse site|sobre o que é este site|de que trata este site|que tipo de loja é esta|que tipo de loja é essa|que loja é esta|que loja é essa|o que é esta loja|o que vendem|o que vocês vendem|o que vendem aqui|o que vocês vendem aqui|o que é vendido aqui|o que oferecem|o que vocês oferecem|o que têm|o que vocês têm|o que posso comprar aqui|o que dá para comprar aqui|o que se pode comprar aqui|o que posso comprar|o que vocês fazem|o que fazem|o que posso fazer neste site|que produtos vendem',
    beside: 'por favor|olá|oi|e|então|exatamente|na verdade|afinal|ok|bem|aqui|mesmo|tudo',
  },
  nl: {
    page: 'wat is deze pagina|waar is deze pagina voor|waarvoor is deze pagina|waar dient deze pagina voor|waarvoor dient deze pagina|waar gaat deze pagina over|wat kan ik hier doen|wat kan je hier doen|wat kun je hier doen|wat kunnen we hier doen|wat doe ik hier|wat moet ik hier doen|wat kan ik hier|op welke pagina ben ik|welke pagina is dit|wat is dit voor pagina|wat is dit voor een pagina|wat is hier te vinden|wat vind ik hier|wat kan ik hier vinden|wat is hier|wat doet deze pagina|wat is het doel van deze pagina|leg deze pagina uit|wat is dit hier|wat kan ik op deze pagina doen',
    site: 'wat is deze site|wat is deze website|wat is dit voor site|wat is dit voor een site|wat is dit voor website|wat is dit voor winkel|wat is dit voor een winkel|waar gaat deze site over|waar gaat deze website over|waar is deze site voor|waar is deze website voor|wat verkopen jullie|wat verkoopt u|wat verkoop je|wat verkopen jullie hier|wat wordt hier verkocht|wat bieden jullie aan|wat bieden jullie|wat hebben jullie|wat heeft u|wat kan ik hier kopen|wat kun je hier kopen|wat kan je hier kopen|wat kan ik kopen|wat doen jullie|wat is er te koop|wat is hier te koop|wat kan ik op deze site doen|welke producten verkopen jullie|wat voor winkel is dit|wat voor spullen verkopen jullie',
    beside:
      'alsjeblieft|alstublieft|hallo|hoi|hey|en|dus|eigenlijk|precies|nou|ok|oké|nu|allemaal|zoal|hier|dan|zo',
  },
  pl: {
    page: 'co to za strona|co to jest za strona|do czego służy ta strona|po co jest ta strona|do czego jest ta strona|o czym jest ta strona|o co tu chodzi|co mogę tu zrobić|co mogę tutaj zrobić|co można tu zrobić|co można tutaj zrobić|co tu można zrobić|co tu mogę robić|co mogę tu robić|co mam tu zrobić|co ja tu robię|na jakiej stronie jestem|jaka to strona|co tu jest|co tu znajdę|co mogę tu znaleźć|co robi ta strona|jaki jest cel tej strony|wyjaśnij tę stronę|co mogę zrobić na tej stronie',
    site: 'co to za witryna|co to za serwis|co to za sklep|jaki to sklep|co to jest za sklep|do czego służy ta witryna|o czym jest ta witryna|co sprzedajecie|co państwo sprzedają|co tu sprzedajecie|co tu się sprzedaje|co oferujecie|co macie|co macie w ofercie|jaka jest wasza oferta|co mogę tu kupić|co mogę tutaj kupić|co można tu kupić|co można tutaj kupić|co tu można kupić|co mogę kupić|czym się zajmujecie|co robicie|co mogę zrobić w tym serwisie|jakie produkty sprzedajecie',
    beside: 'proszę|cześć|hej|dzień dobry|a|i|więc|właściwie|dokładnie|w ogóle|ok|no|tak|tu|tutaj|właśnie',
  },
  tr: {
    page: 'bu sayfa ne|bu sayfa nedir|bu sayfa ne için|bu sayfa ne işe yarar|bu sayfa ne işe yarıyor|bu sayfa neyle ilgili|bu sayfa ne hakkında|burada ne yapabilirim|burada ne yapılır|burada neler yapabilirim|burada neler yapılabilir|burada ne yapabiliriz|burada ne yapmam gerekiyor|ben burada ne yapabilirim|hangi sayfadayım|bu hangi sayfa|burada ne var|burada neler var|burada ne bulabilirim|bu sayfanın amacı ne|bu sayfanın amacı nedir|bu sayfada ne yapabilirim|bu sayfada neler yapabilirim|bu sayfayı açıkla',
    site: 'bu site ne|bu site nedir|bu site ne için|bu site ne işe yarar|bu site neyle ilgili|bu site ne hakkında|bu ne sitesi|bu nasıl bir site|bu ne mağazası|bu nasıl bir mağaza|bu nasıl bir dükkan|burası neresi|burası ne|ne satıyorsunuz|neler satıyorsunuz|burada ne satıyorsunuz|burada ne satılıyor|burada neler satılıyor|ne sunuyorsunuz|neler sunuyorsunuz|neleriniz var|neyiniz var|ne alabilirim|burada ne alabilirim|burada neler alabilirim|burada ne satın alabilirim|ne iş yapıyorsunuz|ne yapıyorsunuz burada|bu sitede ne yapabilirim|bu sitede neler yapabilirim|hangi ürünleri satıyorsunuz',
    beside: 'lütfen|merhaba|selam|peki|ve|acaba|tam olarak|aslında|şimdi|tamam|ya|ki|burada|siz',
  },
  ar: {
    page: 'ما هذه الصفحة|ما هي هذه الصفحة|لماذا هذه الصفحة|ما فائدة هذه الصفحة|ما الغرض من هذه الصفحة|ما هو الغرض من هذه الصفحة|عما تتحدث هذه الصفحة|عن ماذا هذه الصفحة|ما موضوع هذه الصفحة|لأي شيء هذه الصفحة|ماذا يمكنني أن أفعل هنا|ماذا أستطيع أن أفعل هنا|ماذا يمكنني فعله هنا|ما الذي يمكنني فعله هنا|ماذا أفعل هنا|ماذا يمكن أن أفعل هنا|في أي صفحة أنا|أي صفحة هذه|ماذا يوجد هنا|ماذا هنا|ماذا أجد هنا|شو هالصفحة|ايه الصفحة دي|ماذا يمكنني أن أفعل في هذه الصفحة|اشرح لي هذه الصفحة',
    site: 'ما هذا الموقع|ما هو هذا الموقع|ما فائدة هذا الموقع|ما الغرض من هذا الموقع|عن ماذا هذا الموقع|ما موضوع هذا الموقع|أي نوع من المواقع هذا|ما هذا المتجر|ما هو هذا المتجر|أي متجر هذا|أي نوع من المتاجر هذا|ماذا تبيعون|ماذا تبيع|ماذا تبيعون هنا|ماذا يباع هنا|ماذا تقدمون|ماذا تعرضون|ماذا لديكم|ماذا عندكم|شو بتبيعوا|بتبيعوا ايه|ماذا يمكنني أن أشتري هنا|ماذا أستطيع أن أشتري هنا|ماذا يمكنني شراؤه هنا|ماذا أشتري من هنا|ما المنتجات التي تبيعونها|ماذا تفعلون|ما عملكم|ماذا يمكنني أن أفعل في هذا الموقع',
    beside: 'من فضلك|لو سمحت|مرحبا|أهلا|و|إذن|بالضبط|في الواقع|يعني|طيب|حسنا|هنا|الآن',
  },
  zh: {
    page: '这个页面是什么|这页是什么|这个页面是干什么的|这个页面是做什么的|这页是干什么的|这页是做什么的|这个页面有什么用|这个页面是关于什么的|这页讲什么|这个页面讲什么|这个网页是干什么的|这个网页是做什么的|这里是干什么的|这里是做什么的|我在这里可以做什么|我在这里能做什么|在这里可以做什么|在这里能做什么|这里可以做什么|这里能做什么|这里能干什么|这里可以干什么|我能在这里做什么|我可以在这里做什么|我在哪个页面|这是哪个页面|这是什么页面|这里有什么|这里都有什么|这个页面能做什么|这个页面可以做什么|介绍一下这个页面',
    site: '这是什么网站|这个网站是什么|这个网站是干什么的|这个网站是做什么的|这个网站有什么用|这个网站是关于什么的|这是什么店|这是什么商店|这是一家什么店|这家店卖什么|你们卖什么|您们卖什么|你们卖些什么|你们都卖什么|你们卖什么东西|这里卖什么|这里卖什么东西|你们有什么|你们提供什么|你们都有什么|有什么卖|我可以买什么|这里能买什么|这里可以买什么|我在这里可以买什么|我在这里能买什么|在这里可以买到什么|你们是做什么的|你们是干什么的|在这个网站可以做什么|这个网站能做什么|你们有哪些产品|你们卖哪些产品',
    beside: '请问|你好|您好|那|那么|啊|呢|呀|吧|的|到底|究竟|其实|都|请',
  },
  ja: {
    page: 'このページは何|このページは何ですか|このページは何のため|このページは何のためですか|このページは何のためのもの|このページは何のためのものですか|このページは何のページ|このページは何のページですか|このページは何に使う|このページは何に使うの|このページは何をするところですか|このページについて教えて|このページの目的は|このページの目的は何ですか|これは何のページ|これは何のページですか|ここは何のページ|ここは何のページですか|ここで何ができる|ここで何ができますか|ここでは何ができますか|ここでは何ができる|ここで何をすればいいですか|ここで何をするの|ここで何をするのですか|ここはどのページ|ここはどのページですか|今どのページ|ここには何がありますか|ここに何がありますか|ここには何がある|このページで何ができますか|このページでは何ができますか|このページで何ができる|何ができるページですか',
    site: 'このサイトは何|このサイトは何ですか|これは何のサイト|これは何のサイトですか|ここは何のサイト|ここは何のサイトですか|どんなサイト|どんなサイトですか|このサイトは何のため|このサイトは何のためですか|このサイトで何ができますか|このサイトでは何ができますか|このサイトについて教えて|ここは何の店|ここは何の店ですか|何の店|何の店ですか|どんな店ですか|どんなお店ですか|ここはどんなお店ですか|何を売っていますか|何を売ってますか|何を売っているの|何を売っているのですか|何を売ってるの|何を売っているんですか|何を扱っていますか|どんな商品がありますか|何がありますか|ここで何が買えますか|何が買えますか|何が買える|ここで何を買えますか|どんなものを売っていますか',
    beside:
      'すみません|こんにちは|あの|では|じゃあ|ところで|か|の|ね|です|教えて|教えてください|ください|そもそも|一体',
  },
}

import type { CommandLanguage } from '../kinds.ts'

/** What an order goes from or to, the words that name its way, where in it something is wanted, and that it is one. */
export const orderEnds = [
  'cheap',
  'dear',
  'low',
  'high',
  'new',
  'old',
  'up',
  'down',
  'fromA',
  'fromZ',
  'front',
  'back',
  'sorts',
] as const
export type OrderEnd = (typeof orderEnds)[number]

/** Words and phrases in the order of `orderEnds`, a line for each; bars between them. Which is said first comes first. */
export const orderEndWords: Readonly<Record<CommandLanguage, string>> = {
  en: `cheap|cheaper|cheapest|inexpensive|least expensive|less expensive|affordable|most affordable|lowest price|lowest prices|low price|low prices|lowest priced|bargain|bargains
expensive|dear|dearer|dearest|pricey|pricier|priciest|costly|costliest|most expensive|more expensive|highest price|highest prices|high price|high prices|highest priced
low|lower|lowest
high|higher|highest
newer|newest|latest|recent|most recent|new to|new ones
older|oldest|earliest|old to|old ones|to old|least recent
ascending|increasing|rising|upwards|upward
descending|decreasing|falling|downwards|downward
a to z|a z|a through z
z to a|z a|z through a
first|on top|at the top|to the top|at the front|start with|starting with|begin with|beginning with|starting from
last|at the bottom|to the bottom|at the end|to the end|end with|ending with
sort|sort by|sorted|sorted by|order by|order them by|ordered by|arrange|arrange by|rank by`,
  de: `billig|billige|billigen|billiger|billigste|billigsten|billigstes|billigster|billigstem|günstig|günstige|günstigen|günstiger|günstigste|günstigsten|günstigstes|günstigster|preiswert|preiswerte|preiswerten|preiswerteste|preiswertesten|preisgünstig|niedrigster preis|niedrigsten preis|niedrigste preise|niedrigen preis
teuer|teure|teuren|teurer|teures|teuerste|teuersten|teuerstes|teuerster|teuerstem|kostspielig|kostspieligste|höchster preis|höchsten preis|höchste preise|hohen preis
niedrig|niedrige|niedrigen|niedriger|niedriges|niedrigste|niedrigsten|niedrigster|niedrigstes|niedrigstem
hoch|hohe|hohen|hoher|hohes|höchste|höchsten|höchster|höchstes|höchstem
neueste|neuesten|neuestes|neuester|neuste|neusten|aktuellste|aktuellsten|neu nach|neu zu
älteste|ältesten|ältestes|ältester|alt nach|alt zu|nach alt|zu alt
aufsteigend|aufsteigende|aufsteigender|ansteigend|steigend
absteigend|absteigende|absteigender|abnehmend|fallend
a bis z|a z|von a nach z|a nach z
z bis a|z a|von z nach a|z nach a
zuerst|oben|nach oben|ganz oben|an erster stelle|anfangen mit|fang mit|beginne mit|beginnend mit|angefangen mit|vorne|zuoberst|als erstes|als erste
zuletzt|unten|nach unten|ganz unten|am ende|ans ende|zuunterst|hinten|am schluss|zum schluss
sortieren|sortiere|sortier|sortiert|ordnen|ordne|anordnen`,
  fr: `moins cher|moins chers|moins chère|moins chères|bon marché|pas cher|pas chers|économique|économiques|plus économique|plus économiques|prix le plus bas|prix les plus bas|plus bas prix|prix bas|bas prix|petit prix|petits prix
cher|chers|chère|chères|plus cher|plus chers|plus chère|plus chères|coûteux|plus coûteux|prix le plus élevé|prix les plus élevés|prix le plus haut|prix élevé|prix élevés
plus bas|plus basse|plus petit|bas à
plus haut|plus haute|plus élevé|plus élevée|plus élevés|plus grand|élevé|élevés|haut à
récent|récents|récente|récentes|plus récent|plus récents|plus récente|plus récentes|nouveau|nouveaux|nouveautés
ancien|anciens|ancienne|anciennes|plus ancien|plus anciens|plus ancienne|plus anciennes
croissant|croissante|croissants|ascendant|montant
décroissant|décroissante|décroissants|descendant
a à z|a z|de a à z
z à a|z a|de z à a
d'abord|en premier|en premiers|en haut|en tête|au début|commencer par|commence par|commençant par|commencez par
en dernier|en derniers|en bas|à la fin|en fin de liste
trier|trie|triez|trié|triés|triées|classer|classe|classez`,
  es: `barato|barata|baratos|baratas|más barato|más barata|más baratos|más baratas|económico|económicos|más económico|más económicos|precio más bajo|precios más bajos|menor precio|precio bajo
caro|cara|caros|caras|más caro|más cara|más caros|más caras|costoso|costosos|precio más alto|precios más altos|mayor precio|precio alto
bajo|baja|más bajo|más baja|menor
alto|alta|más alto|más alta|mayor
reciente|recientes|más reciente|más recientes|más nuevo|más nueva|más nuevos|más nuevas|nuevo a|novedades
antiguo|antigua|antiguos|antiguas|más antiguo|más antigua|más antiguos|más antiguas|viejo|viejos|más viejo|más viejos
ascendente|creciente|ascendentes
descendente|decreciente|descendentes
a a la z|a z|a a z|la a a la z
z a la a|z a|z a a|la z a la a
primero|primeros|primera|primeras|arriba|al principio|al inicio|empezar por|empieza por|empezando por|empieza con
al final|abajo|al último|los últimos|por último
ordenar|ordena|ordene|ordenado|ordenados|ordénalos|clasifica|clasificar`,
  it: `economico|economica|economici|economiche|più economico|più economica|più economici|più economiche|meno caro|meno cara|meno cari|meno care|meno costoso|meno costosi|prezzo più basso|prezzi più bassi|prezzo basso|conveniente|convenienti|più conveniente|più convenienti
caro|cara|cari|care|più caro|più cara|più cari|più care|costoso|costosi|più costoso|più costosi|più costosa|più costose|prezzo più alto|prezzi più alti|prezzo alto
basso|bassa|più basso|più bassa|minore
alto|alta|più alto|più alta|maggiore
recente|recenti|più recente|più recenti|più nuovo|più nuova|più nuovi|più nuove|nuovo al
più vecchio|più vecchia|più vecchi|più vecchie|meno recente|meno recenti|più antico|più antichi|vecchio|vecchi
crescente|ascendente
decrescente|discendente
a alla z|a z|dalla a alla z|a a z
z alla a|z a|dalla z alla a|z a a
prima|per prima|per primi|per prime|per primo|in cima|in alto|all'inizio|inizia da|inizia dai|partendo da|partendo dai|a partire da|a partire dai|cominciando da|cominciando dai
per ultimi|per ultimo|per ultime|in fondo|in basso|alla fine
ordinare|ordina|ordini|ordinato|ordinati|ordinali|riordina`,
  pt: `barato|barata|baratos|baratas|mais barato|mais barata|mais baratos|mais baratas|económico|económicos|econômico|econômicos|menos caro|menos caros|preço mais baixo|preços mais baixos|menor preço|preço baixo
caro|cara|caros|caras|mais caro|mais cara|mais caros|mais caras|preço mais alto|preços mais altos|maior preço|preço alto
baixo|baixa|mais baixo|mais baixa|menor
alto|alta|mais alto|mais alta|maior
recente|recentes|mais recente|mais recentes|mais novo|mais nova|mais novos|mais novas|novo para
antigo|antiga|antigos|antigas|mais antigo|mais antiga|mais antigos|mais antigas|mais velho|mais velhos
crescente|ascendente
decrescente|descendente
a a z|a z|de a a z|a ao z|a até z
z a a|z a|de z a a|z ao a|z até a
primeiro|primeiros|primeira|em cima|no topo|no início|começar pelo|começando pelo|começando pelos|começa pelos|comece pelos
por último|no fim|em baixo|embaixo|no final
ordenar|ordena|ordene|ordenado|ordenados|classificar|classifica`,
  nl: `goedkoop|goedkope|goedkoper|goedkoopste|goedkoopst|voordelig|voordeligste|laagste prijs|laagste prijzen|lage prijs
duur|dure|duurder|duurste|duurst|prijzig|prijzigste|hoogste prijs|hoogste prijzen|hoge prijs
laag|lage|lager|laagste
hoog|hoge|hoger|hoogste
nieuwste|recentste|recent|meest recente|nieuw naar
oudste|oud naar|naar oud
oplopend|oplopende|stijgend
aflopend|aflopende|dalend
a tot z|a z|van a tot z|a naar z
z tot a|z a|van z tot a|z naar a
eerst|bovenaan|vooraan|begin met|beginnend met|te beginnen met|als eerste
laatst|onderaan|achteraan|als laatste|op het einde|aan het einde
sorteren|sorteer|sorteert|gesorteerd|rangschik|rangschikken`,
  pl: `tani|tania|tanie|tanich|taniego|tańsze|tańszych|najtańszy|najtańsza|najtańsze|najtańszych|najtańszego|najtańszej|najniższa cena|najniższej ceny|niska cena|niskiej ceny
drogi|droga|drogie|drogich|drogiego|droższe|droższych|najdroższy|najdroższa|najdroższe|najdroższych|najdroższego|najdroższej|najwyższa cena|najwyższej ceny|wysoka cena|wysokiej ceny
niski|niska|niskie|niskiej|najniższa|najniższe|najniższej|najniższych|najniższego
wysoki|wysoka|wysokie|wysokiej|najwyższa|najwyższe|najwyższej|najwyższych|najwyższego
najnowszy|najnowsza|najnowsze|najnowszych|najnowszego|nowych do
najstarszy|najstarsza|najstarsze|najstarszych|najstarszego|do starych
rosnąco|rosnący|rosnąca|rosnącej
malejąco|malejący|malejąca|malejącej
od a do z|a do z|a z
od z do a|z do a|z a
najpierw|na górze|na górę|na początku|na początek|zacznij od|zaczynając od|jako pierwsze|od
na końcu|na koniec|na dole|na dół|jako ostatnie
sortuj|posortuj|sortować|posortować|posortowane|uporządkuj|uszereguj`,
  tr: `ucuz|ucuzdan|ucuza|ucuzu|ucuzlar|ucuzları|en ucuz|en ucuzdan|en ucuza|en ucuzlar|en düşük fiyat|düşük fiyat|düşük fiyattan|düşük fiyatlı|en düşük fiyatlı|uygun fiyatlı
pahalı|pahalıdan|pahalıya|pahalıyı|pahalılar|pahalıları|en pahalı|en pahalıdan|en pahalıya|en pahalılar|en yüksek fiyat|yüksek fiyat|yüksek fiyattan|yüksek fiyatlı|en yüksek fiyatlı
düşük|düşükten|düşüğe|en düşük|en düşükten
yüksek|yüksekten|yükseğe|en yüksek|en yüksekten
yeniden eskiye|en yeni|en yeniden|en yeniler
eskiden yeniye|en eski|en eskiden|en eskiler|eskiye
artan|artarak|küçükten büyüğe
azalan|azalarak|büyükten küçüğe
a'dan z'ye|a dan z ye|adan zye|a z
z'den a'ya|z den a ya|zden aya|z a
önce|ilk|ilk önce|üstte|en üstte|üste|başta|en başta|başa|başlayarak|başla|başlasın
sonda|en sonda|altta|en altta|sona|en sona
sırala|sıralayın|sıralar mısın|sıralar mısınız|sıralama|sıralansın|sıralayabilir misin|diz`,
  ar: `رخيص|الرخيص|الرخيصة|رخيصة|أرخص|الأرخص|بالأرخص|للأرخص|الأقل سعرا|الأقل سعر|أقل سعر|أدنى سعر|الأقل ثمنا
غال|غالي|الغالي|الغالية|غالية|أغلى|الأغلى|بالأغلى|للأغلى|الأعلى سعرا|الأعلى سعر|أعلى سعر|الأعلى ثمنا
الأقل|أقل|الأدنى|أدنى|منخفض|المنخفض
الأعلى|أعلى|مرتفع|المرتفع
الأحدث|أحدث|الأجدد|الجديد
الأقدم|أقدم|القديم
تصاعدي|تصاعديا|تصاعدياً
تنازلي|تنازليا|تنازلياً
من الألف إلى الياء|من أ إلى ي|أ إلى ي|a z
من الياء إلى الألف|من ي إلى أ|ي إلى أ|z a
أولا|أولاً|في الأعلى|في البداية|ابدأ|بدءا|في المقدمة
أخيرا|أخيراً|في الأسفل|في النهاية|في الآخر
رتب|رتبي|رتبها|رتبه|رتبهم|ترتيب|فرز|افرز|صنف`,
  zh: `便宜|最便宜|低价|最低价|价格最低|价格低|实惠
贵|最贵|昂贵|高价|最高价|价格最高|价格高
低|最低|低到|低至|由低
高|最高|高到|高至|由高
最新|新到旧|新的
最旧|最早|最老|旧到新|旧的
升序|递增
降序|递减
a到z|a至z|a-z|az
z到a|z至a|z-a|za
在前|前面|优先|先看|先|最上面|排前|放前|第一|开始
最后|后面|在后|排后|最下面
排序|排一下|按`,
  ja: `安い|安く|一番安い|最安|価格の低い|価格が低い|値段の安い|低価格
価格の高い|価格が高い|値段の高い|値段が高い|一番高い|高価|最高値|高額
低い|低|最低
高い|高|最高
新しい|最新|新着
古い|最古
昇順
降順
aからz|a-z|az|五十音順
zからa|z-a|za
最初|先に|先頭|一番上|上に|順|から|優先
最後|後に|一番下|下に
並べて|並べ替え|並び替え|並べ|ソート|順に`,
}

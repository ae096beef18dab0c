import type { CommandLanguage } from '../kinds.ts'

/** Superlatives; their comparatives hold two things against each other: "which is cheaper, A or B?" */
export const superlativeNames = [
  'cheapest',
  'dearest',
  'newest',
  'oldest',
  'best',
  'worst',
  'lightest',
  'heaviest',
  'largest',
  'smallest',
  'longest',
  'shortest',
  'most',
  'fewest',
] as const

/** What small words ask of things alike: less or more than a number, side by side, all together, the most or least of something. */
export const comparisonNames = [
  'below',
  'above',
  'atMost',
  'atLeast',
  'compare',
  'sum',
  ...superlativeNames,
  'between',
] as const
export type ComparisonName = (typeof comparisonNames)[number]

/** Words and phrases in the order of `comparisonNames`, a line for each; bars between them. */
export const comparisonWords: Record<CommandLanguage, string> = {
  en: `under|below|less than|cheaper than|fewer than|lower than|before|smaller than|shorter than
over|above|more than|more expensive than|higher than|greater than|after|bigger than|longer than|exceed|exceeding|go over|goes over|go above
up to|at most|no more than|maximum|max|not more than|within
at least|from|minimum|no less than|starting at|or more
compare|comparison|difference between|versus|vs|side by side|differ
altogether|in total|sum of|add up|total of|all together|combined|sum
cheapest|least expensive|lowest price|lowest priced|most affordable
dearest|most expensive|priciest|highest price|costliest
newest|latest|most recent|youngest
oldest|earliest|first published
best|best rated|top rated|highest rated|highest rating|best reviewed|best rating
worst|worst rated|lowest rated|lowest rating
lightest|least heavy|lowest weight
heaviest|highest weight
largest|biggest|highest|tallest|greatest
smallest|lowest|tiniest
longest
shortest|quickest|fastest
most
fewest|least
between|from`,
  de: `unter|weniger als|billiger als|günstiger als|vor|kleiner als|kürzer als|niedriger als
über|mehr als|teurer als|nach|höher als|größer als|länger als|überschreiten|überschreitet|übersteigen|übersteigt
bis zu|höchstens|maximal|maximum|nicht mehr als|max|bis
mindestens|ab|wenigstens|minimum|oder mehr|und mehr|aufwärts
vergleiche|vergleich|vergleichen|unterschied zwischen|gegenüberstellen|unterscheiden
insgesamt|zusammen|summe|alles zusammen|zusammengerechnet
billigste|billigsten|billigster|billigstes|günstigste|günstigsten|günstigster|günstigstes|preiswerteste|preiswertesten
teuerste|teuersten|teuerster|teuerstes
neueste|neuesten|neuester|neuestes|aktuellste|jüngste
älteste|ältesten|ältester|früheste|frühesten
beste|besten|bester|bestes|bestbewertete|bestbewerteten|am besten bewertet
schlechteste|schlechtesten
leichteste|leichtesten|leichtester
schwerste|schwersten|schwerster
größte|größten|größter|größtes|höchste|höchsten
kleinste|kleinsten|kleinster|kleinstes|niedrigste|niedrigsten
längste|längsten|längster
kürzeste|kürzesten|schnellste|schnellsten
meiste|meisten
wenigste|wenigsten
zwischen|von`,
  fr: `moins de|moins cher que|en dessous de|inférieur à|avant|sous
plus de|plus cher que|au-dessus de|supérieur à|après|dépasser|dépasse|excéder
jusqu'à|au plus|maximum|max|pas plus de
au moins|à partir de|minimum|ou plus|et plus|ou davantage
compare|comparer|comparez|différence entre|comparaison
au total|en tout|somme|ensemble|additionne
moins cher|moins chère|moins chers|moins chères|le meilleur marché
plus cher|plus chère|plus chers|plus chères
plus récent|plus récente|dernier paru|plus nouveau
plus ancien|plus ancienne|plus vieux
meilleur|meilleure|mieux noté|mieux notée
pire|moins bien noté
plus léger|plus légère
plus lourd|plus lourde
plus grand|plus grande|plus élevé|plus élevée
plus petit|plus petite|plus bas|plus basse
plus long|plus longue
plus court|plus courte|plus rapide
le plus de
le moins de
entre|de`,
  es: `menos de|por debajo de|más barato que|inferior a|antes de|bajo
más de|por encima de|más caro que|superior a|después de|superar|supere|pasar de|pase de|pasarme de|exceder
hasta|como máximo|máximo|no más de
al menos|desde|como mínimo|mínimo|a partir de|o más|en adelante
compara|comparar|comparación|diferencia entre|compárame
en total|suma|todo junto|sumados
más barato|más barata|más baratos|más económico|más económica
más caro|más cara
más nuevo|más nueva|más reciente|último publicado
más antiguo|más antigua|más viejo
mejor|mejor valorado|mejor valorada|mejor puntuado
peor|peor valorado
más ligero|más ligera|más liviano
más pesado|más pesada
más grande|mayor|más alto|más alta
más pequeño|más pequeña|menor|más bajo|más baja
más largo|más larga
más corto|más corta|más rápido
más
menos
entre|de`,
  it: `meno di|sotto|sotto i|inferiore a|più economico di|prima di|prima del
più di|sopra|oltre|superiore a|più caro di|dopo|superare|superi|eccedere|oltrepassare
fino a|al massimo|massimo|non più di
almeno|da|a partire da|minimo|o più|in su
confronta|confrontare|differenza tra|paragona|confronto
in totale|somma|tutto insieme|complessivamente
più economico|più economica|meno caro|meno cara
più caro|più cara|più costoso|più costosa
più recente|più nuovo|più nuova
più vecchio|più vecchia|più antico
migliore|meglio valutato|più votato
peggiore|peggio valutato
più leggero|più leggera
più pesante
più grande|maggiore|più alto|più alta
più piccolo|più piccola|minore|più basso|più bassa
più lungo|più lunga
più corto|più corta|più breve|più veloce
più
meno
tra|fra|da`,
  pt: `menos de|abaixo de|mais barato que|inferior a|antes de
mais de|acima de|mais caro que|superior a|depois de|ultrapassar|ultrapasse|passar de|passe de|exceder
até|no máximo|máximo|não mais de
pelo menos|a partir de|desde|no mínimo|mínimo|ou mais
compara|compare|comparar|diferença entre|comparação
no total|soma|tudo junto|ao todo
mais barato|mais barata|mais em conta
mais caro|mais cara
mais recente|mais novo|mais nova
mais antigo|mais antiga|mais velho
melhor|mais bem avaliado|melhor avaliado
pior|pior avaliado
mais leve
mais pesado|mais pesada
maior|mais alto|mais alta
menor|mais pequeno|mais pequena|mais baixo|mais baixa
mais longo|mais longa
mais curto|mais curta|mais rápido
mais
menos
entre|de`,
  nl: `onder|minder dan|goedkoper dan|lager dan|voor|kleiner dan
boven|meer dan|duurder dan|hoger dan|na|groter dan|overschrijden|overschrijdt|hoger uitkomen dan
tot|hoogstens|maximaal|maximum|niet meer dan|max
minstens|vanaf|ten minste|minimaal|minimum|of meer|en meer
vergelijk|vergelijken|verschil tussen|vergelijking
in totaal|samen|som|bij elkaar|alles bij elkaar
goedkoopste|voordeligste
duurste
nieuwste|recentste|laatste nieuwe
oudste|vroegste
beste|best beoordeelde
slechtste
lichtste
zwaarste
grootste|hoogste
kleinste|laagste
langste
kortste|snelste
meeste
minste
tussen|van`,
  pl: `poniżej|mniej niż|taniej niż|tańsze niż|pod|przed
powyżej|ponad|więcej niż|droższe niż|po|przekroczyć|przekraczać|przekraczał|przekraczała|przekraczało
do|najwyżej|maksymalnie|maksimum|nie więcej niż
co najmniej|od|przynajmniej|minimum|lub więcej|albo więcej|wzwyż
porównaj|porównanie|różnica między|zestaw
łącznie|razem|suma|w sumie
najtańszy|najtańsza|najtańsze|najtańszą|najtańszego
najdroższy|najdroższa|najdroższe|najdroższą
najnowszy|najnowsza|najnowsze|najnowszą
najstarszy|najstarsza|najstarsze
najlepszy|najlepsza|najlepsze|najlepiej oceniany|najlepiej oceniana
najgorszy|najgorsza
najlżejszy|najlżejsza|najlżejsze
najcięższy|najcięższa
największy|największa|największe|najwyższy|najwyższa
najmniejszy|najmniejsza|najmniejsze|najniższy|najniższa
najdłuższy|najdłuższa
najkrótszy|najkrótsza|najszybszy
najwięcej
najmniej
między|pomiędzy|od`,
  tr: `altında|altı|altındaki|altındakiler|altındakileri|daha az|daha ucuz|önce
üstünde|üstü|üstündeki|üstündekiler|üstündekileri|üzerinde|üzeri|üzerindeki|üzerindekiler|üzerindekileri|fazla|daha fazla|daha pahalı|pahalı|sonra|aşmak|aşan|aşanlar|aşanları|geçen|geçenler|geçenleri|geçmek
en fazla|en çok|kadar|azami|maksimum|fazla olmasın|daha fazla olmasın|daha pahalı olmasın|aşmasın|geçmesin
en az|itibaren|asgari|minimum|başlayan|veya daha fazla|ve üzeri|ve üstü
karşılaştır|kıyasla|farkı|arasındaki fark
toplam|toplamda|hepsi birlikte|topla
en ucuz|en ucuzu|en uygun fiyatlı|en hesaplı
en pahalı|en pahalısı
en yeni|en yenisi|en güncel|en son
en eski|en eskisi
en iyi|en iyisi|en yüksek puanlı|en beğenilen
en kötü|en kötüsü
en hafif|en hafifi
en ağır|en ağırı
en büyük|en büyüğü|en yüksek
en küçük|en küçüğü|en düşük
en uzun|en uzunu
en kısa|en kısası|en hızlı
en çok
en az sayıda
arasında|arası|arasındaki`,
  ar: `أقل من|تحت|دون|أرخص من|قبل
أكثر من|فوق|أعلى من|أغلى من|بعد|يتجاوز|تتجاوز|أتجاوز|يتعدى|تتعدى
حتى|لا يزيد عن|كحد أقصى|بحد أقصى|الحد الأقصى|حد أقصى
على الأقل|ابتداء من|لا يقل عن|كحد أدنى|الحد الأدنى|حد أدنى|أو أكثر|فأكثر
قارن|مقارنة|الفرق بين
المجموع|إجمالا|مجموع|معا
أرخص|الأرخص
أغلى|الأغلى
أحدث|الأحدث
أقدم|الأقدم
أفضل|الأفضل|الأعلى تقييما
أسوأ|الأسوأ
أخف|الأخف
أثقل|الأثقل
أكبر|الأكبر|أعلى|الأعلى
أصغر|الأصغر|أدنى|الأدنى
أطول|الأطول
أقصر|الأقصر|أسرع|الأسرع
الأكثر
الأقل
بين|من`,
  zh: `以下|低于|少于|不到|便宜于|之前|以前
以上|高于|多于|超过|之后|以后|超出
最多|不超过|以内|上限
至少|不低于|起|下限|或更多|及以上
比较|对比|区别|比一比
一共|总共|合计|加起来
最便宜|价格最低|最实惠
最贵|价格最高
最新
最旧|最早|最老
最好|评分最高|评价最好
最差|评分最低
最轻
最重
最大|最高
最小|最低
最长|最久
最短|最快
最多的
最少
之间|到`,
  ja: `未満|以下|より安い|より少ない|より前|以内
以上|を超える|より高い|より多い|より後|超|超え|超える|上回る
まで|最大でも|最大|最高でも|上限
少なくとも|最低でも|最低|下限|またはそれ以上
比較|比べて|違い|くらべて
合計|全部で|合わせて|総額
一番安い|最安|最も安い|いちばん安い|最安値
一番高い|最も高い|最高値|いちばん高い
最新|一番新しい|最も新しい
一番古い|最古|最も古い
一番良い|評価が一番高い|最高評価|一番いい
一番悪い|最低評価
一番軽い|最も軽い
一番重い|最も重い
一番大きい|最大|最も大きい
一番小さい|最小|最も小さい
一番長い|最長
一番短い|最短|一番早い
一番多い|最も多い
一番少ない|最も少ない
の間|から`,
}

import type { CommandLanguage } from '../kinds.ts'

/** Comparatives in the order of `superlativeNames`. Where a language says both with one word, it stands in `comparisonWords`. */
export const comparativeWords: Record<CommandLanguage, string> = {
  en: `cheaper|less expensive|costs less|lower price
dearer|more expensive|costs more|pricier
newer|more recent
older
better|better rated|rated higher|higher rated
worse|rated lower
lighter|weighs less
heavier|weighs more
larger|bigger|taller|higher|wider
smaller|lower
longer
shorter|quicker|faster
more
less|fewer`,
  de: `billiger|günstiger|preiswerter|kostet weniger
teurer|kostet mehr
neuer|aktueller
älter
besser|besser bewertet
schlechter
leichter|wiegt weniger
schwerer|wiegt mehr
größer|höher|breiter
kleiner|niedriger
länger
kürzer|schneller
mehr
weniger`,
  fr: `coûte moins
coûte plus
plus neuf
plus âgé
mieux
moins bien
pèse moins
pèse plus
plus large
moins grand
dure plus
plus vite
plus
moins`,
  es: `cuesta menos
cuesta más
más moderno
más viejo
mejor
peor
pesa menos
pesa más
más ancho
menos grande
dura más
dura menos
más
menos`,
  it: `costa meno|costa di meno
costa di più|costa più
più moderno
più vecchio
meglio
peggio
pesa meno|pesa di meno
pesa di più|pesa più
più largo
meno grande
dura di più
dura meno
più
meno`,
  pt: `custa menos
custa mais
mais moderno
mais velho
melhor
pior
pesa menos
pesa mais
mais largo
menos grande
dura mais
dura menos
mais
menos`,
  nl: `goedkoper|voordeliger|kost minder
duurder|kost meer
nieuwer
ouder
beter
slechter
lichter|weegt minder
zwaarder|weegt meer
groter|hoger|breder
kleiner|lager
langer
korter|sneller
meer
minder`,
  pl: `tańszy|tańsza|tańsze|taniej|kosztuje mniej
droższy|droższa|droższe|drożej|kosztuje więcej
nowszy|nowsza|nowsze
starszy|starsza|starsze
lepszy|lepsza|lepsze
gorszy|gorsza|gorsze
lżejszy|lżejsza|lżejsze|waży mniej
cięższy|cięższa|cięższe|waży więcej
większy|większa|większe|wyższy|wyższa
mniejszy|mniejsza|mniejsze|niższy|niższa
dłuższy|dłuższa|dłuższe
krótszy|krótsza|krótsze|szybszy
więcej
mniej`,
  tr: `daha ucuz|daha uygun|daha hesaplı
daha pahalı
daha yeni
daha eski
daha iyi
daha kötü
daha hafif
daha ağır
daha büyük|daha yüksek|daha geniş
daha küçük|daha alçak
daha uzun
daha kısa|daha hızlı
daha çok|daha fazla
daha az`,
  ar: `أرخص ثمنا|أقل سعرا|أقل ثمنا
أعلى سعرا|أغلى ثمنا
أجدد
أكبر سنا
أحسن
أردأ
أقل وزنا
أكثر وزنا
أوسع
أقل حجما
أطول مدة
أقصر مدة
أكثر
أقل`,
  zh: `更便宜|便宜|便宜一点|比较便宜
更贵|贵|比较贵
更新
更旧
更好|评分更高
更差
更轻|轻一点
更重|重一点
更大|更高|更宽
更小|更低
更长|更久
更短|更快
更多
更少`,
  ja: `より安い|安い|お得
より高い|値段が高い|高い
より新しい|新しい
より古い|古い
より良い|良い|いい
より悪い
より軽い|軽い
より重い|重い
より大きい|大きい
より小さい|小さい
より長い|長い
より短い|短い|早い
より多い|多い
より少ない|少ない`,
}

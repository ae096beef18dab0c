import type { ConceptLanguage } from '../concept-languages.ts'

/**
 * Words, and beginnings of words, that only look as if they ended in an ending; and compared ones by which things are
 * sorted, chosen and changed, which are words of their own: "lowest first" is not "low", "one size bigger" not "big".
 */
export const wholeWords: Partial<Record<ConceptLanguage, string>> = {
  en: 'lively orderly deadly unlikely mostly elderly yearly monthly weekly hourly nightly quarterly bigger smaller larger cheaper faster earlier longer shorter higher lower lowest highest cheapest newest oldest nearest longest shortest earliest latest dearest largest smallest news daily supply family italy assembly smelly chilly friendly lovely likely lately hardly nearly shortly really shorts customs clothes clothing evening morning wedding setting earring during nothing something anything everything pudding ceiling interest forest harvest honest hundred indeed series species lens jeans pants cleaner cooler outing goods tell',
  de: 'laser betrug geruch gebet gebiet test kiste raster super karte küste torte minute route liste tante leiter leise taste hütte rente geste weste note paste sorte frist laster wetter mutter gast wert',
  fr: 'gratis cassis croquis chassis frottis tapis guerre present presse serre balai acces accent',
  es: 'camara camaron cuchara comando dios decada mascara lampara mentira entrada sala',
  it: 'sollievo prelievo rilievo',
  pt: 'camara camarao comando estresse interesse passaro deus entrada',
  nl: 'laagste hoogste goedkoopste duurste nieuwste oudste vroegste kortste waarde braken gegevens laatste luister graveren',
  pl: 'zarcie tarcie wiek poleciec najnizsz najwyzsz najtansz najdrozsz najnowsz najstarsz najblizsz najkrotsz najdluzsz najwczesniejsz najpopularniejsz najswiezsz najmlodsz dziek tylek razowiec strach zamach gmach dach zapach goryl stryj strych lokiec winieta bliznieta mieszkaniec polowanie wieszac winyl dalej lato latac logo zaloga taniec koniec ojciec chlopiec stopa',
  tr: 'adres siparis servis ofis otobus kardes gunes ates satis giris cikis kumas savas baris yaris polis tenis virus bonus anlam bide arasinda arasindan sura acili engelli emekli saydam havalimani sendika kuzen kostum alcipan icinde kose bagirsak borcam koyu adam akim aksam alan alin altin ara arasi aslan asla bakan bakim bakiye bayan bayi beyin blog boya boyun bugun burun butun dikmen donem dokuman ekle eklem ekran elma gece gelir gida hala hamam icecek imam insan isim iyi izin kaban kadin kalem kalin kapsama kaptan kara karin karinca kayip kazan kisi kisim kizil kolay koyun kurum kuran kuram makam matem medyan metin modem mutlu neden nedime nesne nadir organ orta oglan oyun paten program rakam reklam resim resmi roman salam saman sandik sanayi saten sayin sican sistem sorun spam tamam takim tasarim tavan toplam toplum uretim uzman uzun vitamin yakin yardim yarin yastik yatirim yani yilan yorgan yorgun zaman tanim akil aci diken kaplan guven kocaman saglam devam simdi simsek gundem tam lisan sutyen tavsan ogretim kumanda elastan battaniye fistik dogan yetim spor telefon kitap ist soyadi ucurum cita turban sogan medya fide fidan islem islam kapi kaya kayisi dolu ayar alim tarim gelisim iletisim erisim egitim secim giyim olum dogum durum yorum uyum tuketim kurulum',
  ar: 'احدث اقدم افضل اوفر احسن اكبر اصغر ارخص اسرع اطول اقصر اجمل تحدث توقع تواصل اشتراك تمام امام سبب باب بابا فيلا ثريا كوبرا باستا صوفا ماما سيراميك سنجاب نخيل نجار تذكر ماسا امين يمين نقاط ترام دكتوراه ماس تاريخ توقيع نايلون امساك يملك اشار اسيا دراما كاميرا بيتزا تجار تخيل نصيح',
  zh: '娃娃 偷偷 天天 宝宝 等等',
}

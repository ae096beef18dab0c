import type { CommandLanguage } from '../kinds.ts'

/** First to tenth, with blanks between them; several forms of one are joined by a slash. */
export const ordinalWords: Record<CommandLanguage, string> = {
  en: 'first/1st/top/topmost second/2nd third/3rd fourth/4th fifth/5th sixth/6th seventh/7th eighth/8th ninth/9th tenth/10th',
  de: 'erste/ersten/erster/erstes/oberste/obersten zweite/zweiten/zweiter/zweites dritte/dritten/dritter/drittes vierte/vierten/vierter/viertes fünfte/fünften/fünfter sechste/sechsten siebte/siebten achte/achten neunte/neunten zehnte/zehnten',
  fr: 'premier/première/1er/1ère deuxième/second/seconde troisième quatrième cinquième sixième septième huitième neuvième dixième',
  es: 'primero/primera/primer/primeros/primeras segundo/segunda tercero/tercera/tercer cuarto/cuarta quinto/quinta sexto/sexta séptimo/séptima octavo/octava noveno/novena décimo/décima',
  it: 'primo/prima/primi/prime secondo/seconda terzo/terza quarto/quarta quinto/quinta sesto/sesta settimo/settima ottavo/ottava nono/nona decimo/decima',
  pt: 'primeiro/primeira segundo/segunda terceiro/terceira quarto/quarta quinto/quinta sexto/sexta sétimo/sétima oitavo/oitava nono/nona décimo/décima',
  nl: 'eerste/bovenste tweede derde vierde vijfde zesde zevende achtste negende tiende',
  pl: 'pierwszy/pierwsza/pierwsze/pierwszą/pierwszego/pierwszej drugi/druga/drugie/drugą/drugiego/drugiej trzeci/trzecia/trzecie/trzecią/trzeciego/trzeciej czwarty/czwarta/czwartą/czwartego/czwartej piąty/piąta/piątą szósty/szósta siódmy/siódma ósmy/ósma dziewiąty/dziewiąta dziesiąty/dziesiąta',
  tr: 'birinci/ilk/ilki/ilkini/ilkine/birincisi/birincisini/birinciyi ikinci/ikincisi/ikincisini/ikinciyi üçüncü/üçüncüsü/üçüncüsünü/üçüncüyü dördüncü/dördüncüsünü/dördüncüyü beşinci/beşincisini/beşinciyi altıncı/altıncıyı yedinci/yedinciyi sekizinci/sekizinciyi dokuzuncu/dokuzuncuyu onuncu/onuncuyu',
  ar: 'الأول/الأولى/أول الثاني/الثانية/ثاني الثالث/الثالثة/ثالث الرابع/الرابعة الخامس/الخامسة السادس/السادسة السابع/السابعة الثامن/الثامنة التاسع/التاسعة العاشر/العاشرة',
  zh: '第一/第一个 第二/第二个 第三/第三个 第四/第四个 第五/第五个 第六/第六个 第七/第七个 第八/第八个 第九/第九个 第十/第十个',
  ja: '最初/一番目/一つ目/1番目 二番目/二つ目/2番目 三番目/三つ目/3番目 四番目/四つ目/4番目 五番目/五つ目/5番目 六番目/6番目 七番目/7番目 八番目/8番目 九番目/9番目 十番目/10番目',
}

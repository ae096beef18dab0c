import { check, click, key, select, type } from '../support/acts.ts'
import type { Scenario, ScriptedStep } from '../support/scenario.ts'

type Wish = readonly [html: string, says: string, steps: readonly ScriptedStep[], did: readonly string[]]

const button = (label: string) => `<button data-did="done">${label}</button>`
const search = (label: string, go: string) =>
  `<form role="search" data-did="done"><input type="search" aria-label="${label}"><button>${go}</button></form>`
const form = (label: string, next: string) =>
  `<form data-did="done"><label>${label} <input></label><button>${next}</button></form>`

function pressed(label: string, says: string): Wish {
  return [button(label), says, [click(label)], ['done']]
}

/** Three wishes for each of the panel's languages: a search, a form that goes on, a press. */
const wishes: Readonly<Record<string, readonly Wish[]>> = {
  de: [
    [search('Suche', 'Los'), 'suche nach Lampen', [type('Suche', 'Lampen'), click('Los')], ['done']],
    [form('Vorname', 'Weiter'), 'ich heiße Ada, weiter', [type('Vorname', 'Ada'), click('Weiter')], ['done']],
    pressed('In den Warenkorb', 'leg das in den Korb'),
    [
      '<label>Sortieren nach <select data-did="s"><option>Name</option><option>Preis aufsteigend</option></select></label>',
      'das Billigste zuerst',
      [select('Sortieren nach', 'Preis aufsteigend')],
      ['s: Preis aufsteigend'],
    ],
  ],
  fr: [
    [
      search('Rechercher', 'OK'),
      'cherche des lampes',
      [type('Rechercher', 'lampes'), key('Enter', 'Rechercher')],
      ['done'],
    ],
    [form('Prénom', 'Suivant'), 'je suis Ada, suivant', [type('Prénom', 'Ada'), click('Suivant')], ['done']],
    pressed('Ajouter au panier', 'je le prends'),
    pressed('Voir plus', "qu'est-ce qu'il y a encore ?"),
  ],
  es: [
    [search('Buscar', 'Ir'), 'busca lámparas', [type('Buscar', 'lámparas'), click('Ir')], ['done']],
    [
      form('Nombre', 'Siguiente'),
      'soy Ada, siguiente',
      [type('Nombre', 'Ada'), click('Siguiente')],
      ['done'],
    ],
    pressed('Añadir a la cesta', 'ponlo en la cesta'),
    [
      '<fieldset><legend>Color</legend><label><input type="checkbox" data-did="rojo"> Rojo</label></fieldset>',
      'solo rojo',
      [check('Rojo')],
      ['rojo: true'],
    ],
  ],
  it: [
    [search('Cerca', 'Vai'), 'cerca lampade', [type('Cerca', 'lampade'), click('Vai')], ['done']],
    [form('Nome', 'Avanti'), 'sono Ada, avanti', [type('Nome', 'Ada'), click('Avanti')], ['done']],
    pressed('Aggiungi al carrello', 'mettilo nel carrello'),
  ],
  pt: [
    [
      search('Pesquisar', 'Ir'),
      'procura candeeiros',
      [type('Pesquisar', 'candeeiros'), click('Ir')],
      ['done'],
    ],
    [form('Nome', 'Seguinte'), 'sou Ada, seguinte', [type('Nome', 'Ada'), click('Seguinte')], ['done']],
    pressed('Adicionar ao carrinho', 'quero este'),
  ],
  nl: [
    [search('Zoeken', 'Ga'), 'zoek lampen', [type('Zoeken', 'lampen'), click('Ga')], ['done']],
    [
      form('Voornaam', 'Volgende'),
      'ik ben Ada, volgende',
      [type('Voornaam', 'Ada'), click('Volgende')],
      ['done'],
    ],
    pressed('In winkelwagen', 'doe maar in de wagen'),
  ],
  pl: [
    [search('Szukaj', 'Szukaj'), 'szukaj lampy', [type('Szukaj', 'lampy'), key('Enter', 'Szukaj')], ['done']],
    [form('Imię', 'Dalej'), 'jestem Ada, dalej', [type('Imię', 'Ada'), click('Dalej')], ['done']],
    pressed('Dodaj do koszyka', 'biorę to'),
  ],
  tr: [
    [search('Ara', 'Ara'), 'lamba ara', [type('Ara', 'lamba'), key('Enter', 'Ara')], ['done']],
    [form('Ad', 'İleri'), 'ben Ada, ileri', [type('Ad', 'Ada'), click('İleri')], ['done']],
    pressed('Sepete ekle', 'bunu alıyorum'),
  ],
  ja: [
    [search('検索', '検索'), 'ランプを検索して', [type('検索', 'ランプ'), key('Enter', '検索')], ['done']],
    [form('名前', '次へ'), '名前は Ada、次へ', [type('名前', 'Ada'), click('次へ')], ['done']],
    pressed('カートに入れる', 'これをください'),
  ],
  zh: [
    [search('搜索', '搜索'), '搜索 台灯', [type('搜索', '台灯'), key('Enter', '搜索')], ['done']],
    [form('姓名', '下一步'), '我叫 Ada，下一步', [type('姓名', 'Ada'), click('下一步')], ['done']],
    pressed('加入购物车', '我要这个'),
  ],
  ar: [
    [search('بحث', 'بحث'), 'ابحث عن مصباح', [type('بحث', 'مصباح'), key('Enter', 'بحث')], ['done']],
    [form('الاسم', 'التالي'), 'اسمي Ada، التالي', [type('الاسم', 'Ada'), click('التالي')], ['done']],
    pressed('أضف إلى السلة', 'أريد هذا'),
  ],
  en: [
    pressed('See details', 'tell me more'),
    pressed('Show on map', 'where is that?'),
    pressed('View cart', 'what did I choose?'),
  ],
}

export const languages: readonly Scenario[] = Object.entries(wishes).flatMap(([language, all]) =>
  all.map(([html, says, steps, did]) => ({
    name: `${language}: ${says}`,
    html,
    language,
    says,
    plans: [steps],
    expect: { did, asks: 0 },
  })),
)

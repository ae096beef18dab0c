import { describe, expect, it } from 'vitest'
import type { Language, Line } from '#protocol'
import { converse, done } from './converse.ts'
import { outlined } from './outlined.ts'

const page = (path: string, title: string, lines: Line[]) =>
  outlined({ url: `https://shop.example${path}`, title, language: 'en' }, [
    [0, 0, 'banner', ''],
    [1, 1, 'link', 'Lumen', { href: '/' }],
    [1, 0, 'navigation', 'Main'],
    [2, 2, 'link', 'All lamps', { href: '/lamps' }],
    [2, 3, 'link', 'Help', { href: '/help' }],
    [2, 4, 'link', 'Cart', { href: '/cart' }],
    [0, 0, 'main', ''],
    [1, 0, 'heading', title, { level: 1 }],
    ...lines,
  ])
const help = page('/help', 'Delivery', [[1, 0, 'text', 'We deliver on working days.']])
const cart = page('/cart', 'Your cart', [
  [1, 0, 'list', ''],
  [2, 0, 'record', ''],
  [3, 8, 'link', 'Moth lamp', { href: '/moth' }],
  [3, 9, 'button', 'Remove Moth lamp'],
  [1, 10, 'link', 'Go to checkout', { href: '/checkout' }],
])
const list = page('/lamps', 'All lamps', [
  [
    1,
    5,
    'select',
    'Sort by',
    { value: 'Featured', options: ['Featured', 'Price: low to high', 'Price: high to low'] },
  ],
  [1, 6, 'select', 'Price', { value: 'Any price', options: ['Any price', 'Under €50', 'Over €50'] }],
  [1, 7, 'button', 'Clear filters'],
])

describe('the start of a site', () => {
  it.each<[Language, string]>([
    ['en', 'go home'],
    ['en', 'back to the home page'],
    ['de', 'zur Startseite'],
    ['fr', "retour à l'accueil"],
    ['es', 'ir a la página principal'],
    ['it', 'vai alla home'],
    ['pt', 'voltar à página inicial'],
    ['nl', 'naar de startpagina'],
    ['pl', 'strona główna'],
    ['tr', 'ana sayfaya git'],
    ['ar', 'الصفحة الرئيسية'],
    ['zh', '回到首页'],
    ['ja', 'トップページに戻る'],
  ])('is behind its name at the head of the page, in %s: %s', async (language, said) => {
    expect((await converse(help, language).say(said)).proposal).toMatchObject({ steps: [{ elementId: 1 }] })
  })
})

describe('who goes on shopping', () => {
  it.each<[Language, string]>([
    ['en', 'continue shopping'],
    ['de', 'weiter einkaufen'],
    ['fr', 'continuer mes achats'],
    ['es', 'seguir comprando'],
    ['it', 'continua gli acquisti'],
    ['pt', 'continuar a comprar'],
    ['nl', 'verder winkelen'],
    ['pl', 'kontynuuj zakupy'],
    ['tr', 'alışverişe devam et'],
    ['ar', 'متابعة التسوق'],
    ['zh', '继续购物'],
    ['ja', '買い物を続ける'],
  ])('is taken to all there is, and not to the checkout, in %s: %s', async (language, said) => {
    expect((await converse(cart, language).say(said)).proposal).toMatchObject({ steps: [{ elementId: 2 }] })
  })
})

describe('an order of prices where nothing is listed', () => {
  const wishes: readonly [Language, string][] = [
    ['en', 'sort from cheap to expensive'],
    ['en', 'show me the cheapest lamps first'],
    ['en', 'sort by price'],
    ['de', 'sortiere von billig nach teuer'],
    ['de', 'die billigsten zuerst'],
    ['fr', 'trie du moins cher au plus cher'],
    ['es', 'ordena de más barato a más caro'],
    ['it', 'ordina dal meno caro al più caro'],
    ['pt', 'ordena do mais barato ao mais caro'],
    ['nl', 'sorteer van goedkoop naar duur'],
    ['pl', 'sortuj od najtańszych do najdroższych'],
    ['tr', 'ucuzdan pahalıya sırala'],
    ['ar', 'رتب من الأرخص إلى الأغلى'],
    ['zh', '从便宜到贵排序'],
    ['ja', '安い順に並べて'],
  ]
  it.each(wishes)('is set on the page of all there is, in %s: %s', async (language, said) => {
    const talk = converse(help, language)
    expect((await talk.say(said)).proposal).toMatchObject({ steps: [{ elementId: 2 }] })
    talk.see(() => list)
    expect((await talk.result(done)).proposal).toMatchObject({
      steps: [{ elementId: 5, inputData: 'Price: low to high' }],
    })
  })

  it('is not looked for by who asks', async () => {
    expect((await converse(help).say('which lamps are the cheapest?')).proposal.kind).not.toBe('act')
  })

  it('as a limit narrows the list there', async () => {
    const talk = converse(help)
    expect((await talk.say('lamps under 50 euros')).proposal).toMatchObject({ steps: [{ elementId: 2 }] })
    talk.see(() => list)
    expect((await talk.result(done)).proposal).toMatchObject({ steps: [{ inputData: 'Under €50' }] })
  })
})

it.each<[Language, string]>([
  ['en', 'remove the filters'],
  ['de', 'Filter entfernen'],
  ['fr', 'supprime les filtres'],
  ['es', 'quita los filtros'],
])('all filters are cleared by their own button, in %s: %s', async (language, said) => {
  expect((await converse(list, language).say(said)).proposal).toMatchObject({ steps: [{ elementId: 7 }] })
})

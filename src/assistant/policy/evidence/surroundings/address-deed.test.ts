import { describe, expect, it } from 'vitest'
import type { Line } from '#protocol'
import { verdictOf } from '../../testing/verdict-of.ts'

const follow = (label: string, href: string, pageLanguage = 'en') =>
  verdictOf({}, { lines: [[0, 1, 'link', label, { href }]], pageLanguage })

describe('a link to an address that reads as a deed', () => {
  it.each([
    ['Bike', '/ads/88/deregister'],
    ['Weekly news', '/lists/opt-in?list=9'],
    ['Grace', '/people/12/make-admin'],
    ['Grace', '/people/12/loginAs'],
    ['Photos', '/membership/freeze'],
    ['Key 3', '/keys/3/expire'],
    ['Desk 4B', '/desks/4B/give-back'],
    ['Notes', '/notes/4?visibility=everyone'],
    ['Notes', '/notes/4/access?to=everyone'],
    ['Contract', '/contracts/2/notarize'],
    // No word of any list: the label does not say it either.
    ['More', '/servers/7/frobnicate'],
    ['Frobnicate it', '/en/plan/downgrade'],
    // Verbs of other languages, as addresses spell them.
    ['Mehr', '/abo/aussetzen'],
    ['Más', '/suscripcion/pausar'],
    ['Plus', '/abonnement/interrompre'],
    ['Meer', '/contract/5/opheffen'],
    // A state in the query, also by a digit.
    ['Lamp', '/lights/8?power=0'],
    ['Board', '/polls/8?answer=yes'],
    ['Page', '/profile?hidden=1'],
    // A deed by its value, or which one it is done to in the query.
    ['Row 7', '/rows?a=approve'],
    ['Plug-in', '/plugins?action=activate&name=seo'],
    ['Ticket', '/ticket?id=88&status=closed'],
    ['Page', '/rows?id=3&_method=put'],
    ['Seite', '/zeilen?aktion=aussetzen'],
  ])('asks: %s to %s', (label, href) => {
    expect(follow(label, href)).toBe('ask: binding')
  })

  it.each([
    ['Frobnicators', '/servers/7/frobnicators'],
    ['Oakley', '/brands/7/oakley'],
    ['Itinerary', '/tours/5/itinerary'],
    ['More', '/products/5/oak-lamp-with-shade'],
    ['Invoice', '/orders/5/invoice'],
    ['Edit', '/posts/5/edit'],
    ['Switch', '/products/switch'],
    ['Upgrade', '/upgrade'],
    ['Plans', '/en/upgrade'],
    ['Admins', '/users?role=admin'],
    ['Open tasks', '/projects/5/tasks?status=open'],
    ['Log in', '/log-in'],
    ['Paris', '/tours/2026/paris'],
    ['How to pause', '/help/subscription/pause'],
    ['Deleted items', '/mail/trash'],
    ['Archive', '/archive'],
    ['Ansehen', '/bestellungen/5/rechnung'],
    ['Ver', '/pedidos/5/facturacion'],
    ['Blue lamp', '/products/9f8a7c6b5d4e3f2a1b0c7788'],
    ['Week 7', '/plans/8?days=7'],
    ['Open orders', '/orders?status=open'],
    ['Open', '/my-orders?status=open'],
    ['Active', '/tasks?pid=7&status=active'],
    ['Paint', '/tasks?task=paint'],
    ['Volvo', '/cars?make=volvo'],
    ['Topic', '/forum?action=view&id=5'],
    ['Members', '/index?do=list'],
    ['Blue', '/shop?colour=blue&size=m&sort=price'],
    ['Open', '/tickets?op=open'],
  ])('is free where it is a place: %s to %s', (label, href) => {
    expect(follow(label, href)).toMatch('allow')
  })

  it('asks where the label repeats a verb of the page’s language, and not a name', () => {
    expect(follow('Teilnehmen', '/kurse/5/teilnehmen', 'de')).toBe('ask: binding')
    expect(follow('Apuntarme', '/clases/5/apuntarme', 'es')).toBe('ask: binding')
    expect(follow('Kitchen', '/rooms/5/kitchen')).toMatch('allow')
  })

  it('asks for a key that was made for whoever answers by it', () => {
    expect(follow('That was me', '/s/9f8a7c6b5d4e3f2a1b0c7788')).toMatch('ask')
    expect(follow('Hier klicken', '/v/9f8a7c6b5d4e3f2a1b0c7788')).toMatch('ask')
  })

  it.each([
    ['Row 7', '/rows?do=zorb'],
    ['Mail', '/mail?mark=7'],
    ['Lamp', '/lamps?toggle=kitchen'],
    ['Away', '/a?status=away'],
  ])('knows nothing of a state that is set under any other key: %s to %s', (label, href) => {
    expect(follow(label, href)).toBe('ask: unknown')
    expect(verdictOf({ action: 'navigate', elementId: -1, url: href }, {})).toBe('ask: unknown')
  })

  it('narrows a list of the page by a state', () => {
    const lines: Line[] = [
      [0, 1, 'link', 'Away', { href: '/a?status=away' }],
      [0, 2, 'link', 'All', { href: '/a' }],
    ]
    expect(verdictOf({}, { lines })).toBe('allow: mechanics')
  })

  it('asks for a folder that is emptied, or into which something is thrown', () => {
    expect(follow('Empty trash', '/mail/trash')).toBe('ask: binding')
    expect(follow('Trash', '/mail/7/trash')).toBe('ask: binding')
    expect(follow('Trash', '/trash?id=7')).toBe('ask: binding')
  })
})

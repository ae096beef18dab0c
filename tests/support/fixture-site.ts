import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { writePdf } from './write-pdf.ts'

/** How a language says what the pages of the fixture say. */
interface Wording {
  readonly about: (thing: string, place: number) => string
  readonly sentence: (thing: string, place: number) => string
  readonly question: (thing: string) => string
  readonly columns: readonly [string, string, string]
  readonly things: readonly string[]
}

const wordings: Readonly<Record<string, Wording>> = {
  en: {
    about: (thing, place) => `${thing} number ${place}`,
    sentence: (thing, place) => `The ${thing} of shelf ${place} is made in a workshop with ${place} tools.`,
    question: (thing) => `How is the ${thing} cleaned?`,
    columns: ['Part', 'Weight', 'Price'],
    things: ['lamp', 'chair', 'kettle', 'blanket', 'mirror', 'basket'],
  },
  de: {
    about: (thing, place) => `${thing} Nummer ${place}`,
    sentence: (thing, place) =>
      `Unser ${thing} aus Regal ${place} wird mit ${place} Werkzeugen von Hand gebaut.`,
    question: (thing) => `Wie reinigt man den ${thing}?`,
    columns: ['Teil', 'Gewicht', 'Preis'],
    things: ['Tisch', 'Stuhl', 'Spiegel', 'Korb', 'Schrank', 'Topf'],
  },
  fr: {
    about: (thing, place) => `${thing} numéro ${place}`,
    sentence: (thing, place) => `Le ${thing} du rayon ${place} est fabriqué à la main avec ${place} outils.`,
    question: (thing) => `Comment nettoyer le ${thing} ?`,
    columns: ['Pièce', 'Poids', 'Prix'],
    things: ['vase', 'tabouret', 'miroir', 'panier', 'tapis', 'plateau'],
  },
  es: {
    about: (thing, place) => `${thing} número ${place}`,
    sentence: (thing, place) => `El ${thing} del estante ${place} se hace a mano con ${place} herramientas.`,
    question: (thing) => `¿Cómo se limpia el ${thing}?`,
    columns: ['Parte', 'Peso', 'Precio'],
    things: ['jarrón', 'espejo', 'cesto', 'banco', 'farol', 'tapete'],
  },
}
const languages = Object.keys(wordings)
const pageCount = 200
const paragraphsAPage = 24
const rowsAPage = 15
const largeBytes = 50_000_000

export interface FixtureSite {
  readonly url: string
  readonly port: number
  /** How many bytes of the large file left. */
  readonly sentOfLarge: () => number
  /** Paths that were asked for. */
  readonly asked: string[]
  close(): Promise<void>
}

/** A website of 200 pages in four languages with tables and a PDF, and with every trap that we know of. */
export async function startFixtureSite(port = 0): Promise<FixtureSite> {
  const asked: string[] = []
  let sent = 0
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://fixture')
    const page = /^\/(\w\w)\/item-(\d+)$/.exec(pathname)
    if (page) return send(request, response, itemPage(page[1] ?? 'en', Number(page[2])))
    const special = specials[pathname]
    if (special) return special(request, response)
    if (pathname === '/calendar')
      return send(request, response, calendarPage(Number(searchParams.get('month') ?? 1)))
    if (pathname.startsWith('/loop/'))
      return send(request, response, html('en', 'Loop', '<p>Round.</p><a href="loop/">On</a>'))
    if (pathname === '/large') return sendLarge(response)
    response
      .writeHead(404, { 'content-type': 'text/html' })
      .end(html('en', 'Nothing', '<p>Nothing is here.</p>'))
  })

  /** Streams for as long as somebody listens. */
  function sendLarge(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/html' })
    const piece = Buffer.alloc(64_000, 'x')
    let left = largeBytes
    const push = () => {
      while (left > 0) {
        left -= piece.length
        sent += piece.length
        if (!response.write(piece)) return void response.once('drain', push)
      }
      response.end()
    }
    push()
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${address.port}/`,
    port: address.port,
    sentOfLarge: () => sent,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void

const manual = writePdf([
  [
    ['Manual', 22],
    ['The fuse of every lantern has four amperes.', 11],
  ],
  [
    ['Storage', 22],
    ['Keep lanterns dry and below thirty degrees.', 11],
  ],
])

const specials: Readonly<Record<string, Answer>> = {
  '/': (request, response) => {
    const traps = ['/calendar?month=1', '/loop/', '/large', '/account', '/gone', '/manual.pdf', '/private/x']
    const lists = languages.map((language) => `/${language}/item-0`)
    send(request, response, html('en', 'Fixture', `<p>Welcome.</p>${links([...lists, ...traps])}`))
  },
  '/robots.txt': (_, response) =>
    void response.writeHead(200, { 'content-type': 'text/plain' }).end('User-agent: *\nDisallow: /private/'),
  '/account': (_, response) => void response.writeHead(302, { location: '/login' }).end(),
  '/login': (request, response) =>
    send(
      request,
      response,
      html('en', 'Sign in', '<form><input type="password"><button>Sign in</button></form>'),
    ),
  '/manual.pdf': (_, response) =>
    void response.writeHead(200, { 'content-type': 'application/pdf', etag: '"manual"' }).end(manual),
}

function itemPage(language: string, place: number): string {
  const wording = wordings[language] ?? wordings.en!
  const { about, sentence, question, columns, things } = wording
  const thing = things[place % things.length] ?? ''
  const paragraphs = Array.from(
    { length: paragraphsAPage },
    (_, at) => `<p>${sentence(thing, place * paragraphsAPage + at)}</p>`,
  )
  const rows = Array.from(
    { length: rowsAPage },
    (_, at) =>
      `<tr><td>${thing} ${place}-${at}</td><td>${place + at} kg</td><td>${place * 3 + at} €</td></tr>`,
  )
  const head = `<tr>${columns.map((column) => `<th>${column}</th>`).join('')}</tr>`
  const details = `<details><summary>${question(`${thing} ${place}`)}</summary><p>${sentence(thing, place + 5_000)}</p></details>`
  const perLanguage = pageCount / languages.length
  const next = [1, 4, 37].map((step) => `/${language}/item-${(place + step) % perLanguage}`)
  const body = `<h1>${about(thing, place)}</h1>${paragraphs.join('')}<table>${head}${rows.join('')}</table>${details}${links([...next, `/gone-${place}`])}`
  return html(language, about(thing, place), body)
}

function calendarPage(month: number): string {
  return html(
    'en',
    `Month ${month}`,
    `<p>Nothing happens in month ${month}.</p>${links([`/calendar?month=${month + 1}`])}`,
  )
}

function html(language: string, title: string, main: string): string {
  return `<!doctype html><html lang="${language}"><head><title>${title}</title>${head}</head><body><header>${menu}</header><main>${main}</main><footer>${menu}<p>All rights reserved</p></footer>${scripts}</body></html>`
}

/** What every page of a real site carries beside what it says: some 30 kB of it. */
const head = `<style>${Array.from({ length: 120 }, (_, at) => `.block-${at} { margin: ${at}px; color: #${at + 100} }`).join('\n')}</style>`
const menu = `<nav><a href="/">Home</a><ul>${Array.from({ length: 60 }, (_, at) => `<li class="entry"><a class="entry-link" href="/#part-${at}"><span class="icon" aria-hidden="true"></span>Part ${at} of the house</a></li>`).join('')}</ul></nav>`
const scripts = `<script>${Array.from({ length: 150 }, (_, at) => `window.setting${at} = { on: ${at % 2 === 0}, after: ${at} };`).join('\n')}</script>`

function links(paths: readonly string[]): string {
  return paths.map((path) => `<a href="${path}">${path}</a>`).join(' ')
}

/** Sends a page, or only that it did not change. */
function send(request: IncomingMessage, response: ServerResponse, page: string): void {
  const etag = `"${page.length}"`
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end()
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', etag }).end(page)
}

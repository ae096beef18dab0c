/** Pages of different kinds, each made of some two thousand elements; the text is our own. */
export const pages: Record<string, () => string> = {
  article: () =>
    page(
      `${nav(30)}<main><h1>On tea</h1>${times(180, (n) => `<p>Paragraph ${n} with <b>bold</b>, <i>italic</i> and a <a href="/n${n}">note</a>. ${words(30)}</p>`)}</main>${footer}`,
    ),
  shop: () =>
    page(
      `${nav(20)}<main><div class=grid>${times(150, (n) => `<article class=card><img alt="Mug ${n}" width=80 height=80><h3><a href="/mug/${n}">Mug ${n}</a></h3><p>${words(8)}</p><span>${n} euro</span><button>Add to cart</button></article>`)}</div></main>${footer}`,
    ),
  form: () =>
    page(
      `<main>${times(12, (group) => `<fieldset><legend>Part ${group}</legend>${times(20, (n) => `<div><label for=f${group}-${n}>Field ${n}</label><input id=f${group}-${n} ${n % 3 ? '' : 'required'} value="${n}"><small>${words(4)}</small></div>`)}</fieldset>`)}<button>Send</button></main>`,
    ),
  table: () =>
    page(
      `<main><table><thead><tr>${times(8, (n) => `<th>Column ${n}</th>`)}</tr></thead><tbody>${times(180, (row) => `<tr>${times(6, (n) => `<td>Cell ${row}.${n}</td>`)}<td><button>Edit</button></td><td><button>Delete</button></td></tr>`)}</tbody></table></main>`,
    ),
  'hidden menus': () =>
    page(
      `<nav><ul>${times(12, (n) => `<li><a href=#>Menu ${n}</a><ul class=hidden>${times(40, (m) => `<li><a href="/m${n}-${m}"><span>Entry ${n}.${m}</span></a></li>`)}</ul></li>`)}</ul></nav><main>${times(40, () => `<p>${words(40)}</p>`)}</main>`,
    ),
  dashboard: () =>
    page(
      `<aside>${nav(25)}</aside><main>${times(40, (n) => `<section class=tile><h2>Tile ${n}</h2><svg width=100 height=40>${times(20, (m) => `<rect x=${m * 5} y=0 width=4 height=${m}></rect>`)}</svg><button aria-label="More ${n}">…</button><p>${n}</p></section>`)}</main>`,
    ),
  thread: () =>
    page(
      `<main>${times(120, (n) => `<div class=post><div><b>Writer ${n}</b> <time>today</time></div><p>${words(25)}</p><p>${words(25)}</p><div><button>Reply</button> <button>Like</button> <a href="/p${n}">Link</a></div></div>`)}</main>`,
    ),
  'nested boxes': () =>
    page(
      `<main>${times(60, (n) => `${'<div class=box>'.repeat(20)}<span class=hand>Deep ${n}</span> <button>Go ${n}</button>${'</div>'.repeat(20)}`)}</main>`,
    ),
  components: () =>
    page(
      `<main>${times(150, (n) => `<div class=host><template shadowrootmode=open><style>b{color:teal}</style><h3>Card ${n}</h3><p><b>${words(6)}</b></p><button>Open ${n}</button><slot></slot></template><a href="/c${n}">Slotted ${n}</a></div>`)}</main>`,
    ),
  settings: () =>
    page(
      `<main>${times(25, (n) => `<section><h2>Section ${n}</h2>${times(10, (m) => `<div class=row><label><input type=checkbox> Option ${n}.${m}</label><select aria-label="Choice ${m}">${times(5, (o) => `<option>Value ${o}</option>`)}</select></div>`)}</section>`)}</main>`,
    ),
  docs: () =>
    page(
      `${nav(60)}<main>${times(60, (n) => `<h2 id=h${n}>Chapter ${n}</h2><p>${words(40)}</p><pre><code>${times(15, (m) => `<span class=k>const</span> <span>x${m}</span> = <span>${m}</span>\n`)}</code></pre>`)}</main>`,
    ),
}

/** A page of about so many elements, rows of a list with links and buttons. */
export function longPage(elements: number): string {
  return page(
    `<main><ul>${times(Math.ceil(elements / 6), (n) => `<li><h3>Item ${n}</h3><p>Some words about <b>item ${n}</b>.</p><a href="/i${n}">Open ${n}</a> <button>Buy</button></li>`)}</ul></main>`,
  )
}

const style = `<style>body{margin:0;font:16px sans-serif}.grid{display:grid;grid-template-columns:repeat(4,1fr)}.hidden{display:none}
.box{padding:1px}.hand{cursor:pointer}.tile{float:left;width:240px}aside{float:left;width:200px}</style>`

function page(body: string): string {
  return `<!doctype html><html lang=en><head><title>Bench</title>${style}</head><body>${body}</body></html>`
}

function times(count: number, part: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => part(index)).join('')
}

function words(count: number): string {
  const some = ['tea', 'leaves', 'water', 'warm', 'cup', 'morning', 'garden', 'slow', 'steam', 'quiet']
  return Array.from({ length: count }, (_, index) => some[(index * 7) % some.length]).join(' ')
}

function nav(links: number): string {
  return `<nav aria-label=Main><ul>${times(links, (n) => `<li><a href="/l${n}">Link ${n}</a></li>`)}</ul></nav>`
}

const footer = `<footer>${nav(30)}<p>The end of the page.</p></footer>`

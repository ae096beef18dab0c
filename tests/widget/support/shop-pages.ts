import type { Served } from './stage.ts'

/** The pages of a small lamp shop that embeds the widget. */
export function shopPages(script = '<script src="{base}/widget.js" async></script>'): Record<string, Served> {
  const page = (title: string, body: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · Lumen</title><style>
body{margin:0;font:16px/1.6 Georgia,serif;color:#2b2a28;background:#faf8f4}
header,main{max-width:880px;margin:0 auto;padding:24px}header{display:flex;gap:24px;align-items:baseline;border-bottom:1px solid #e6e1d8}
header b{font-size:22px;margin-right:auto}a{color:#7a4b16}h1{font-weight:400;font-size:34px;margin:16px 0}
.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(220px,1fr));gap:20px}.item{background:#fff;border:1px solid #ece7dd;padding:16px}
.item img{width:100%;height:140px;object-fit:contain}label{display:block;margin:12px 0}input,select,textarea{display:block;width:100%;max-width:420px;padding:8px;font:inherit}
button{padding:8px 20px;font:inherit}</style></head><body>
<header><b>Lumen</b><a href="/">Lamps</a><a href="/help">Help</a><a href="/contact">Contact</a></header><main>${body}</main>
${script}</body></html>`
  const lamp = (name: string, price: string) =>
    `<div class="item"><img src="/lamp.svg" alt=""><h3>${name}</h3><p>${price}</p><button>Add ${name} to cart</button></div>`
  return {
    '/': page(
      'Lamps',
      `<h1>Lamps for quiet rooms</h1><p>Delivery takes three working days. Returns are free for 30 days.</p>
<div class="grid">${lamp('Alba', '79 €')}${lamp('Nova', '129 €')}${lamp('Ode', '54 €')}${lamp('Vesper', '210 €')}</div>`,
    ),
    '/contact': page(
      'Contact',
      `<h1>Write to us</h1><form action="/thanks" method="get"><label>Name <input name="name" required autocomplete="name"></label>
<label>E-mail <input name="email" type="email" required></label>
<label>Topic <select name="topic"><option>Order</option><option>Return</option><option>Other</option></select></label>
<label>Message <textarea name="message" required></textarea></label><button>Send</button></form>`,
    ),
    '/thanks': page('Thank you', '<h1>Thank you</h1><p>We have got your message.</p>'),
    '/help': page('Help', '<h1>Help</h1><p>Delivery takes three working days within the country.</p>'),
    '/lamp.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 160"><rect width="200" height="160" fill="#f3ede2"/><path d="M80 40h40l18 44H62z" fill="#c58b3b"/><path d="M98 84h4v46h-4zM76 130h48v6H76z" fill="#6b5836"/></svg>`,
  }
}

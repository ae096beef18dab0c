import { inPageScript } from './in-page.mjs'

/** Answers with a fault in the form the page can show: a page, a script that runs, or the body of every error. */
export function answerFault(request, response, fault) {
  const { status, type, body } = formOf(request)(fault)
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  })
  response.end(body)
}

function formOf({ url, headers }) {
  if (headers.accept?.includes('text/html')) return asPage
  return /\.js(?:\?|$)/.test(url) ? asScript : asError
}

function asPage({ line, text }) {
  const body = `<!doctype html>
<meta charset="utf-8" />
<title>${escape(line)}</title>
<style>body { margin: 2rem; font: 1rem/1.5 system-ui } pre { overflow: auto }</style>
${inPageScript}
<h1>${escape(line)}</h1>
<pre>${escape(text)}</pre>
`
  return { status: 503, type: 'text/html', body }
}

/** With a status of an error no browser would run it. */
function asScript({ line, text }) {
  const said = JSON.stringify(`${line}\n\n${text}`)
  return { status: 200, type: 'text/javascript', body: `(${showInPage})(${said})` }
}

function asError({ line, text }) {
  const body = JSON.stringify({ error: 'unavailable', message: `${line}\n\n${text}` })
  return { status: 503, type: 'application/json', body }
}

/* global document */
/** Runs in the page. A strict policy refuses style sheets and attributes, but not this. */
function showInPage(said) {
  console.error(said)
  const box = document.createElement('pre')
  box.textContent = said
  box.style.cssText =
    'position:fixed;inset:auto 1rem 1rem;max-height:60vh;overflow:auto;z-index:2147483647;margin:0;padding:1rem;font:13px/1.5 ui-monospace,monospace;white-space:pre-wrap;color:#fff;background:#5c1a1a;border-radius:8px'
  box.setAttribute('data-pagehand', 'ignore')
  box.addEventListener('click', () => box.remove())
  document.documentElement.append(box)
}

function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

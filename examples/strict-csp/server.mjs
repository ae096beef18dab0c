// A page that allows as little as a page can: node examples/strict-csp/server.mjs [base URL] [port]
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'

const [base = 'http://localhost:8787', port = '5174'] = process.argv.slice(2)
const { origin: baseOrigin, host } = new URL(base)
const socketOrigin = `${base.startsWith('https') ? 'wss' : 'ws'}://${host}`

const server = createServer((_, response) => {
  const nonce = randomBytes(16).toString('base64')
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy(nonce),
  })
  response.end(page(nonce))
})
server.listen(Number(port), '127.0.0.1', () => console.log(`http://localhost:${server.address().port}`))

function policy(nonce) {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'none'",
    `connect-src ${baseOrigin} ${socketOrigin}`,
    `img-src ${baseOrigin}`,
    "require-trusted-types-for 'script'",
  ].join('; ')
}

function page(nonce) {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>A strict page</title>
    <script nonce="${nonce}" src="${base}/widget.js" async></script>
  </head>
  <body>
    <main>
      <h1>The savings bank</h1>
      <p>A transfer within the country arrives on the next working day.</p>
    </main>
  </body>
</html>
`
}

import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scripted } from './support/actor-script.ts'
import { hostilePage } from './support/hostile-page.ts'
import { openStage, type Stage } from './support/stage.ts'
import { visitorOf } from './support/visitor.ts'

let stage: Stage

/** The policy of a site that trusts nobody; {base} and {ws} are ours. */
const policy = `default-src 'none'; script-src 'nonce-abc' 'strict-dynamic'; style-src 'none'; connect-src {base} {ws}; img-src {base}; require-trusted-types-for 'script'`

const reactPage = `
import { createElement as h, useState } from 'react'
import { createRoot } from 'react-dom/client'
function App() {
  const [name, setName] = useState('')
  return h('form', { onSubmit: (event) => { event.preventDefault(); document.title = 'Sent by ' + name } },
    h('label', null, 'Name', h('input', { value: name, onChange: (event) => setName(event.target.value.toUpperCase()) })),
    h('button', null, 'Save'))
}
createRoot(document.getElementById('app')).render(h(App))`

beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: { contents: reactPage, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const assistant = scripted({
    message: (text, cue) =>
      text === 'Fill in'
        ? cue.plan([
            {
              action: 'type',
              elementId: cue.element('Name'),
              description: 'Fill in the name',
              inputData: 'ada',
            },
          ])
        : text === 'Block'
          ? cue.stream('Here is **a table**.\\n\\n|a|b|\\n|-|-|\\n|1|2|').then(() =>
              cue.emit.send({
                name: 'ui_block',
                payload: { block_type: 'notice', data: { level: 'info', text: 'Noticed' } },
              }),
            )
          : cue.stream(`Answer to ${text}`),
    result: (cue) =>
      cue.emit.send({ name: 'task_complete', payload: { summary: 'x', message: 'Filled in.' } }),
  })
  const form = '<main><h1>Form</h1><form><label>Name <input name="name"></label></form></main>'
  stage = await openStage({
    assistant,
    pages: {
      '/hostile': hostilePage,
      '/react':
        '<!doctype html><title>React</title><div id="app"></div><script src="/app.js"></script><script src="{base}/widget.js" async></script>',
      '/app.js': outputFiles[0]?.text ?? '',
      '/swaps-body': `<!doctype html><title>Swaps</title><body><p>One</p><script src="{base}/widget.js" async></script></body>`,
    },
  })
  stage.setPage('/strict', {
    body: `<!doctype html><title>Strict</title>${form}<script nonce="abc" src="{base}/widget.js" async></script>`,
    headers: {
      'content-security-policy': policy
        .replaceAll('{base}', stage.base)
        .replace('{ws}', stage.base.replace('http', 'ws')),
    },
  })
})
afterAll(() => stage.close())

describe('a page under the strictest policy', () => {
  it('gets everything, the acting included, without one violation', async () => {
    const tab = await stage.visit('/strict', {
      prepare: (page) =>
        page.addInitScript(() => {
          const seen: string[] = []
          Object.assign(window, { violations: seen })
          document.addEventListener('securitypolicyviolation', (event) =>
            seen.push(`${event.violatedDirective} ${event.blockedURI}`),
          )
        }),
    })
    const errors: string[] = []
    tab.on('pageerror', (error) => errors.push(error.message))
    const visitor = visitorOf(tab)
    await visitor.open()
    await visitor.say('Block')
    await visitor.sees('Noticed')
    await visitor.say('Fill in')
    await visitor.hears('Filled in.')
    expect(await tab.inputValue('input[name=name]')).toBe('ada')
    expect(await tab.evaluate(() => (window as unknown as { violations: string[] }).violations)).toEqual([])
    expect(errors).toEqual([])
  })
})

describe('a page that breaks everything it can', () => {
  it('still has a working, visible widget', async () => {
    const tab = await stage.visit('/hostile')
    const visitor = visitorOf(tab)
    await visitor.open()
    await visitor.say('Hello')
    await visitor.hears('Answer to Hello')
    const look = await tab.locator('.bubble').evaluate((bubble) => {
      const { display, fontSize, backgroundColor, visibility, opacity } = getComputedStyle(bubble)
      return { display, fontSize, backgroundColor, visibility, opacity }
    })
    expect(look).toEqual({
      display: 'block',
      fontSize: '15px',
      backgroundColor: 'rgb(47, 111, 237)',
      visibility: 'visible',
      opacity: '1',
    })
    const panel = await tab.locator('.panel').boundingBox()
    expect(panel?.width).toBe(400)
  })

  it('gets the widget back after it replaces the whole document', async () => {
    const tab = await stage.visit('/swaps-body')
    await tab.locator('.launcher').waitFor()
    await tab.evaluate(() => {
      const fresh = document.createElement('body')
      fresh.append('Two')
      document.documentElement.replaceChildren(document.head, fresh)
    })
    await tab.locator('.launcher').click()
    await visitorOf(tab).say('Still there')
    await visitorOf(tab).hears('Answer to Still there')
  })
})

describe('a page with its own React', () => {
  it('is filled in through its own state', async () => {
    const visitor = visitorOf(await stage.visit('/react'))
    await visitor.open()
    await visitor.say('Fill in')
    await visitor.hears('Filled in.')
    await visitor.tab.getByRole('button', { name: 'Save' }).click()
    expect(await visitor.tab.title()).toBe('Sent by ADA')
  })
})

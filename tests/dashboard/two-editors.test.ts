import type { ConfigState, SiteSummary } from '#protocol'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openAdminStage, type AdminStage } from './support/admin-stage.ts'
import { adminCallOf, type AdminCall } from './support/fill-admin.ts'

const title = 'Somebody else has changed the draft'

/** Accepts one key. */
async function modelServer() {
  const server = createServer(({ headers }, response) => {
    const known = headers.authorization === 'Bearer the-right-key'
    response.writeHead(known ? 200 : 401, { 'content-type': 'application/json' }).end('{"data":[{"id":"m"}]}')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { port, close: () => server.close() }
}

describe('what an editor saves', () => {
  let stage: AdminStage
  let model: Awaited<ReturnType<typeof modelServer>>
  let tab: Page
  let call: AdminCall
  let site: SiteSummary

  beforeAll(async () => {
    model = await modelServer()
    stage = await openAdminStage({ environment: { EGRESS_ALLOW: `127.0.0.1:${model.port}` } })
    tab = await (
      await stage.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
    ).newPage()
    call = adminCallOf(tab, stage.base)
    await stage.takeLink(tab, stage.signInLink, 'owner@example.org')
    site = (await call('POST', '/sites', { name: 'Lamps', hosts: [stage.host] })) as SiteSummary
  })
  afterAll(async () => {
    await stage.close()
    model.close()
  })

  const read = async () => (await call('GET', `/sites/${site.id}/config`)) as ConfigState
  const dialog = (name: string | RegExp) => tab.getByRole('dialog', { name })
  const button = (name: string) => tab.getByRole('button', { name, exact: true })
  const field = () => tab.getByRole('textbox', { name: 'Greeting', exact: true })
  /** Somebody else, in another browser. */
  const theySave = async (greeting: string) =>
    call('PUT', `/sites/${site.id}/config`, { ...(await read()).draft, greeting })

  describe('while somebody else works on the same draft', () => {
    beforeEach(async () => {
      await theySave('As it was.')
      await tab.goto(`${stage.base}/dashboard/sites/${site.id}/appearance`)
      await expect.poll(() => field().inputValue()).toBe('As it was.')
    })

    it('is not written over theirs unasked, also when the page has heard of theirs', async () => {
      await field().fill('Mine.')
      await theySave('Theirs.')
      // The dashboard asks again when its tab is looked at after a while.
      await tab.clock.setFixedTime(Date.now() + 60_000)
      const heard = tab.waitForResponse(/\/config$/)
      await tab.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
      await heard
      await button('Save draft').click()
      await dialog(title).getByText('Theirs.', { exact: true }).waitFor()
      await dialog(title).getByRole('cell', { name: 'Greeting', exact: true }).waitFor()
      await dialog(title).getByRole('button', { name: 'Cancel' }).click()
      expect((await read()).draft.greeting).toBe('Theirs.')
      expect(await field().inputValue()).toBe('Mine.')
      await button('Publish').click()
      await dialog(title).getByRole('button', { name: 'Use mine' }).click()
      await expect.poll(async () => (await read()).published.greeting).toBe('Mine.')
    })

    it('does not publish theirs unseen', async () => {
      const { version } = await read()
      await theySave('Theirs, half done.')
      await button('Publish').click()
      await dialog(title).getByText('Theirs, half done.').waitFor()
      await dialog(title).getByRole('button', { name: 'Cancel' }).click()
      expect((await read()).version).toBe(version)
      await expect.poll(() => field().inputValue()).toBe('Theirs, half done.')
    })

    it('does not throw theirs away with its own', async () => {
      await theySave('Theirs, dear to them.')
      await button('Discard').click()
      await dialog('Discard the draft?').getByRole('button', { name: 'Discard' }).click()
      await dialog(title).getByText('Theirs, dear to them.').waitFor()
      await dialog(title).getByRole('button', { name: 'Cancel' }).click()
      expect((await read()).draft.greeting).toBe('Theirs, dear to them.')
    })

    it('does not go back over theirs unseen, and goes back once they have seen it', async () => {
      const { version, published } = await read()
      await field().fill('Mine, not saved.')
      await theySave('Theirs, of this minute.')
      await button('Versions').click()
      const goBack = async () => {
        await dialog('Versions').getByRole('button', { name: 'Go back' }).first().click()
        await dialog(/^Go back to version/)
          .getByRole('button', { name: 'Go back' })
          .click()
        await dialog(title).getByText('Theirs, of this minute.', { exact: true }).waitFor()
      }
      await goBack()
      await dialog(title).getByRole('button', { name: 'Cancel' }).click()
      expect(await read()).toMatchObject({
        version,
        published,
        draft: { greeting: 'Theirs, of this minute.' },
      })
      expect(await field().inputValue()).toBe('Mine, not saved.')
      await goBack()
      await dialog(title).getByRole('button', { name: 'Go back all the same' }).click()
      await expect.poll(async () => (await read()).version).toBe(version + 1)
      const { draft } = await read()
      expect(draft.greeting).not.toBe('Theirs, of this minute.')
      await expect.poll(() => field().inputValue()).toBe(draft.greeting)
    })
  })

  it('is no key that the model refuses, unless they want to keep it', async () => {
    const kept = async () =>
      (await call('GET', `/sites/${site.id}/assistant`)) as { hasKey: boolean; keyHint: string | null }
    await tab.goto(`${stage.base}/dashboard/sites/${site.id}/assistant`)
    await tab.getByLabel('Provider', { exact: true }).first().click()
    await tab.getByRole('option', { name: 'OpenAI-compatible server' }).click()
    await tab.getByLabel('Model', { exact: true }).fill('m')
    await tab.getByLabel('Address').fill(`http://127.0.0.1:${model.port}`)
    await tab.getByLabel('Key', { exact: true }).fill('a-key-with-a-slip')
    await tab.getByText('holds at once').waitFor()
    await button('Save draft').click()
    const question = dialog('Keep this key?')
    await question.getByText('The key is not accepted.').waitFor()
    await question.getByRole('button', { name: 'Cancel' }).click()
    expect(await kept()).toMatchObject({ hasKey: false })
    // The reason stays beside the field.
    await tab.getByText('The key is not accepted.').waitFor()
    await button('Save draft').click()
    await question.getByRole('button', { name: 'Keep it anyway' }).click()
    await tab.getByText('A key is kept that ends in slip').waitFor()
    expect(await kept()).toMatchObject({ hasKey: true, keyHint: 'slip' })
  })
  it('of an answer leaves its language and its page as they were', async () => {
    const given = {
      questions: ['Wann wird geliefert?'],
      text: 'Montags.',
      language: 'de',
      url: 'https://a.example/x',
    }
    await call('POST', `/sites/${site.id}/knowledge/answers`, given)
    await tab.goto(`${stage.base}/dashboard/sites/${site.id}/knowledge`)
    await tab.getByText('German · https://a.example/x').waitFor()
    await button('Edit').click()
    await tab.getByLabel('Answer', { exact: true }).fill('Dienstags.')
    await button('Save this answer').click()
    const kept = async () =>
      ((await call('GET', `/sites/${site.id}/knowledge/answers`)) as { items: (typeof given)[] }).items[0]
    await expect.poll(async () => (await kept())?.text).toBe('Dienstags.')
    expect(await kept()).toMatchObject({ language: 'de', url: 'https://a.example/x' })
  })
})

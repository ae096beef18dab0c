import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAdminStage, type AdminStage } from './support/admin-stage.ts'
import { adminCallOf } from './support/fill-admin.ts'

describe('being signed in', () => {
  let stage: AdminStage
  let owner: Page
  let siteId: string
  let invitation: string

  beforeAll(async () => {
    stage = await openAdminStage()
    owner = await (await stage.newContext()).newPage()
    const call = adminCallOf(owner, stage.base)
    await stage.takeLink(owner, stage.signInLink, 'owner@example.org')
    ;({ id: siteId } = (await call('POST', '/sites', { name: 'Lumen', hosts: [stage.host] })) as {
      id: string
    })
    ;({ url: invitation } = (await call('POST', '/invitations', { role: 'viewer' })) as { url: string })
  })
  afterAll(() => stage.close())

  it('is renewed by the refresh token, without a frame', async () => {
    const grants: string[] = []
    const tab = await owner.context().newPage()
    await tab.route('**/oidc/token', async (route) => {
      grants.push(grantOf(route))
      // The first token is made to look as if it were about to expire; it would not be accepted if it were sent.
      if (grants.length === 1) await answerWithOldToken(route)
      else await route.continue()
    })
    await tab.goto(`${stage.base}/dashboard/`)
    await tab.getByRole('heading', { level: 1, name: 'Sites' }).waitFor()
    await tab.getByText('Lumen').first().waitFor()
    expect(grants).toEqual(['authorization_code', 'refresh_token'])
    expect(tab.frames()).toHaveLength(1)
    await tab.close()
  })

  it('can end, which says so and leads back to the same page', async () => {
    const tab = await owner.context().newPage()
    let broken = true
    await tab.route('**/oidc/token', async (route) => {
      if (!broken) return route.continue()
      if (grantOf(route) === 'authorization_code') return answerWithOldToken(route)
      return route.fulfill({ status: 400, json: { error: 'invalid_grant' } })
    })
    await tab.goto(`${stage.base}/dashboard/members`)
    await tab.getByRole('dialog', { name: 'Your sign-in has ended' }).waitFor()
    broken = false
    await tab.getByRole('button', { name: 'Sign in again' }).click()
    await tab.getByRole('heading', { level: 1, name: 'Members' }).waitFor()
    await tab.close()
  })

  it('as a viewer lets one look at everything and change nothing', async () => {
    const tab = await (await stage.newContext()).newPage()
    await stage.takeLink(tab, invitation, 'viewer@example.org')
    await tab.getByRole('link', { name: 'Lumen', exact: true }).click()
    await tab.getByRole('heading', { level: 1, name: 'Overview' }).waitFor()
    await tab.goto(`${stage.base}/dashboard/sites/${siteId}/appearance`)
    await tab.getByText('Published · version').waitFor()
    expect(await tab.getByRole('button', { name: 'Publish', exact: true }).count()).toBe(0)
    expect(await tab.getByRole('textbox', { name: 'Greeting', exact: true }).isDisabled()).toBe(true)
    await tab.goto(`${stage.base}/dashboard/audit`)
    await tab.getByText('Only owners').waitFor()
  })

  it('needs a membership', async () => {
    const tab = await owner.context().newPage()
    await tab.route('**/api/admin/me', (route) =>
      route.fulfill({
        status: 403,
        json: { error: 'forbidden', message: 'You belong to no organisation here.' },
      }),
    )
    await tab.goto(`${stage.base}/dashboard/`)
    await tab.getByRole('heading', { level: 1, name: 'Ask for an invitation' }).waitFor()
    await tab.close()
  })

  it('shows what failed and tries again when asked', async () => {
    const tab = await owner.context().newPage()
    let broken = true
    await tab.route('**/api/admin/sites?*', (route) =>
      broken
        ? route.fulfill({ status: 500, json: { error: 'internal_error', message: 'A fault.' } })
        : route.continue(),
    )
    await tab.goto(`${stage.base}/dashboard/`)
    await tab.getByText('A fault.').waitFor()
    broken = false
    await tab.getByRole('button', { name: 'Try again' }).click()
    await tab.getByText('Lumen').first().waitFor()
    await tab.close()
  })
})

function grantOf(route: Route): string {
  return new URLSearchParams(route.request().postData() ?? '').get('grant_type') ?? ''
}

async function answerWithOldToken(route: Route): Promise<void> {
  const answer = await route.fetch()
  const body = (await answer.json()) as { id_token: string }
  const [head = '', claims = '', signature = ''] = body.id_token.split('.')
  const old = {
    ...JSON.parse(Buffer.from(claims, 'base64url').toString()),
    exp: Math.floor(Date.now() / 1_000) + 10,
  }
  const token = [head, Buffer.from(JSON.stringify(old)).toString('base64url'), signature].join('.')
  await route.fulfill({ response: answer, json: { ...body, id_token: token } })
}

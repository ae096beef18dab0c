import { defaultSiteConfig, type AdminCallName, type SiteConfig } from '#protocol'
import { browserLike } from '../../admin/support/browser-like.ts'
import type { CallOptions } from '../../admin/support/start-admin.ts'
import { apiKey, editor, former, owner } from './cast.ts'
import type { House } from './house.ts'

/** What an owner does in the dashboard: people, sites, versions, a draft, rules and keys. Returns an open invitation. */
export async function ownersDay(house: House, { modelUrl }: { modelUrl: string }): Promise<string> {
  const { token } = house
  async function call<Name extends AdminCallName>(name: Name, options: CallOptions = {}) {
    const answer = await house.call(name, { token, ...options })
    if (answer.status >= 300) throw new Error(`${name}: ${answer.status} ${answer.text}`)
    return answer.body
  }
  async function take(link: string | undefined, { email, password }: typeof owner): Promise<void> {
    const { status } = await browserLike(house.url).send(link ?? '', { email, password })
    if (status !== 303) throw new Error(`the link was not taken: ${status}`)
  }
  async function publish(id: string, config: SiteConfig): Promise<void> {
    await call('saveDraft', { params: { id }, body: config })
    await call('publishConfig', { params: { id } })
  }

  await take(house.signInLink, owner)
  await call('renameOrganisation', { body: { name: 'The mill and its friends' } })
  await take((await call('invite', { body: { role: 'viewer', note: 'for the editor' } })).url, editor)
  await take((await call('invite', { body: { role: 'viewer' } })).url, former)
  const members = (await call('listMembers')).items
  const accountOf = ({ email }: typeof owner) =>
    members.find(({ account }) => account.email === email)?.account.id ?? ''
  await call('changeMember', { params: { accountId: accountOf(editor) }, body: { role: 'editor' } })
  await call('removeMember', { params: { accountId: accountOf(former) } })
  await call('resetPassword', { params: { accountId: accountOf(editor) } })
  const open = await call('invite', { body: { role: 'editor', note: 'nobody has taken it yet' } })

  const hosts = ['mill.example', '*.mill.example', 'shop.mill.example:8443']
  const { id: millId } = await call('createSite', { body: { name: 'Quiet Mill', hosts } })
  const first = millConfig('Good morning. What may I do for you?')
  await publish(millId, first)
  await publish(millId, { ...first, greeting: 'The mill is closed today.', enabled: false })
  await call('rollBack', { params: { id: millId, version: '2' } })
  await call('saveDraft', { params: { id: millId }, body: { ...first, primaryColor: '#7a3b12' } })
  await call('savePolicy', {
    params: { id: millId },
    body: { verbs: null, confirm: ['newsletter', '/account/*'], deny: ['delete account', '/admin/*'] },
  })
  await call('changeRetention', { params: { id: millId }, body: { days: 90 } })
  await call('addHost', { params: { id: millId }, body: { host: 'old-mill.example' } })
  await call('removeHost', { params: { id: millId, host: 'old-mill.example' } })

  const { id: tableId } = await call('createSite', {
    body: { name: 'The Long Table', hosts: ['table.example'] },
  })
  await call('saveAssistant', {
    params: { id: tableId },
    body: {
      persona: 'A waiter of few words.',
      rules: 'The kitchen closes at ten.',
      model: 'compatible:small',
      baseUrl: modelUrl,
      tellsVisitor: true,
      apiKey,
    },
  })
  await call('savePolicy', {
    params: { id: tableId },
    body: { verbs: ['click', 'type', 'select', 'navigate', 'scroll_to'], confirm: [], deny: [] },
  })

  const second = await call('createOrganisation', { body: { name: 'Another house' } })
  const query = { organisation: second.id }
  const body = { name: 'Quiet Corner', hosts: ['corner.example'] }
  const { id: cornerId } = await call('createSite', { query, body })
  await call('changeSite', { params: { id: cornerId }, body: { paused: true } })
  await call('changeSite', { params: { id: cornerId }, body: { paused: false, name: 'The Quiet Corner' } })
  const gone = await call('createSite', { query, body: { name: 'Given up', hosts: ['gone.example'] } })
  await call('removeSite', { params: { id: gone.id } })
  return new URL(open.url).pathname
}

function millConfig(greeting: string): SiteConfig {
  return {
    ...defaultSiteConfig('Quiet Mill'),
    greeting,
    primaryColor: '#24463c',
    quickChips: [{ text: 'Hours', payload: 'When do you open?', paths: ['/contact', '/flour/*'] }],
    translations: { de: { greeting: 'Guten Morgen. Was darf ich tun?' } },
    actions: { enabled: true, confirm: ['subscribe'], deny: ['wholesale'] },
    privacy: { mask: ['.customer-number'], keepQuery: true },
    paths: { except: ['/intern/*'] },
  }
}

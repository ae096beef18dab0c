import { describe, expect, it } from 'vitest'
import { addressOf, createApiClient } from './create-api-client.ts'
import { Problem } from './problem.ts'

function setup(answer: () => Response | Promise<Response>) {
  const asked: { address: string; init: RequestInit }[] = []
  let ended = 0
  const client = createApiClient({
    token: async () => 'the-token',
    fetch: async (address, init = {}) => {
      asked.push({ address: String(address), init })
      return answer()
    },
    onEnded: () => ended++,
  })
  return { client, asked, ended: () => ended }
}

describe('the client of the admin API', () => {
  it('fills the path, leaves out what is empty, and carries token and ETag', async () => {
    const { client, asked } = setup(() => Response.json({ version: 3 }))
    await client.call('publishConfig', { params: { id: 'a b' }, ifMatch: '"7"' })
    expect(asked[0]?.address).toBe('/api/admin/sites/a%20b/config/publish')
    expect(asked[0]?.init.headers).toMatchObject({ authorization: 'Bearer the-token', 'if-match': '"7"' })
    expect(addressOf('/x/:host', { host: '*.a:1' }, { q: '', limit: '5', cursor: undefined })).toBe(
      '/x/*.a%3A1?limit=5',
    )
  })

  it('turns an error body into a problem that names the fields', async () => {
    const details = { issues: [{ path: 'body/greeting', reason: 'is too long' }] }
    const { client } = setup(() =>
      Response.json({ error: 'invalid_message', message: 'No.', details }, { status: 400 }),
    )
    const problem = await client.call('me', {}).catch((fault: unknown) => fault)
    expect(problem).toBeInstanceOf(Problem)
    expect(problem).toMatchObject({ code: 'invalid_message', status: 400, issues: details.issues })
  })

  it('says so when the server is away or the sign-in has ended', async () => {
    const away = setup(() => Promise.reject(new TypeError('no network')))
    await expect(away.client.call('me', {})).rejects.toMatchObject({ code: 'unreachable' })
    const { client, ended } = setup(() =>
      Response.json({ error: 'unauthorized', message: '' }, { status: 401 }),
    )
    await expect(client.call('me', {})).rejects.toMatchObject({ code: 'unauthorized' })
    expect(ended()).toBe(1)
  })

  it('takes the name of a file from the answer', async () => {
    const { client } = setup(
      () => new Response('a,b', { headers: { 'content-disposition': 'attachment; filename="x.csv"' } }),
    )
    const { name, content } = await client.file('exportSessions', {
      params: { id: '1' },
      query: { format: 'csv' },
    })
    expect([name, await content.text()]).toEqual(['x.csv', 'a,b'])
  })
})

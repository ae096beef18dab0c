import { describe, expect, it } from 'vitest'
import { createHostProof } from './host-proof.ts'

const token = 'abc123'

function setup({
  records = {},
  files = {},
}: {
  records?: Record<string, string[][]>
  files?: Record<string, string>
}) {
  const asked: string[] = []
  const prove = createHostProof({
    resolveTxt: async (name) => {
      asked.push(name)
      const found = records[name]
      if (!found) throw new Error('ENOTFOUND')
      return found
    },
    fetch: (async (url: string) => {
      asked.push(url)
      const body = files[url]
      return new Response(body ?? 'no', { status: body === undefined ? 404 : 200 })
    }) as typeof fetch,
  })
  return { prove, asked }
}

describe('a host is proven', () => {
  it.each(['shop.example', 'shop.example:8443', '*.shop.example', '*.shop.example:*'])(
    'by a record below its name: %s',
    async (entry) => {
      const { prove } = setup({ records: { '_pagehand.shop.example': [['v=spf1'], ['pagehand=', token]] } })
      expect(await prove(entry, token)).toBe(true)
      expect(await prove(entry, 'other')).toBe(false)
    },
  )

  it('by a file on it, but not those below it', async () => {
    const file = 'https://shop.example/.well-known/pagehand.txt'
    const { prove, asked } = setup({ files: { [file]: `# ours\r\npagehand=${token}\r\n` } })
    expect(await prove('shop.example', token)).toBe(true)
    expect(await prove('shop.example', 'abc')).toBe(false)
    asked.length = 0
    expect(await prove('*.shop.example', token)).toBe(false)
    expect(asked).toEqual(['_pagehand.shop.example'])
  })

  it('by nothing else', async () => {
    const { prove } = setup({
      records: {
        '_pagehand.shop.example': [[`x pagehand=${token}`], [token]],
        'shop.example': [[`pagehand=${token}`]],
      },
      files: { 'http://shop.example/.well-known/pagehand.txt': `pagehand=${token}` },
    })
    expect(await prove('shop.example', token)).toBe(false)
    expect(await prove('www.shop.example', token)).toBe(false)
  })

  it('by the first of a file alone, however long it is', async () => {
    const file = 'https://shop.example/.well-known/pagehand.txt'
    const { prove } = setup({ files: { [file]: `${'x'.repeat(5_000)}\npagehand=${token}` } })
    expect(await prove('shop.example', token)).toBe(false)
  })
})

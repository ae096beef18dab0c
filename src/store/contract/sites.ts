import { describe, expect, it } from 'vitest'
import type { Contract } from './describe-store.ts'
import { site } from './samples.ts'

export function describeSites({ open, openBeside, reopen }: Contract): void {
  describe('sites', () => {
    it('are found again, also after a restart', async () => {
      const store = await open()
      const shop = site({ hosts: ['shop.example', '*.shop.example'] })
      await store.sites.add(shop)
      expect(await store.sites.get(shop.id)).toEqual(shop)
      expect(await (await reopen(store)).sites.list()).toEqual([shop])
    })

    it('are found by the first allow-list entry that anyone holds', async () => {
      const store = await open()
      const shop = site({ hosts: ['shop.example'] })
      const rest = site({ hosts: ['*.example', 'other.example'] })
      await store.sites.add(shop)
      await store.sites.add(rest)
      const found = await store.sites.findByHost(['shop.example:8443', 'shop.example', '*.example'])
      expect(found).toEqual({ site: shop, entry: 'shop.example' })
      expect((await store.sites.findByHost(['a.example', '*.example']))?.site.id).toBe(rest.id)
      expect(await store.sites.findByHost(['unknown.example'])).toBeUndefined()
      expect(await store.sites.findByHost([])).toBeUndefined()
    })

    it('hold an entry alone: a second site is refused and nothing of it stays', async () => {
      const store = await open()
      const shop = site()
      await store.sites.add(shop)
      const second = store.sites.add(site({ hosts: ['new.example', 'shop.example'] }))
      await expect(second).rejects.toMatchObject({ code: 'conflict' })
      expect(await store.sites.list()).toEqual([shop])
      expect(await store.sites.findByHost(['new.example'])).toBeUndefined()
    })

    it('are changed, and free the entries they give up', async () => {
      const store = await open()
      const shop = site()
      await store.sites.add(shop)
      await store.sites.save({ ...shop, name: 'Renamed', hosts: ['moved.example'] })
      expect(await store.sites.get(shop.id)).toMatchObject({ name: 'Renamed', hosts: ['moved.example'] })
      expect(await store.sites.findByHost(['shop.example'])).toBeUndefined()
      await store.sites.add(site())
    })

    it('are removed once', async () => {
      const store = await open()
      const shop = site()
      await store.sites.add(shop)
      expect(await store.sites.remove(shop.id)).toBe(true)
      expect(await store.sites.remove(shop.id)).toBe(false)
      expect(await store.sites.findByHost(['shop.example'])).toBeUndefined()
    })

    it('spend day by day, each its own', async () => {
      const store = await open()
      const day = '2026-11-15'
      expect(await store.spending.of('a', day)).toMatchObject({ messages: 0, tokens: 0 })
      const spend = (site: string) => store.spending.add(site, day, { messages: 1, tokens: 30 })
      await Promise.all([spend('a'), spend('a'), spend('b')])
      const { spending } = await reopen(store)
      expect(await spending.of('a', day)).toMatchObject({ messages: 2, tokens: 60 })
      expect(await spending.of('b', day)).toMatchObject({ messages: 1, tokens: 30 })
      expect(await spending.of('a', '2026-11-16')).toMatchObject({ messages: 0, tokens: 0 })
    })

    it('that another process adds or removes are seen at the very next read', async () => {
      const server = await open()
      const cli = await openBeside()
      const shop = site()
      expect(await server.sites.findByHost(['shop.example'])).toBeUndefined()
      await cli.sites.add(shop)
      expect((await server.sites.findByHost(['shop.example']))?.site).toEqual(shop)
      await cli.sites.remove(shop.id)
      expect(await server.sites.findByHost(['shop.example'])).toBeUndefined()
    })
  })
}

import { defaultSiteConfig } from '#protocol'
import type { Site, SiteStore } from '#store'

const id = 'demo'

/** Registers the demo shop under the server's own address, and only there, so that `localhost` stays the owner's. */
export async function ensureDemoSite(sites: SiteStore, publicUrl: string, now: number): Promise<void> {
  const { hostname, port, protocol } = new URL(publicUrl)
  const entry = `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`
  const existing = await sites.get(id)
  if (existing?.hosts.includes(entry)) return
  const owner = await sites.findByHost([entry])
  if (owner && owner.site.id !== id) return
  if (existing) await sites.save({ ...existing, hosts: [entry] })
  else
    await sites.add(demoSite(entry, now)).catch(async (fault: unknown) => {
      // Another node that starts in the same moment may have been faster.
      if (!(await sites.get(id))) throw fault
    })
}

function demoSite(entry: string, now: number): Site {
  return {
    id,
    name: 'Fieldlamp',
    hosts: [entry],
    createdAt: now,
    config: {
      ...defaultSiteConfig('Fieldlamp'),
      primaryColor: '#24463c',
      greeting: 'Hello. Ask me about this shop, or tell me what to do and watch me do it on the page.',
      contact: { email: 'hello@fieldlamp.example', hours: 'Monday to Friday, 9 to 17', leaveMessage: true },
      quickChips: [
        { text: 'Search for pendant', payload: 'Search for pendant', paths: ['/demo/', '/demo/index.html'] },
        {
          text: 'Sort by price: low to high',
          payload: 'Sort by price: low to high',
          paths: ['/demo/', '/demo/index.html'],
        },
        { text: 'How long does delivery take?', payload: 'How long does delivery take?' },
      ],
    },
  }
}

import { demoWords, textLanguages } from '#languages'
import { defaultSiteConfig, demoSiteId as id, type SiteConfig } from '#protocol'
import type { Site, SiteStore } from '#store'

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
      ...wordsIn('en'),
      contact: { email: 'help@fieldlamp.example', hours: 'Monday to Friday, 9 to 17', leaveMessage: true },
      translations: Object.fromEntries(
        textLanguages.flatMap((language) => (language === 'en' ? [] : [[language, wordsIn(language)]])),
      ),
    },
  }
}

/** What is offered is sent in the same words; searching and sorting where the lamps are. */
function wordsIn(language: keyof typeof demoWords): Pick<SiteConfig, 'greeting' | 'quickChips'> {
  const { greeting, search, sort, delivery } = demoWords[language]
  const paths = ['/demo/', '/demo/index.html']
  return {
    greeting,
    quickChips: [
      { text: search, payload: search, paths },
      { text: sort, payload: sort, paths },
      { text: delivery, payload: delivery },
    ],
  }
}

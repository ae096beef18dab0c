import { ApiError } from '#protocol'
import { isShared, type Store } from '#store'
import type { Config } from '../../settings/config.ts'
import { createIdentity } from '../../identity/identity.ts'
import { operator } from '../../identity/sign-in-links.ts'
import { conversationEnded } from '../../replay/conversation-ended.ts'
import { wholeConversation } from '../../sessions/whole-conversation.ts'
import { createPersonalData } from './personal-data.ts'
import { createSessionNames } from '../transcripts/session-names.ts'

/**
 * What the operator of the machine does about one person. With PostgreSQL and Redis nodes may run meanwhile: they hear
 * which conversations have ended. On a file no server may run while something is erased: it would go on from memory.
 */
export function operatorPersonalData(config: Config, store: Store, now: () => number = Date.now) {
  const { admin, sessions } = store
  const { sealer } = createIdentity({ config, admin, publicUrl: () => '', now })
  const tell = isShared(store) ? store.neighbours.tell : () => undefined
  const personalData = createPersonalData({
    admin,
    sessions,
    // Who is connected only a server knows.
    presence: { online: async () => new Set() },
    sessionNames: createSessionNames(sealer.derive('session names')),
    async eraseConversation(id) {
      for (const sessionId of await wholeConversation(sessions, id)) {
        await sessions.erase(sessionId)
        tell({ kind: 'ended', sessionId, why: conversationEnded })
      }
    },
    now,
  })

  async function siteOf(id: string) {
    const site = await admin.sites.find(id)
    if (!site) throw new ApiError('not_found', `There is no site ${id}.`)
    return site
  }

  return {
    find: async (siteId: string, who: string) => personalData.find((await siteOf(siteId)).id, who),
    file: async (siteId: string, who: string) => personalData.fileOf(await siteOf(siteId), who, operator),
    erase: async (siteId: string, who: string) => personalData.erase(await siteOf(siteId), who, operator),
  }
}

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A chat widget from npm: the file a site embeds, and how its button appears and is pressed. */
export interface Peer {
  readonly name: string
  readonly version: string
  /** Path inside the package → its content. */
  readonly files: Record<string, string>
  readonly page: string
  /** Presses the button; widgets without one are open at once. */
  readonly open?: string
}

/** Versions are pinned, so that two runs measure the same thing. */
const peers = [
  {
    name: 'deep-chat',
    version: '2.4.2',
    entries: ['dist/deepChat.bundle.js'],
    page: `<script type="module" src="/peer/dist/deepChat.bundle.js"></script><deep-chat demo="true"></deep-chat>`,
  },
  {
    name: 'flowise-embed',
    version: '3.1.6',
    entries: ['dist/web.js'],
    page: `<script type="module">import Chatbot from '/peer/dist/web.js'; Chatbot.init({ chatflowid: 'x', apiHost: location.origin })</script>`,
    open: `document.querySelector('flowise-chatbot')?.shadowRoot?.querySelector('button')?.click()`,
  },
  {
    name: '@n8n/chat',
    version: '1.37.0',
    entries: ['dist/chat.bundle.es.js', 'dist/style.css'],
    page: `<link rel="stylesheet" href="/peer/dist/style.css"><script type="module">import { createChat } from '/peer/dist/chat.bundle.es.js'; createChat({ webhookUrl: location.origin + '/hook' })</script>`,
    open: `document.querySelector('.chat-window-toggle')?.click()`,
  },
  {
    name: '@typebot.io/js',
    version: '0.10.7',
    entries: ['dist/web.js'],
    page: `<script type="module">import Typebot from '/peer/dist/web.js'; Typebot.initBubble({ typebot: 'x', apiHost: location.origin })</script>`,
    open: `document.querySelector('typebot-bubble')?.shadowRoot?.querySelector('button')?.click()`,
  },
] as const

/** Fetches the packages into a folder that is gone afterwards. A registry out of reach leaves a peer out. */
export function fetchPeers(): { found: Peer[]; missing: string[] } {
  const found: Peer[] = []
  const missing: string[] = []
  for (const { entries, ...peer } of peers) {
    const folder = mkdtempSync(join(tmpdir(), 'pagehand-peer-'))
    try {
      const [tarball = ''] = execFileSync('npm', ['pack', `${peer.name}@${peer.version}`, '--silent'], {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      })
        .trim()
        .split('\n')
        .slice(-1)
      execFileSync('tar', ['xzf', tarball], { cwd: folder })
      const files = Object.fromEntries(
        entries.map((entry) => [entry, readFileSync(join(folder, 'package', entry), 'utf8')]),
      )
      found.push({ ...peer, files })
    } catch {
      missing.push(`${peer.name}@${peer.version}`)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  return { found, missing }
}

import '@mantine/core/styles.css'
import './theme/dashboard.css'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { createIdentity } from './identity/create-identity.ts'
import { readDashboardConfig } from './identity/read-dashboard-config.ts'
import { StartFailed } from './start-failed.tsx'
import { passNonce } from './theme/style-nonce.ts'

const place = document.getElementById('root')
if (!place) throw new Error('The page has no place for the dashboard.')
const root = createRoot(place)
passNonce(window)
void start()

/** The issuer knows the dashboard by one address only, so a page opened by another name moves there first. */
async function start(): Promise<void> {
  try {
    const config = await readDashboardConfig(window.fetch.bind(window))
    const { origin } = new URL(config.publicUrl)
    const { pathname, search, hash } = window.location
    if (origin !== window.location.origin) return window.location.replace(origin + pathname + search + hash)
    root.render(<App config={config} identity={createIdentity({ config, window })} />)
  } catch (fault) {
    root.render(<StartFailed reason={fault} />)
  }
}

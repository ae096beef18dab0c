import type { DashboardConfig, dashboardPaths } from '#protocol'

const address: typeof dashboardPaths.config = '/dashboard/config.json'

/** Asks the server which issuer to sign in with. */
export async function readDashboardConfig(fetch: typeof globalThis.fetch): Promise<DashboardConfig> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The server answered ${answer.status} to ${address}.`)
  return (await answer.json()) as DashboardConfig
}

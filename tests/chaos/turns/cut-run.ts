import { chaosProxy } from '../support/chaos-proxy.ts'
import { seeded } from '../support/random.ts'
import { until } from '../support/until.ts'
import { openCrowd, type CrowdVerdict } from './crowd.ts'
import { openHouse } from './house.ts'

/** Cuts TCP links to the real server at random bytes while visitors are being answered. */
export async function cutRun(options: {
  visitors: number
  cuts: number
  seed: number
}): Promise<CrowdVerdict> {
  const random = seeded(options.seed)
  const house = await openHouse()
  const proxy = await chaosProxy(house.port)
  try {
    const crowd = await openCrowd(`http://127.0.0.1:${proxy.port}`, options.visitors)
    while (proxy.cuts < options.cuts) {
      const before = proxy.cuts
      proxy.resets = random.chance(0.5)
      proxy.delayMs = random.oneOf([0, 0, 3, 12])
      proxy.cutAfter(random.between(1, 8_000))
      await until(() => proxy.cuts > before, 30_000)
    }
    return await crowd.leave()
  } finally {
    proxy.close()
    await house.close()
  }
}

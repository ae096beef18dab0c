import { setTimeout as delay } from 'node:timers/promises'
import { seeded } from '../support/random.ts'
import { openCrowd, type CrowdVerdict } from './crowd.ts'
import { openHouse } from './house.ts'

/** Kills the real server again and again while visitors are being answered. */
export async function killRun(options: {
  visitors: number
  kills: number
  seed: number
}): Promise<CrowdVerdict> {
  const random = seeded(options.seed)
  const house = await openHouse()
  try {
    const crowd = await openCrowd(`http://127.0.0.1:${house.port}`, options.visitors)
    for (let left = options.kills; left > 0; left--) {
      await delay(random.between(300, 1_500))
      await house.kill()
      await delay(random.between(0, 300))
      await house.restart()
    }
    return await crowd.leave()
  } finally {
    await house.close()
  }
}

import type { Page as Tab } from 'playwright-core'

/** What an episode asks for: its sentence, and what some tasks tell of its parts. */
export interface Asked {
  readonly sentence: string
  readonly fields: Readonly<Record<string, string>>
}

/** Starts the episode of a seed, and tells what it asks for. What it gave the first time is kept, and counts. */
export function begin(tab: Tab, seed: number, seconds: number): Promise<Asked> {
  return tab.evaluate(`(() => {
    core.EPISODE_MAX_TIME = ${seconds * 1_000}
    const end = core.endEpisode
    core.endEpisode = (reward, ...rest) => {
      window.kept.reward ??= reward
      end(reward, ...rest)
    }
    Math.seedrandom(${seed})
    core.startEpisodeReal()
    const asked = core.getUtterance()
    return typeof asked === 'string'
      ? { sentence: asked, fields: {} }
      : { sentence: asked.utterance, fields: asked.fields ?? {} }
  })()`) as Promise<Asked>
}

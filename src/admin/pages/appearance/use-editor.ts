import type { ConfigState, SiteConfig } from '#protocol'
import { useMemo, useState } from 'react'
import type { Issue } from '../../api/problem.ts'
import { checkConfig } from './check-config.ts'

/** The configuration under the owner's hands. */
export interface Editor {
  readonly config: SiteConfig
  readonly unsaved: boolean
  readonly readOnly: boolean
  set(part: Partial<SiteConfig>): void
  /** What is wrong with a field, by its path: `launcher.offsetX`. */
  issue(path: string): string | undefined
  readonly valid: boolean
  refuse(issues: readonly Issue[]): void
  take(config: SiteConfig): void
}

export function useEditor(state: ConfigState, readOnly: boolean): Editor {
  const [config, setConfig] = useState(state.draft)
  const [refused, setRefused] = useState<readonly Issue[]>([])
  const own = useMemo(() => checkConfig(config), [config])
  const unsaved = useMemo(() => JSON.stringify(config) !== JSON.stringify(state.draft), [config, state.draft])
  return {
    config,
    unsaved,
    readOnly,
    set(part) {
      setRefused([])
      setConfig((now) => ({ ...now, ...part }))
    },
    issue(path) {
      const named = refused.find((issue) => issue.path.replace(/^body\//, '').replaceAll('/', '.') === path)
      return own[path] ?? named?.reason
    },
    valid: Object.keys(own).length === 0,
    refuse: setRefused,
    take: setConfig,
  }
}

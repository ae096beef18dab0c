import type { ConfigState, SiteConfig } from '#protocol'
import { useMemo, useState } from 'react'
import type { Issue } from '../../api/problem.ts'
import { useSaveDraft } from '../../resources/use-config.ts'
import { useCurrentSite } from '../../shell/site-context.ts'
import type { FormDraft } from '../draft/form-draft.ts'
import { useBase } from '../draft/use-base.ts'
import { checkConfig } from './check-config.ts'

/** The configuration under the owner's hands. */
export interface Editor extends FormDraft {
  readonly config: SiteConfig
  set(part: Partial<SiteConfig>): void
  /** What is wrong with a field, by its path: `launcher.offsetX`. */
  issue(path: string): string | undefined
}

export function useEditor(state: ConfigState, readOnly: boolean): Editor {
  const { site } = useCurrentSite()
  const saveDraft = useSaveDraft()
  const [config, setConfig] = useState(state.draft)
  const [refused, setRefused] = useState<readonly Issue[]>([])
  const own = useMemo(() => checkConfig(config), [config])
  const base = useBase(state, {
    isUnsaved: ({ draft }) => JSON.stringify(config) !== JSON.stringify(draft),
    fill: ({ draft }) => setConfig(draft),
  })
  return {
    ...base,
    config,
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
    save: (ifMatch) => saveDraft.mutateAsync({ params: { id: site.id }, body: config, ifMatch }),
  }
}

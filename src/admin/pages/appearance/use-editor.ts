import type { ConfigState, SiteConfig } from '#protocol'
import { useMemo, useState } from 'react'
import type { Issue } from '../../api/problem.ts'
import { useSaveDraft } from '../../resources/use-config.ts'
import { useCurrentSite } from '../../shell/site-context.ts'
import type { FormDraft } from '../draft/form-draft.ts'
import { useBase } from '../draft/use-base.ts'
import { pathOf } from '../../changes/say-issue.ts'
import { checkConfig } from './check-config.ts'

/** The configuration under the owner's hands. */
export interface Editor extends FormDraft {
  readonly config: SiteConfig
  set(part: Partial<SiteConfig>): void
  /** What is wrong with a field, by its path: `launcher.offsetX`. */
  issue(path: string): string | undefined
  /** The paths of the fields that the server did not take. */
  readonly refused: readonly string[]
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
    issue: (path) => own[path] ?? refused.find((issue) => pathOf(issue) === path)?.reason,
    wrong: own,
    refused: refused.map(pathOf),
    refuse: setRefused,
    save: (ifMatch) => saveDraft.mutateAsync({ params: { id: site.id }, body: config, ifMatch }),
  }
}

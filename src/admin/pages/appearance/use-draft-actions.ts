import type { ConfigState } from '#protocol'
import { useQueryClient } from '@tanstack/react-query'
import { isProblem, Problem } from '../../api/problem.ts'
import { useApi } from '../../api/api-context.ts'
import { useConfirm } from '../../parts/confirm.tsx'
import { useToast } from '../../parts/toast.tsx'
import { useDiscardDraft, usePublish, useSaveDraft } from '../../resources/use-config.ts'
import { useCurrentSite } from '../../shell/site-context.ts'
import type { Editor } from './use-editor.ts'

/** Save, publish and discard; whoever was slower is asked what to do. */
export function useDraftActions(state: ConfigState, editor: Editor) {
  const { site } = useCurrentSite()
  const { call } = useApi()
  const client = useQueryClient()
  const saveDraft = useSaveDraft()
  const publishDraft = usePublish()
  const discardDraft = useDiscardDraft()
  const confirm = useConfirm()
  const toast = useToast()
  const params = { id: site.id }

  async function saved(etag: string): Promise<ConfigState> {
    if (!editor.unsaved) return state
    const next = await saveDraft.mutateAsync({ params, body: editor.config, ifMatch: etag })
    client.setQueryData(['readConfig', { params }], next)
    editor.take(next.draft)
    return next
  }

  /** Someone else changed the draft in between: theirs is never overwritten unasked. */
  async function guarded(act: (etag: string) => Promise<string>): Promise<void> {
    try {
      toast.done(await act(state.etag))
    } catch (fault) {
      if (!isProblem(fault, 'precondition_failed')) return refused(fault)
      const overwrite = await confirm({
        title: 'Someone else has changed this',
        text: 'The draft was changed since you opened it. Overwrite it with yours, or cancel and load this page anew to see theirs.',
        confirm: 'Overwrite',
        danger: true,
      })
      if (!overwrite) return
      const { etag } = await call('readConfig', { params })
      await act(etag).then(toast.done, refused)
    }
  }

  function refused(fault: unknown): void {
    if (fault instanceof Problem) editor.refuse(fault.issues)
    toast.failed(fault)
  }

  return {
    busy: saveDraft.isPending || publishDraft.isPending || discardDraft.isPending,
    save: () =>
      guarded(async (etag) => {
        await saved(etag)
        return 'The draft is saved. Visitors do not see it yet.'
      }),
    publish: () =>
      guarded(async (etag) => {
        const now = editor.unsaved ? (await saved(etag)).etag : etag
        const { version } = await publishDraft.mutateAsync({ params, ifMatch: now })
        return `Version ${version} is published. Visitors see it at their next page.`
      }),
    async discard() {
      const agreed = await confirm({
        title: 'Discard the draft?',
        text: `Every change since version ${state.version} of ${site.name} is thrown away.`,
        confirm: 'Discard',
        danger: true,
      })
      if (!agreed) return
      editor.take(state.published)
      if (state.hasDraft)
        await discardDraft.mutateAsync({ params }).then(() => toast.done('The draft is gone.'), toast.failed)
    },
  }
}

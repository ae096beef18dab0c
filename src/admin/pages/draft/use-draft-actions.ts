import type { ConfigState } from '#protocol'
import { useQueryClient } from '@tanstack/react-query'
import { isProblem, Problem } from '../../api/problem.ts'
import { useApi } from '../../api/api-context.ts'
import { useConfirm } from '../../parts/confirm.tsx'
import { useToast } from '../../parts/toast.tsx'
import { useTryAssistant } from '../../resources/use-assistant.ts'
import { useDiscardDraft, usePublish } from '../../resources/use-config.ts'
import { useCurrentSite } from '../../shell/site-context.ts'
import type { FormDraft } from './form-draft.ts'

/** Save, publish and discard; whoever was slower is asked what to do. */
export function useDraftActions(state: ConfigState, form: FormDraft) {
  const { site } = useCurrentSite()
  const { call } = useApi()
  const client = useQueryClient()
  const publishDraft = usePublish()
  const discardDraft = useDiscardDraft()
  const tryAssistant = useTryAssistant()
  const confirm = useConfirm()
  const toast = useToast()
  const params = { id: site.id }

  async function saved(etag: string): Promise<ConfigState> {
    if (!form.unsaved) return { ...state, etag }
    const next = await form.save(etag)
    client.setQueryData(['readConfig', { params }], next)
    form.take(next)
    return next
  }

  /** Someone else changed the draft in between: theirs is never overwritten unasked. */
  async function guarded(act: (etag: string) => Promise<string | undefined>): Promise<void> {
    const told = (sentence: string | undefined) => sentence !== undefined && toast.done(sentence)
    try {
      told(await act(state.etag))
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
      await act(etag).then(told, refused)
    }
  }

  function refused(fault: unknown): void {
    if (fault instanceof Problem) form.refuse(fault.issues)
    toast.failed(fault)
  }

  /** A model that visitors do not have yet is asked first: one that does not answer leaves them without an assistant. */
  async function answers({ assistant: { published, draft } }: ConfigState): Promise<boolean> {
    if (draft.model === published.model && draft.baseUrl === published.baseUrl) return true
    const test = await tryAssistant.mutateAsync({ params, body: draft })
    if (test.ok) return true
    return confirm({
      title: 'The model does not answer',
      text: `${test.message} Visitors would get the built-in assistant, or an apology.`,
      confirm: 'Publish anyway',
      danger: true,
    })
  }

  return {
    busy: publishDraft.isPending || discardDraft.isPending || tryAssistant.isPending,
    save: () =>
      guarded(async (etag) => {
        await saved(etag)
        return 'The draft is saved. Visitors do not see it yet.'
      }),
    publish: () =>
      guarded(async (etag) => {
        const now = await saved(etag)
        if (!(await answers(now))) return undefined
        const next = await publishDraft.mutateAsync({ params, ifMatch: now.etag })
        return `Version ${next.version} is published. It holds for visitors from now on.`
      }),
    async discard() {
      const agreed = await confirm({
        title: 'Discard the draft?',
        text: `Every change since version ${state.version} of ${site.name} is thrown away: look, assistant and policy.`,
        confirm: 'Discard',
        danger: true,
      })
      if (!agreed) return
      if (!state.hasDraft) return form.take(state)
      await discardDraft.mutateAsync({ params }).then((next) => {
        form.take(next)
        toast.done('The draft is gone.')
      }, toast.failed)
    },
  }
}

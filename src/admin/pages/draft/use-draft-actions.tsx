import type { ConfigState, PublishedVersion } from '#protocol'
import { useQueryClient } from '@tanstack/react-query'
import { isProblem, Problem } from '../../api/problem.ts'
import { useApi } from '../../api/api-context.ts'
import { sayIssue } from '../../changes/say-issue.ts'
import { useConfirm } from '../../parts/confirm.tsx'
import { useToast } from '../../parts/toast.tsx'
import { useTryAssistant } from '../../resources/use-assistant.ts'
import { useDiscardDraft, usePublish, useRollBack } from '../../resources/use-config.ts'
import { useCurrentSite } from '../../shell/site-context.ts'
import { Conflict } from './conflict.tsx'
import type { FormDraft } from './form-draft.ts'

interface Way {
  readonly confirm: string
  readonly advice: string
}

/** What can be done when somebody else was faster. */
const ways = {
  mine: {
    confirm: 'Use mine',
    advice:
      'With “Use mine” what you changed on this page replaces theirs; their changes on other pages stay. Or cancel, note what you want to keep, and load this page again to see theirs.',
  },
  publish: {
    confirm: 'Publish all of it',
    advice: 'Publishing would make this public too. Or cancel and look at it first: the page now shows it.',
  },
  discard: {
    confirm: 'Discard theirs too',
    advice: 'Discarding would throw this away too. Or cancel and look at it first.',
  },
  goBack: {
    confirm: 'Go back all the same',
    advice: 'Going back would replace this too. Or cancel and look at it first.',
  },
} as const satisfies Record<string, Way>

/** Save, publish, discard and go back. Nothing that somebody else did in between is written over or thrown away unasked. */
export function useDraftActions(form: FormDraft) {
  const { site } = useCurrentSite()
  const { call } = useApi()
  const client = useQueryClient()
  const publishDraft = usePublish()
  const discardDraft = useDiscardDraft()
  const rollBack = useRollBack()
  const tryAssistant = useTryAssistant()
  const confirm = useConfirm()
  const toast = useToast()
  const params = { id: site.id }
  const show = (state: ConfigState) => client.setQueryData(['readConfig', { params }], state)

  async function saved(base: ConfigState): Promise<ConfigState | undefined> {
    if (!form.unsaved) return base
    const next = await form.save(base.etag)
    if (next) {
      show(next)
      form.take(next)
    }
    return next
  }

  /** Goes by what the form has seen; where that is not the latest, the person decides. */
  async function guarded(
    act: (seen: ConfigState) => Promise<string | undefined>,
    { confirm: go, advice }: Way,
  ): Promise<void> {
    const told = (sentence: string | undefined) => sentence !== undefined && toast.done(sentence)
    try {
      told(await act(form.base))
    } catch (fault) {
      if (!isProblem(fault, 'precondition_failed')) return refused(fault)
      const now = await call('readConfig', { params })
      show(now)
      const agreed = await confirm({
        title: 'Somebody else has changed the draft',
        text: <Conflict seen={form.base} now={now} advice={advice} />,
        confirm: go,
        danger: true,
      })
      if (agreed) await act(now).then(told, refused)
    }
  }

  function refused(fault: unknown): void {
    const issues = fault instanceof Problem ? fault.issues : []
    form.refuse(issues)
    const [first] = issues
    toast.failed(first ? new Error(sayIssue(first, form.part)) : fault)
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
    busy: [publishDraft, discardDraft, rollBack, tryAssistant].some(({ isPending }) => isPending),
    save: () =>
      guarded(async (seen) => {
        return (await saved(seen)) && 'The draft is saved. Visitors do not see it yet.'
      }, ways.mine),
    publish: () =>
      guarded(
        async (seen) => {
          const now = await saved(seen)
          if (!now || !(await answers(now))) return undefined
          const next = await publishDraft.mutateAsync({ params, ifMatch: now.etag })
          form.follow(next)
          return `Version ${next.version} is published. It holds for visitors from now on.`
        },
        form.unsaved ? ways.mine : ways.publish,
      ),
    async discard() {
      const { version, hasDraft } = form.base
      const agreed = await confirm({
        title: 'Discard the draft?',
        text: `Every change since version ${version} of ${site.name} is thrown away: look, assistant and policy.`,
        confirm: 'Discard',
        danger: true,
      })
      if (!agreed) return
      if (!hasDraft) return form.take(form.base)
      await guarded(async ({ etag }) => {
        form.take(await discardDraft.mutateAsync({ params, ifMatch: etag }))
        return 'The draft is gone.'
      }, ways.discard)
    },
    async goBack({ version, whole }: PublishedVersion, onDone: () => void) {
      const agreed = await confirm({
        title: `Go back to version ${version}?`,
        text: `It is published at once as a new version, and the draft of ${site.name} becomes it too. ${whole ? 'Look, assistant and policy go back together; keys stay.' : 'This one is from before assistant and policy were kept with it: only the look goes back.'}`,
        confirm: 'Go back',
      })
      if (!agreed) return
      await guarded(async ({ etag }) => {
        const which = { id: site.id, version: String(version) }
        const next = await rollBack.mutateAsync({ params: which, ifMatch: etag })
        form.take(next)
        onDone()
        return `Version ${version} is back, as version ${next.version}.`
      }, ways.goBack)
    },
  }
}

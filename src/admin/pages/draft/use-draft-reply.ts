import { useCallback } from 'react'
import type { PreviewQuestion, PreviewReply } from '../../preview/preview-state.ts'
import { useAskDraft } from '../../resources/use-config.ts'
import { useCurrentSite } from '../../shell/site-context.ts'

type Reply = PreviewReply['reply']

/** Asks the saved draft for the preview. What stands in its way is said where its answer would be. */
export function useDraftReply(): (question: PreviewQuestion) => Promise<Reply> {
  const { site, may } = useCurrentSite()
  const { mutateAsync } = useAskDraft()
  const isEditor = may('editor')
  return useCallback(
    async ({ ask, history }) => {
      if (!isEditor)
        return { text: 'Only editors and owners can ask the draft: it may cost tokens of your model.' }
      try {
        const body = { message: ask, history: [...history], language: navigator.language }
        const { fault, text, sources, block } = await mutateAsync({ params: { id: site.id }, body })
        if (fault !== null)
          return { text: `${text}\n\n**The model does not answer**: ${fault}. Look at *Assistant*, *Model*.` }
        return { text, sources, block }
      } catch (problem) {
        return {
          text: `The preview could not ask: ${problem instanceof Error ? problem.message : String(problem)}`,
        }
      }
    },
    [isEditor, mutateAsync, site.id],
  )
}

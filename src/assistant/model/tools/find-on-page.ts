import { Type } from 'typebox'
import { noElement } from '#protocol'
import { fence } from '../../prompt/fence.ts'
import { findInSnapshot } from './find-in-snapshot.ts'
import { modelTool } from './model-tool.ts'

export const findOnPage = modelTool({
  description: 'Look for words on the whole page.',
  input: Type.Object({ query: Type.String() }),
  // What the snapshot does not show may still be on the page: then the widget looks.
  interpret: ({ query }, { view, nonce }) => {
    const found = findInSnapshot(query, view.page)
    if (found) return { kind: 'told', text: `${fence(found.text, nonce)}${tellMore(found.more)}` }
    return {
      kind: 'act',
      steps: [{ action: 'find', elementId: noElement, inputData: query, description: query }],
    }
  },
})

function tellMore(more: number): string {
  return more === 0
    ? ''
    : `\n${more} more ${more === 1 ? 'place holds' : 'places hold'} these words: name more words to find one of them.`
}

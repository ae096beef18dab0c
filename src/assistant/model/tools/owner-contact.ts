import { Type } from 'typebox'
import type { UiBlock } from '#protocol'
import { modelTool } from './model-tool.ts'

export const ownerContact = modelTool({
  description: 'End your answer with how to reach the people of the site.',
  input: Type.Object({ message: Type.String() }),
  interpret: ({ message }, { view }) => {
    const { contact = {}, siteName = view.site.name } = view.site.config
    if (Object.values(contact).every((value) => !value))
      return {
        kind: 'told',
        text: 'The owner has given no contact. Look for a contact page, or say that you do not know.',
        failed: true,
      }
    const block: UiBlock = { block_type: 'contact_card', data: { name: siteName, ...contact }, message }
    return { kind: 'close', proposal: { kind: 'answer', block } }
  },
})

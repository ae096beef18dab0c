import { Type } from 'typebox'
import { fence } from '../../prompt/fence.ts'
import { oneLine } from '../../prompt/render-line.ts'
import { renderPassages } from '../../prompt/render-passages.ts'
import { findPassages } from './find-passages.ts'
import { modelTool } from './model-tool.ts'

const maxCharacters = 4_000
const maxPages = 3

export const searchSite = modelTool({
  description: 'Look something up on all pages of the site: numbered passages to cite, and pages to go to.',
  input: Type.Object({ query: Type.String({ description: "A question, in the site's language." }) }),
  async interpret({ query }, { view, citations, nonce, signal }) {
    const [passages, pages] = await Promise.all([
      findPassages(query, view, signal),
      view.knowledge.map(query, { expected: view.language, limit: maxPages }, signal),
    ])
    if (passages.length === 0 && pages.length === 0)
      return { kind: 'told', text: 'The site says nothing about that, as far as it was learned.' }
    const told = [
      renderPassages(citations.show(passages), maxCharacters),
      ...pages.map(
        ({ title, url, forms }) =>
          `Page: ${oneLine(title)} (${url})${forms.map(({ name, fields }) => `; form ${oneLine(name)}: ${fields.map(oneLine).join(', ')}`).join('')}`,
      ),
    ]
    return { kind: 'told', text: fence(told.filter((line) => line !== '').join('\n\n'), nonce) }
  },
})

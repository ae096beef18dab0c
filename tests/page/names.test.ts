import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type NameCase, nameCases } from './name-cases.ts'
import { nameContentCases } from './name-content-cases.ts'
import { openStage, type Scene, type Stage } from './support/stage.ts'

const groups: [string, readonly NameCase[]][] = Object.entries({ ...nameCases, ...nameContentCases })
let stage: Stage
let scene: Scene

beforeAll(async () => {
  stage = await openStage()
  scene = await stage.show('<body></body>')
})
afterAll(() => stage.close())

describe('accessible names', () => {
  it('are tried on at least 150 cases', () => {
    expect(groups.flatMap(([, cases]) => cases).length).toBeGreaterThanOrEqual(150)
  })

  it.each(groups)('follow the rules of %s', async (_, cases) => {
    const named = await scene.tab.evaluate((all) => {
      const deep = (root: Document | ShadowRoot): Element | undefined => {
        for (const element of root.querySelectorAll('*')) {
          if (element.id === 'x') return element
          const inner = element.shadowRoot && deep(element.shadowRoot)
          if (inner) return inner
        }
        return undefined
      }
      return all.map(([html]) => {
        document.body.setHTMLUnsafe(html)
        const element = deep(document)
        return [html, element ? window.hands.nameOf(element) : 'no element']
      })
    }, cases)
    expect(named).toEqual(cases)
  })
})

/** Where Chromium has another name, and why ours stays. */
const chromiumDiffers: Record<string, string> = {
  'Hidden label': 'accname 1.2 reads a hidden label that was asked for by name',
  Code: 'Chromium tells the length of the password',
  'Outer Tip': 'step 2I also holds inside a label',
  Hint: 'an empty label gives no name, so the hint does',
  Chart: 'HTML-AAM names a figure by its caption',
  Region: 'Chromium wants the image loaded before it knows the areas',
  'A B': 'a row is named by its content',
  Teapot: '`wbr` is no white space',
  Written: 'a label of nothing but white space, hard or not, gives no name',
}

describe('Chromium', () => {
  it('gives the same names but for those listed', async () => {
    const cdp = await scene.tab.context().newCDPSession(scene.tab)
    const differ: string[] = []
    for (const [html, name] of groups.flatMap(([, cases]) => cases)) {
      await scene.tab.evaluate((html) => document.body.setHTMLUnsafe(html), html)
      const { nodes } = await cdp.send('Accessibility.getFullAXTree')
      const { root } = await cdp.send('DOM.getDocument', { depth: -1, pierce: true })
      const node = nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === nodeNamedX(root)?.backendNodeId)
      const theirs = String(node?.name?.value ?? '')
        .replace(/[ \t\n\f\r]+/g, ' ')
        .replace(/^ | $/g, '')
      if (theirs !== name) differ.push(name)
    }
    expect(differ.toSorted()).toEqual(Object.keys(chromiumDiffers).toSorted())
  })
})

interface DomNode {
  backendNodeId: number
  attributes?: string[]
  children?: DomNode[]
  shadowRoots?: DomNode[]
}

function nodeNamedX(node: DomNode): DomNode | undefined {
  const { attributes = [], children = [], shadowRoots = [] } = node
  if (attributes.some((value, index) => value === 'x' && attributes[index - 1] === 'id')) return node
  for (const child of [...children, ...shadowRoots]) {
    const found = nodeNamedX(child)
    if (found) return found
  }
  return undefined
}

import { attributeOf } from '../../dom/own-members.ts'
import { isLigature } from '../../words/icons.ts'
import { withoutGlyphs } from '../../words/without-glyphs.ts'

/** Names of icons as icon fonts and drawing libraries write them into classes. */
const icon =
  /(?:^|\s)(?:fa|bi|mdi|ti|ri|bxs?|la|pi|ph|icons?|i|glyphicon|lucide|feather|anticon|el-icon|octicon|codicon|uil|tabler-icon|ui-icon|ql|swiper-button|carousel-control)-((?!solid|regular|light|brands|fw|lg|sm|xs|spin|only|wrapper|button)[a-z][a-z-]*)/i
/** Words of classes that say how something looks or behaves, not what it is for. */
const dull =
  /^(active|all|btn|button|clickable|col|container|content|control|corner|default|disabled|element|flex|focus|front|handle|header|helper|hidden|hover|icons?|inline|inner|item|left|link|outer|primary|right|secondary|selected|small|span|state|svg|text|toggle|trigger|visible|widget|wrapper)$/

/** What tells of something without a name: the icon in it, its file, a word of its class. */
export function hintOf(element: Element): string {
  const parts = [element, ...Array.from(element.querySelectorAll('i,svg,use,img,span')).slice(0, 6)]
  for (const part of parts) {
    const hint = iconOf(part)
    if (hint) return hint
  }
  return (
    shapeOf(element) ||
    wordOf(attributeOf(element, 'class') ?? '') ||
    wordOf(attributeOf(element, 'id') ?? '')
  )
}

function iconOf(part: Element): string {
  if (isLigature(part)) return plain(part.textContent ?? '')
  const classes = attributeOf(part, 'class') ?? ''
  const named =
    icon.exec(classes)?.[1] ??
    attributeOf(part, 'data-icon') ??
    attributeOf(part, 'data-lucide') ??
    // Material's drawings carry their name for tests: "DeleteIcon".
    /^(\w+)Icon$/.exec(attributeOf(part, 'data-testid') ?? '')?.[1] ??
    /[#/]([a-z][\w-]*)(?:\.\w+)?$/i.exec(attributeOf(part, 'href') ?? attributeOf(part, 'src') ?? '')?.[1]
  return named ? plain(named) : ''
}

/** A part of a drawing is told by its form and colour. */
function shapeOf(element: Element): string {
  if (!element.namespaceURI?.endsWith('svg') || element.localName === 'svg') return ''
  return withoutGlyphs(`${attributeOf(element, 'fill') ?? ''} ${element.localName}`)
}

function wordOf(classes: string): string {
  const words = classes.split(/[\s_-]+|(?<=[a-z])(?=[A-Z])/).filter((word) => /^[a-z]{3,20}$/i.test(word))
  return words.findLast((word) => !dull.test(word.toLowerCase()))?.toLowerCase() ?? ''
}

function plain(name: string): string {
  return withoutGlyphs(name.replace(/([a-z])(?=[A-Z])/g, '$1 ').replace(/[-_]+/g, ' ')).toLowerCase()
}

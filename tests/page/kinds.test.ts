import { afterAll, beforeAll, expect, it } from 'vitest'
import { kindTraits, outlineKinds } from '#protocol'
import { openStage, type Stage } from './support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const inputs =
  'button checkbox color date datetime-local email file image month number password radio range reset search submit tel text time url week'
const roles =
  'alert alertdialog article banner button cell checkbox columnheader combobox complementary contentinfo dialog figure form grid gridcell group heading img link list listbox listitem log main menu menubar menuitem menuitemcheckbox menuitemradio meter navigation none note option presentation progressbar radio radiogroup region row rowgroup rowheader scrollbar search searchbox separator slider spinbutton status switch tab table tablist tabpanel textbox timer toolbar tooltip tree treegrid treeitem nonsense'

const everything = [
  ...inputs.split(' ').map((type) => `<p><label>${type} <input type=${type} value=""></label></p>`),
  ...roles.split(' ').map((role) => `<div role=${role} tabindex=0 aria-label="The ${role}">A ${role}</div>`),
  `<header>Head</header><nav aria-label=Ways><ul><li><a href="/a">A</a></li></ul></nav>
  <main><h1>Title</h1><section aria-label=Part><p>Text</p></section><aside>Beside</aside></main>
  <table><tr><th>Name</th><th>Age</th></tr><tr><th scope=row>Ada</th><td><button>36</button></td></tr></table>
  <select aria-label=One><option>1</option></select><select multiple aria-label=Many><option>1</option></select>
  <input list=l aria-label=Listed><datalist id=l><option>x</option></datalist>
  <textarea aria-label=Long></textarea><div contenteditable aria-label=Rich>Rich</div>
  <details open><summary>More</summary>Inside</details><progress value=3 max=9>3</progress><meter value=1>1</meter>
  <img alt="A cat" src="data:,"><div onclick="1">Do</div><div draggable=true>Drag</div><canvas onclick="1">Draw</canvas>
  <form aria-label=Send><fieldset><legend>Group</legend><input aria-label=In></fieldset><button>Go</button></form>
  <iframe title=Framed srcdoc="<button>In</button>"></iframe><dl><dt>Key<dd>Value</dl><ol><li>One<li>Two</ol>
  <footer>Foot</footer>`,
].join('\n')

it('tells every line in a word of the one table of kinds', async () => {
  const { outline } = await (await stage.show(everything)).snapshot()
  const kinds = new Set(outline.lines.map(([, , kind]) => kind))
  expect([...kinds].filter((kind) => !Object.hasOwn(outlineKinds, kind))).toEqual([])
  expect(kinds.size).toBeGreaterThan(30)
})

it('tells what can be acted on by what one does with it', async () => {
  const { outline } = await (await stage.show(everything)).snapshot()
  const uses = Object.fromEntries(
    outline.lines.flatMap(([, id, kind, text]) => (id > 0 ? [[text, kindTraits(kind).use]] : [])),
  )
  expect(uses).toMatchObject({
    email: 'write',
    checkbox: 'tick',
    date: 'set',
    range: 'set',
    One: 'choose',
    Many: 'choose',
    Listed: 'choose',
    Long: 'write',
    Rich: 'write',
    More: 'press',
    'The switch': 'tick',
    'The slider': 'set',
    'The treeitem': 'press',
    'The nonsense': 'press',
  })
})

import { lineOf, type Thing, viewOf } from '../../view/index.ts'
import { submits, type Act } from '../act.ts'
import { bondIn, type Bond } from '../labels/binding-in.ts'
import { isCoveredBy } from '../labels/covered.ts'
import { vocabulary } from '../labels/vocabulary.ts'
import { anyFormOf, type Scene } from '../scene.ts'
import { isHarmlessLabel } from './harmless.ts'
import { leadsSomewhere } from './plain-page.ts'

/** What the part around a button says that the button itself leaves unsaid. */
export function sectionBond(
  { pressed, sends }: Act,
  { page }: Scene,
): { readonly bond: Bond; readonly title: string } | undefined {
  if (!pressed || pressed.use !== 'press' || leadsSomewhere(pressed.state.href, page)) return undefined
  const inDialog = pressed.within.includes('dialog')
  if (!inDialog && !sends && !submits(pressed) && !isImplied(pressed, page) && !isNeutral(pressed))
    return undefined
  if (closesWhatIsOver(pressed, page)) return undefined
  for (const title of titlesOver(pressed, page)) {
    const bond = bondIn(title)
    if (!bond) continue
    // "Next" under "Book a table" is a step on the way; under "Delete your account" it may be the last.
    if (bond === 'binding' && isHarmlessLabel(pressed, page)) continue
    return { bond, title }
  }
  return undefined
}

const proseLines = 8
const proseCharacters = 160

/** What stands over a thing: the title of its part, the name of its form, and what a dialog says in few words. */
function titlesOver(thing: Thing, page: Scene['page']): string[] {
  const { lines, outline } = viewOf(page)
  const around = [thing.path.at(-1) ?? '', anyFormOf(page, thing)?.name ?? '']
  for (let at = lines[lines[thing.line]?.parent ?? -1]; at; at = lines[at.parent]) {
    if (at.kind !== 'dialog') continue
    const said = lines
      .slice(at.index + 1, at.end)
      .filter(({ id, text }) => id === 0 && text.length <= proseCharacters)
      .slice(0, proseLines)
    const prose = said.filter(({ kind, text }) => kind === 'heading' || bondIn(text) !== 'binding')
    // A view leaves out a name that begins as its content does; here all of it counts.
    const title = outline.lines[at.index]?.[3] ?? at.text
    return [...around, title, ...prose.map(({ text }) => text)]
  }
  return around
}

/** Whether it puts a dialog away by its whole label, "Cancel" included where the dialog itself cancels nothing. */
export function closesWhatIsOver(thing: Thing, page: Scene['page']): boolean {
  const { names, within } = thing
  if (!within.includes('dialog') || names.length === 0) return false
  const cancels = titlesOver(thing, page).some((title) => bondIn(title) === 'destructive')
  return names.every((name) => {
    const line = lineOf(name)
    if (isCoveredBy(line, [vocabulary.closes])) return true
    return !cancels && (/^[×✕✖✗xX]$/.test(name.trim()) || calledOff.test(name.trim()))
  })
}

/** "Cancel" in our languages, as a whole label. */
const calledOff =
  /^(?:cancel|abbrechen|annuler|cancelar|annulla|annuleren|anuluj|vazgeç|iptal|إلغاء|キャンセル|取消|zrušit|storno|취소|отмена|отменить|avbryt)$/iu

/** OK, Yes, Continue, Apply: labels that say nothing of what they do. */
function isNeutral({ names }: Thing): boolean {
  return names.every((name) => neutral.test(name.trim()))
}

const neutral =
  /^(?:ok(?:ay)?|yes|continue|proceed|go|apply|submit|done|finish|save|run|confirm|next|i understand|sure|ja|weiter|fortfahren|anwenden|fertig|speichern|oui|continuer|appliquer|terminer|sí|si|continuar|aplicar|sì|continua|applica|sim|doorgaan|toepassen|tak|dalej|zastosuj|evet|devam|uygula|نعم|متابعة|تطبيق|はい|次へ|続ける|適用|是|确定|確定|继续|应用|ano|pokračovat|použít|예|네|확인|계속|적용|да|продолжить|применить|fortsätt|använd)[!.…]*$/iu

function isImplied(thing: Thing, page: Scene['page']): boolean {
  const form = thing.form === undefined ? undefined : viewOf(page).forms[thing.form]
  return form?.submits.includes(thing) ?? false
}

import { lineOf, type Thing, viewOf, type ViewLine } from '../../view/index.ts'
import { submits, type Act } from '../act.ts'
import { bondIn, type Bond } from '../labels/binding-in.ts'
import { isCoveredBy } from '../labels/covered.ts'
import { vocabulary } from '../labels/vocabulary.ts'
import { anyFormOf, type PolicyContext } from '../policy-context.ts'
import { isHarmlessLabel } from './harmless.ts'
import { leadsSomewhere } from './plain-page.ts'

/** What the part around a button says that the button itself leaves unsaid. */
export function sectionBond(
  { pressed, sends }: Act,
  { page }: PolicyContext,
): { readonly bond: Bond; readonly title: string } | undefined {
  if (!pressed || pressed.use !== 'press') return undefined
  if (pressed.kind === 'link' && leadsSomewhere(pressed.state.href, page)) return undefined
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
function titlesOver(thing: Thing, page: PolicyContext['page']): string[] {
  const { lines, outline } = viewOf(page)
  const around = [
    thing.path.at(-1) ?? '',
    anyFormOf(page, thing)?.name ?? '',
    ...(thing.names.every(affirms) ? wordsBefore(thing, lines) : []),
  ]
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

/** What the last words before a button say, where it only agrees to them and nothing says that they belong together. */
function wordsBefore({ line }: Thing, lines: readonly ViewLine[]): string[] {
  return lines
    .slice(Math.max(0, line - 4), line)
    .filter(({ id, text }) => id === 0 && text.length <= proseCharacters && bondIn(text) !== 'binding')
    .slice(-2)
    .map(({ text }) => text)
}

/** Whether it puts a dialog away by its whole label, "Cancel" included where the dialog itself cancels nothing. */
export function closesWhatIsOver(thing: Thing, page: PolicyContext['page']): boolean {
  const { names, within } = thing
  if (!within.includes('dialog') || names.length === 0) return false
  const titles = titlesOver(thing, page)
  const bonds = titles.map(bondIn)
  const cancels = bonds.includes('destructive')
  const binds = bonds.some((bond) => bond !== undefined)
  return names.every((name) => {
    const line = lineOf(name)
    // "Got it" closes a note, and agrees to what is about to happen.
    if (declines.test(name) && titles.some((title) => /cookie|クッキー/i.test(title))) return true
    if (isCoveredBy(line, [vocabulary.closes])) return !(binds && affirms(name))
    return !cancels && (/^[×✕✖✗xX]$/.test(name.trim()) || calledOff.test(name.trim()))
  })
}

/** To say no to cookies leaves everything as it is. */
const declines =
  /^\W*(?:reject|decline|refuse|deny|(?:only|use) (?:necessary|essential)|(?:alle )?ablehnen|nur notwendige|(?:tout )?refuser|rechazar|rifiuta|recusar|rejeitar|weiger|alles weigeren|odrzuć|reddet|رفض|拒否|拒绝|拒絕|odmítnout|거부|отклонить|avvisa|neka)/iu

/** "Cancel" in our languages, as a whole label. */
const calledOff =
  /^(?:cancel|abbrechen|annuler|cancelar|annulla|annuleren|anuluj|vazgeç|iptal|إلغاء|キャンセル|取消|zrušit|storno|취소|отмена|отменить|avbryt)$/iu

/** OK, Yes, Continue, Apply: labels that say nothing of what they do. */
function isNeutral({ names }: Thing): boolean {
  return names.every((name) => affirms(name) || onward.test(name.trim()))
}

/** OK, Yes, Done: it agrees to what stands there. */
function affirms(name: string): boolean {
  return affirming.test(name.trim())
}

const affirming =
  /^(?:ok(?:ay)?|yes|done|finish|confirm|i understand|understood|got it|sure|ja|fertig|verstanden|oui|terminer|compris|j'ai compris|sí|si|listo|entendido|sì|fatto|ho capito|capito|sim|concluir|entendi|klaar|begrepen|tak|gotowe|rozumiem|evet|tamam|anladım|نعم|تم|حسنا|فهمت|はい|完了|了解|是|好|好的|完成|确定|確定|知道了|ano|hotovo|rozumím|예|네|확인|완료|да|готово|понятно|klar|jag förstår)[!.…]*$/iu
const onward =
  /^(?:continue|proceed|go|apply|submit|save|run|next|weiter|fortfahren|anwenden|speichern|continuer|appliquer|continuar|aplicar|continua|applica|doorgaan|toepassen|dalej|zastosuj|devam|uygula|متابعة|تطبيق|次へ|続ける|適用|继续|应用|pokračovat|použít|계속|적용|продолжить|применить|fortsätt|använd)[!.…]*$/iu

function isImplied(thing: Thing, page: PolicyContext['page']): boolean {
  const form = thing.form === undefined ? undefined : viewOf(page).forms[thing.form]
  return form?.submits.includes(thing) ?? false
}

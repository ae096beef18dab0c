import { lineOf, type Thing, viewOf, type ViewLine } from '../../view/index.ts'
import { submits, type Act } from '../act.ts'
import { bondIn, type Bond } from '../labels/binding-in.ts'
import { contentWords } from '../labels/content-words.ts'
import { isCoveredBy } from '../labels/covered.ts'
import { asksForAnswer } from '../labels/questions.ts'
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
    const bond = bondIn(title) ?? (isNeutral(pressed) ? announced(title) : undefined)
    if (!bond) continue
    // "Next" under "Book a table" is a step on the way; under "Delete your account" it may be the last.
    if (bond === 'binding' && isHarmlessLabel(pressed, page) && !agreesTo(title, pressed, page)) continue
    return { bond, title }
  }
  return undefined
}

/** "Publish this post?", and Continue: the dialog asks, or has nothing else to go on with. */
function agreesTo(title: string, pressed: Thing, page: PolicyContext['page']): boolean {
  if (!pressed.within.includes('dialog') || !isNeutral(pressed)) return false
  return (
    isQuestion(title) ||
    (!pressed.names.some((name) => turnsOver.test(name.trim())) && !asksForInput(pressed, page))
  )
}

/** Asks for a yes, and not for an answer: "Publish this post?". */
function isQuestion(text: string): boolean {
  return /[?？؟]\s*$/.test(text) && !asksForAnswer(text)
}

/** Whether there is something to fill in or to choose in the dialog around a thing. */
function asksForInput({ line }: Thing, page: PolicyContext['page']): boolean {
  const { lines, things } = viewOf(page)
  let at = lines[lines[line]?.parent ?? -1]
  while (at && at.kind !== 'dialog') at = lines[at.parent]
  const { index = 0, end = 0 } = at ?? {}
  return things.some((thing) => thing.line > index && thing.line < end && thing.use !== 'press')
}

/** What a dialog says will happen: "You will be charged 500 EUR". */
function announced(text: string): Bond | undefined {
  return charges.test(text) ? 'final' : undefined
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
    const prose = said.filter(
      ({ kind, text }) => kind === 'heading' || isQuestion(text) || bondIn(text) !== 'binding',
    )
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
  // "Close your account?" and Close, "Manage booking" and Cancel: the label is what is to be done.
  const callsOff = titles.some((title) => engagement.test(title)) && !asksForInput(thing, page)
  return names.every((name) => {
    const line = lineOf(name)
    if (titles.some((title) => isDeedOf(name, title))) return false
    if (callsOff && calledOff.test(name.trim())) return false
    // "Got it" closes a note, and agrees to what is about to happen.
    if (declines.test(name) && titles.some((title) => /cookie|クッキー/i.test(title))) return true
    if (isCoveredBy(line, [vocabulary.closes])) return !(binds && affirms(name))
    return !cancels && (/^[×✕✖✗xX]$/.test(name.trim()) || calledOff.test(name.trim()))
  })
}

/** Whether a title begins with what a label says, and goes on: "Dismiss employee?" over Dismiss. */
function isDeedOf(name: string, title: string): boolean {
  const [verb, ...more] = contentWords(title)
  return more.length > 0 && contentWords(name).join(' ') === verb
}

/** What can be called off for good. */
const engagement =
  /(?<!\p{L})(?:booking|reservation|appointment|subscription|membership|order|buchung|reservierung|termin|abo|abonnement|bestellung|réservation|rendez-vous|commande|reserva|cita|suscripción|pedido|prenotazione|abbonamento|ordine|assinatura|boeking|reservering|bestelling|rezerwacja|zamówienie|rezervace|objednávka|rezervasyon|sipariş|бронирование|подписка|заказ|bokning|prenumeration)(?!\p{L})|予約|注文|预订|预约|订单|예약|주문|حجز|طلب/iu

/** Says that money is taken. */
const charges =
  /(?<!\p{L})(?:charged|debited|billed|abgebucht|belastet|débité|débitée|facturé|cobrará|cargará|addebitat[oi]|cobrado|debitado|afgeschreven|obciążon\p{L}*|tahsil edilecek|списан\p{L}*|debiteras|stržen\p{L}*)(?!\p{L})|請求されます|将扣款|将收取|청구됩니다|سيتم خصم/iu

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

/** Turns to the next of several pages, also in a tour. */
const turnsOver =
  /^(?:next|weiter|suivant|siguiente|avanti|próximo|volgende|dalej|ileri|التالي|次へ|下一步|další|다음|далее|nästa)[!.…]*$/iu

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

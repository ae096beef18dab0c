import type { PageContext } from '#protocol'
import { lineOf, purposeOf, viewOf, type Field, type Form, type Thing } from '../../view/index.ts'
import type { Act } from '../act.ts'
import { vocabulary } from '../labels/vocabulary.ts'
import { anyFormOf, type PolicyContext } from '../policy-context.ts'
import { isHarmlessLabel } from './harmless.ts'
import { leadsSomewhere } from './plain-page.ts'

/** What a press changes of role, plan, visibility or the account's address, though its label only says "Save". */
export function accountChange({ pressed }: Act, { page }: PolicyContext): string | undefined {
  if (!pressed || pressed.use !== 'press' || leadsSomewhere(pressed.state.href, page)) return undefined
  return savedBy(pressed, page) ?? planOf(pressed, page)
}

function savedBy(button: Thing, page: PageContext): string | undefined {
  const form = anyFormOf(page, button)
  if (!form?.submits.includes(button) || form.search || form.method?.toLowerCase() === 'get') return undefined
  if (isHarmlessLabel(button, page, true)) return undefined
  const titles = [form.name, button.path.at(-1) ?? '']
  const changed =
    form.fields.find(setsRights) ?? (titles.some((title) => account.test(title)) ? reachIn(form) : undefined)
  return changed?.label
}

/** A list or a row of radio buttons for role, plan or visibility that holds something. */
function setsRights({ thing, choices, label, value }: Field): boolean {
  const isChoice = thing.use === 'choose' || choices.some(({ state }) => state.checked === true)
  if (!isChoice || (choices.length === 0 && !value) || purposeOf(thing) !== undefined) return false
  return vocabulary.sensitive.has(lineOf(label))
}

/** The field by which the visitor is reached or signs in. */
function reachIn({ fields }: Form): Field | undefined {
  return fields.find(({ purpose }) => purpose !== undefined && reaches.has(purpose))
}

const reaches = new Set<string>(['email', 'phone', 'street'])

/** "Choose" beside a price that comes every month, where plans are changed. */
function planOf({ names, record, path }: Thing, page: PageContext): string | undefined {
  const found = record === undefined ? undefined : viewOf(page).records[record]
  if (!found || found.amounts.length === 0 || !names.some((name) => chooses.test(name.trim())))
    return undefined
  const isPlan = path.some((title) => vocabulary.sensitive.has(lineOf(title)))
  return isPlan && found.parts.some(({ text }) => recurs.test(text)) ? found.title : undefined
}

const account =
  /(?<!\p{L})(?:account|log-?in|sign-?in|konto|anmelde\p{L}*|compte|connexion|cuenta|conta|accesso|účet|hesap|аккаунт\p{L}*)(?!\p{L})|アカウント|账户|帐户|帳戶|계정|حساب/iu
const chooses =
  /^(?:choose|select|get|go|pick|take|switch|wähle|auswählen|choisir|sélectionner|elegir|seleccionar|scegli|seleziona|escolher|selecionar|kies|kiezen|wybierz|seç|選択|选择|選擇|vybrat|선택|выбрать|välj)/iu
const recurs =
  /(?:\/|per|a|pro|par|al|por|na|za)\s*(?:month|mo|year|yr|monat|jahr|mois|an|mes|mês|año|ano|mese|anno|maand|jaar|miesiąc|rok|měsíc)(?!\p{L})|monthly|yearly|monatlich|mensuel|mensual|月額|每月|매월|в месяц/iu

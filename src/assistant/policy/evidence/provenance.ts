import { fold, plain } from '#protocol'
import { lineOf, purposeOf, type Thing, viewOf } from '../../view/index.ts'
import { grantKey } from '../grant-key.ts'
import { contentWords, saysAll } from '../labels/content-words.ts'
import { named, type Evidence } from '../row.ts'
import type { PolicyContext } from '../policy-context.ts'
import { isTold, type Sources } from '../is-told.ts'

/** What is written came from the visitor or from the page's own fields; other words are shown to the visitor first. */
export const untoldValue: Evidence = (act, context) => {
  const { traits, step, target } = act
  const value = step.inputData
  if (!traits.needsSource || value === undefined) return undefined
  if (isTold(value, sourcesOf(target, context)) || isTakenFromPage(value, target, context)) return undefined
  if (context.agreed.has(grantKey(act, context.page))) return undefined
  return `the value for ${named(target)} came neither from the visitor nor from the page's fields`
}

/** Labels and running text are left out: anyone may have written them, and hidden orders stand there. */
function sourcesOf(target: Thing | undefined, { visitorWords, page, language, now }: PolicyContext): Sources {
  const values = viewOf(page).things.map(({ state }) => state.value ?? '')
  const filled = (page.previouslyFilledFields ?? []).map((field) => field.value)
  const own = target?.state.options ?? []
  return {
    language,
    now,
    visitor: visitorWords,
    page: [...values, ...filled, ...own].filter((text) => text !== ''),
  }
}

/** "Use the code on this page": one word or number of the line that the visitor spoke of. */
function isTakenFromPage(
  value: string,
  target: Thing | undefined,
  { page, message }: PolicyContext,
): boolean {
  const token = plain(value)
  if (!/^\S{2,40}$/.test(token) || !/[\p{N}\p{Lu}]/u.test(value) || (target && isDelicate(target)))
    return false
  return viewOf(page).lines.some(({ id, text, path }) => {
    if (id !== 0 || !` ${plain(text)} `.match(wholeToken(token))) return false
    const about = contentWords(`${text} ${path.at(-1) ?? ''} ${target?.name ?? ''}`)
    return about.some((word) => word.length >= 3 && word !== token && saysAll([word], message))
  })
}

function wholeToken(token: string): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\p{N}])${token.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
    'u',
  )
}

/** Where a strange value does harm: who gets it, where it goes, how much it is. */
function isDelicate(target: Thing): boolean {
  const purpose = purposeOf(target)
  return (
    (purpose !== undefined && delicate.has(purpose)) ||
    target.names.some((name) => recipient.test(` ${fold(lineOf(name))} `))
  )
}

const delicate = new Set<string>([
  'email',
  'street',
  'city',
  'postal-code',
  'region',
  'country',
  'amount',
  'url',
  'phone',
  'secret',
])
/** Who gets it and how much it is, without accents: whole words, and what other words are made with or end differently. */
const recipient = new RegExp(
  [
    ' (?:to|an|b?cc|bids?|tips?|sum|conto|conta|don|dons|bod|lance) ',
    // English, German, French
    'recipient|payee|beneficia|receiver|account|iban|amount|wallet|donation| price|payout',
    'empfang|begunstigt|konto|betrag|spende|trinkgeld|gebot| preis',
    'destinat|compte|montant|pourboire|enchere| prix',
    // Spanish, Italian, Portuguese
    'cuenta|importe|propina|donaci| precio| puja|mancia|prezzo|donazion|valor|doacao|gorjeta| preco',
    // Dutch, Polish, Turkish, Czech, Swedish
    'ontvanger|begunstigde|rekening|bedrag| fooi| prijs|odbior|kwot|darowizn|napiw| cen[ayeu] ',
    'alici|hesap|tutar|bagis|bahsis|fiyat|prijem|ucet |uctu |castk|mottagar|belopp| pris |dricks',
    // Russian, Arabic and those without spaces
    'получател|счет|сумм|пожертв|чаевы| цен[ауые] ',
    'مستلم|مستفيد|الحساب|المبلغ|السعر|تبرع',
    '宛先|受取人|口座|金額|収款|寄付|入札|收款人|收件人|账户|帳戶|金额|捐款|出价|받는 ?사람|수신자|수취인|계좌|금액|기부',
  ].join('|'),
  'u',
)

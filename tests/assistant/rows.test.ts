import { expect, it } from 'vitest'
import { defaultSiteConfig, type Line, type PageContext, type PolicyRule, type SequenceStep } from '#protocol'
import { actOf } from '../../src/assistant/policy/act.ts'
import { grantKey } from '../../src/assistant/policy/grant-key.ts'
import { judge } from '../../src/assistant/policy/judge.ts'
import type { PolicyContext } from '../../src/assistant/policy/policy-context.ts'
import { table } from '../../src/assistant/policy/table.ts'

interface Example extends Partial<Omit<PolicyContext, 'page' | 'site'>> {
  readonly line?: Line
  readonly step?: Partial<SequenceStep>
  readonly rules?: readonly PolicyRule[]
  readonly page?: PageContext
  readonly actions?: { readonly enabled: boolean }
}

const line = (kind: string, text: string, state: Line[4] = {}): Line => [0, 1, kind, text, state]
const unknown = line('button', 'Frobnicate')
const rule = (effect: PolicyRule['effect']): PolicyRule[] => [{ id: 'r', effect, label: 'Frobnicate' }]
const tool = { action: 'call_tool', elementId: -1, tool: 'stock', arguments: {} }
const enter = { action: 'press_key', inputData: 'Enter' }

/** For each row of the table an act that this row, and no other, decides about. */
const examples: Record<string, Example> = {
  'complete-input': { line: line('listitem', 'Lamp'), step: { action: 'drag' } },
  'known-key': { line: unknown, step: { action: 'press_key', inputData: 'Hyper+Q' } },
  'target-exists': { step: { elementId: 99 } },
  'key-target': { step: { ...enter, elementId: -1 } },
  'verb-fits-element': { line: unknown, step: { action: 'type', inputData: 'Ada' } },
  'element-enabled': { line: line('button', 'Next', { disabled: true }) },
  'known-option': {
    line: line('select', 'Size', { options: ['Small'] }),
    step: { action: 'select', inputData: 'Huge' },
  },
  'known-tool': { step: tool },
  'one-line': {
    line: line('textbox', 'Name', { inputType: 'text' }),
    step: { action: 'type', inputData: 'Ada\n' },
    visitorWords: ['Ada'],
  },
  'pressed-once': { line: line('button', 'Next'), step: { action: 'double_click' } },
  'owner-switches': { line: line('button', 'Next'), actions: { enabled: false } },
  'owner-never': { line: unknown, rules: rule('never') },
  'mark-block': { line: line('button', 'Next', { mark: 'block' }) },
  'secret-field': {
    line: line('textbox', 'Password', { secret: true }),
    step: { action: 'type', inputData: 'Ada' },
    visitorWords: ['Ada'],
  },
  'secret-value': {
    line: line('textbox', 'Note'),
    step: { action: 'type', inputData: '4111 1111 1111 1111' },
    visitorWords: ['4111 1111 1111 1111'],
  },
  captcha: { line: line('checkbox', "I'm not a robot"), step: { action: 'check' } },
  'file-chooser': { line: line('file', 'Photo') },
  'consent-box': { line: line('checkbox', 'I agree to the terms'), step: { action: 'check' } },
  'on-site': { step: { action: 'navigate', elementId: -1, url: 'https://elsewhere.example/' } },
  'form-on-site': {
    line: line('searchbox', 'Search', { form: 0 }),
    step: enter,
    page: { outline: { lines: [], forms: [{ action: 'https://elsewhere.example/', search: true }] } },
  },
  'key-instead': { line: line('textbox', 'Name'), step: { action: 'press_key', inputData: 'e' } },
  'point-instead': { line: line('slider', 'Amount'), step: { at: { x: 0.9, y: 0.5 } } },
  'visitor-forbade': { line: line('button', 'Send'), message: "fill it in but don't send it" },
  'only-looks': { line: unknown, step: { action: 'highlight' } },
  'owner-asks': { line: unknown, rules: rule('ask'), message: 'frobnicate' },
  'mark-confirm': { line: line('button', 'Next', { mark: 'confirm' }) },
  binding: { line: line('button', 'Pay now'), message: 'pay now' },
  immediate: { line: line('switch', 'Two-factor authentication', { checked: true }) },
  'writing-tool': { step: tool, page: { tools: [{ name: 'stock', description: '' }] } },
  'value-provenance': { line: line('textbox', 'Name'), step: { action: 'type', inputData: 'Eve' } },
  'owner-frees': { line: unknown, rules: rule('free') },
  'reading-tool': { step: tool, page: { tools: [{ name: 'stock', description: '', readOnly: true }] } },
  mechanics: { line: line('tab', 'Frobnicate') },
  harmless: { line: line('button', 'Next') },
  'harmless-enter': { line: line('textbox', 'Add a new task'), step: enter },
  counts: { line: [0, 1, 'button', 'Widen credit limit'], message: 'widen credit limit' },
  named: { line: unknown, message: 'frobnicate it' },
  undoable: {
    line: line('button', 'Frobnicate everything', { pressed: false }),
    message: 'frobnicate it',
    by: 'builtin',
  },
  agreed: { line: unknown, agreed: new Set([agreedKey()]) },
  unknown: { line: unknown },
}

function agreedKey(): string {
  const page = { url: 'https://mill.example/a', outline: { lines: [unknown] } }
  return grantKey(actOf({ action: 'click', elementId: 1, description: '' }, page)!, page)
}

function judged({ line, step, rules, page, actions, ...context }: Example): string {
  const lines = line ? [line] : []
  const config = { ...defaultSiteConfig(), ...(actions && { actions }) }
  const policy = rules ? { rules } : {}
  const { decision, rule } = judge(
    { action: 'click', elementId: 1, description: '', ...step },
    {
      site: { id: 's', name: 'Mill', hosts: ['mill.example'], config, policy },
      page: { ...page, url: 'https://mill.example/a', outline: { ...page?.outline, lines } },
      visitorWords: [],
      message: '',
      by: 'model',
      agreed: new Set(),
      earlier: [],
      language: 'en',
      now: new Date(0),
      ...context,
    },
  )
  return `${decision}: ${rule}`
}

it('[V4] has an example for every row of the table, and no other', () => {
  expect(Object.keys(examples)).toEqual(table.map(({ id }) => id))
})

it.each(table.map(({ id, decision }) => [id, decision] as const))(
  '[V4] decides by the row %s',
  (id, decision) => {
    expect(judged(examples[id] ?? {})).toBe(`${decision}: ${id}`)
  },
)

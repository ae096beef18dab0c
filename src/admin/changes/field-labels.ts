/**
 * What each field is called, by its path and by where it stands in the dashboard. Forms take their labels from here, so
 * differences are told in the words that the owner has filled in.
 */
const groups = {
  'Colour and type': {
    primaryColor: 'Colour',
    theme: 'Theme',
    'typography.headingFont': 'Font of headings',
    'typography.bodyFont': 'Font of text',
    'typography.fontSize': 'Text size',
    'typography.headingWeight': 'Weight of headings',
    'typography.buttonRadius': 'Corners of buttons',
  },
  Greeting: { siteName: 'Name', greeting: 'Greeting', logoUrl: 'Logo' },
  Layout: { layout: 'Layout', position: 'Position', locale: 'Language', dir: 'Reading direction' },
  Launcher: {
    'launcher.shape': 'Shape',
    'launcher.size': 'Size',
    'launcher.icon': 'Icon',
    'launcher.iconUrl': 'Address of your icon',
    'launcher.label': 'Label',
    'launcher.offsetX': 'From the side',
    'launcher.offsetY': 'From the edge',
    'launcher.zIndex': 'Layer (z-index)',
    'launcher.glow': 'Soft glow',
    'launcher.hideOnMobile': 'Hide on phones',
    'launcher.hidden': 'No launcher',
  },
  'Quick chips': { quickChips: 'Quick chips' },
  Nudge: {
    'nudge.enabled': 'Show a nudge',
    'nudge.message': 'Words',
    'nudge.style': 'Style',
    'nudge.trigger': 'When',
    'nudge.delay': 'After',
    'nudge.scrollPercent': 'How far down',
    'nudge.idleMs': 'Quiet for',
    'nudge.paths': 'Only on',
    'nudge.excludePaths': 'Never on',
    'nudge.cooldownHours': 'Not again for',
    'nudge.maxPerSession': 'At most, in one visit',
  },
  Translations: {
    'translations.greeting': 'Greeting',
    'translations.launcherLabel': 'Label of the launcher',
    'translations.nudge': 'Nudge',
    'translations.disclaimer': 'Disclaimer',
    'translations.quickChips': 'Quick chips',
  },
  Notices: {
    disclaimer: 'Disclaimer',
    'consent.required': 'Ask for consent first',
    'consent.text': 'Words of the consent',
    'consent.url': 'Address of your privacy page',
    sound: 'A soft sound when a reply is there',
    poweredBy: 'Show “Pagehand” at the foot',
  },
  Contact: {
    'contact.email': 'E-mail',
    'contact.phone': 'Phone',
    'contact.url': 'Contact page',
    'contact.hours': 'Hours',
    'contact.leaveMessage': 'Visitors may leave a message',
  },
  Acting: {
    'actions.enabled': 'It may act on the page',
    'actions.deny': 'Never do',
    'actions.confirm': 'Always ask first',
  },
  Pages: { 'paths.only': 'Only on', 'paths.except': 'Never on' },
  Privacy: {
    'privacy.mask': 'Hide on the page',
    'privacy.pictures': 'Pictures from',
    'privacy.keepQuery': 'Keep the query of page addresses',
  },
  Hosts: { enabled: 'Show the assistant' },
  Assistant: {
    'assistant.persona': 'Persona',
    'assistant.rules': 'Rules and facts',
    'assistant.model': 'Model',
    'assistant.baseUrl': 'Address',
    'assistant.tellsVisitor': 'Tell the model who the visitor is',
    'assistant.tuning.maxTokens': 'Tokens of an answer',
    'assistant.tuning.temperature': 'Temperature',
    'assistant.tuning.reasoning': 'Thinks first',
    'assistant.tuning.contextTokens': 'Tokens it can read at once',
    'assistant.tuning.pageTokens': 'Tokens of the page',
    'assistant.tuning.headers': 'Headers',
    'assistant.tuning.body': 'More fields of a request',
  },
  Budget: {
    'assistant.budget.tokensPerDay': 'Tokens a day',
    'assistant.prices.currency': 'Currency',
    'assistant.prices.input': 'Read',
    'assistant.prices.cached': 'Read, cached',
    'assistant.prices.output': 'Written',
  },
  Policy: {
    'policy.verbs': 'What it can do',
    'policy.rules': 'Your own rules',
    'policy.deny': 'Never do',
    'policy.confirm': 'Always ask first',
  },
} as const

type Groups = typeof groups
export type FieldGroup = keyof Groups
export type FieldPath = { [Group in FieldGroup]: keyof Groups[Group] }[FieldGroup] & string

export const fieldLabels = Object.assign({}, ...Object.values(groups)) as Readonly<Record<FieldPath, string>>

/** Where in the dashboard a field is changed. */
export const groupOfField = Object.fromEntries(
  Object.entries(groups).flatMap(([group, fields]) => Object.keys(fields).map((path) => [path, group])),
) as Readonly<Record<FieldPath, FieldGroup>>

/** What the audit keeps of changes that are no part of the draft. */
export const recordLabels: Readonly<Record<string, string>> = {
  name: 'Name',
  hosts: 'Hosts',
  waiting: 'Hosts that wait for a proof',
  days: 'Days that transcripts stay',
  keyHint: 'The key ends in',
  role: 'Role',
  scope: 'What it may do',
  siteIds: 'Sites',
  expiresAt: 'Ends',
  emails: 'E-mail addresses',
  webhookUrl: 'Webhook',
  done: 'Done',
  exclude: 'Leave out',
  everyHours: 'Learn again',
  added: 'Answers added',
  before: 'From before',
  erased: 'Conversations erased',
  format: 'Format',
  outcome: 'Outcome',
  from: 'From',
  to: 'To',
  zone: 'Time zone',
  searched: 'Only what a search found',
  languages: 'Languages',
  calls: 'Calls of the model, at most',
  conversations: 'Conversations',
  contacts: 'Messages left',
  silent: 'Visits without a conversation',
}

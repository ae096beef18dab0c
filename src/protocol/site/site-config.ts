import { Type, type Static } from 'typebox'
import { SiteContact } from './contact.ts'
import { limits } from '../limits.ts'
import { patterns } from './patterns.ts'
import { SelectorRule } from './policy-rule.ts'
import { siteChoices } from './site-choices.ts'

const oneOf = <const Values extends readonly string[]>(values: Values) =>
  Type.Unsafe<Values[number]>(Type.Enum([...values]))

const hexColour = Type.String({ pattern: patterns.hexColour })
const cssLength = Type.String({ pattern: patterns.cssLength })
const fontNames = Type.String({
  maxLength: 200,
  pattern: patterns.fontNames,
  description:
    'Font family names, separated by commas. Never fetched: the page or the system must have them.',
})
const httpUrl = Type.String({ maxLength: limits.urlCharacters, pattern: patterns.address })
const pathPatterns = Type.Array(Type.String({ maxLength: 200, pattern: patterns.path }), {
  maxItems: 50,
  description: 'Paths; `*` stands for any characters.',
})
const line = (maxLength: number) => Type.String({ maxLength })
const milliseconds = Type.Integer({ minimum: 0, maximum: 3_600_000 })

const QuickChip = Type.Object({
  text: Type.String({ minLength: 1, maxLength: limits.chipCharacters }),
  payload: Type.String({ minLength: 1, maxLength: 280 }),
  paths: Type.Optional(pathPatterns),
})

/** How the assistant looks and behaves on one site. */
export const SiteConfig = Type.Object(
  {
    layout: oneOf(siteChoices.layout),
    primaryColor: hexColour,
    greeting: line(500),
    position: oneOf(siteChoices.position),
    typography: Type.Object(
      {
        headingFont: fontNames,
        bodyFont: fontNames,
        buttonRadius: cssLength,
        headingWeight: Type.Optional(Type.Integer({ minimum: 100, maximum: 900 })),
        fontSize: Type.Optional(oneOf(siteChoices.fontSize)),
      },
      { additionalProperties: false },
    ),
    launcher: Type.Object(
      {
        shape: oneOf(siteChoices.launcherShape),
        size: oneOf(siteChoices.launcherSize),
        icon: oneOf(siteChoices.launcherIcon),
        glow: Type.Boolean(),
        iconUrl: Type.Optional(httpUrl),
        label: Type.Optional(line(40)),
        hidden: Type.Optional(Type.Boolean()),
        offsetX: Type.Optional(Type.Integer({ minimum: 0, maximum: 400 })),
        offsetY: Type.Optional(Type.Integer({ minimum: 0, maximum: 400 })),
        zIndex: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 })),
        hideOnMobile: Type.Optional(Type.Boolean()),
      },
      { additionalProperties: false },
    ),
    nudge: Type.Object(
      {
        enabled: Type.Boolean(),
        message: Type.Optional(line(140)),
        style: Type.Optional(oneOf(siteChoices.nudgeStyle)),
        delay: Type.Optional(milliseconds),
        trigger: Type.Optional(oneOf(siteChoices.nudgeTrigger)),
        scrollPercent: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
        idleMs: Type.Optional(milliseconds),
        paths: Type.Optional(pathPatterns),
        excludePaths: Type.Optional(pathPatterns),
        cooldownHours: Type.Optional(Type.Integer({ minimum: 0, maximum: 8_760 })),
        maxPerSession: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
      },
      { additionalProperties: false },
    ),
    quickChips: Type.Array(QuickChip, { maxItems: limits.quickChips }),
    questions: Type.Optional(
      Type.Array(line(limits.labelCharacters), {
        maxItems: limits.questions,
        description:
          'Questions that are known to have an answer. Filled in by the server from what the site knows.',
      }),
    ),
    contact: Type.Optional(SiteContact),
    enabled: Type.Optional(Type.Boolean({ description: 'The pause switch.' })),
    paths: Type.Optional(
      Type.Object(
        { only: Type.Optional(pathPatterns), except: Type.Optional(pathPatterns) },
        { additionalProperties: false },
      ),
    ),
    siteName: Type.Optional(line(80)),
    hosts: Type.Optional(
      Type.Array(line(limits.hostCharacters), {
        maxItems: 200,
        description: "The site's hosts around the one that asks. Filled in by the server.",
      }),
    ),
    logoUrl: Type.Optional(httpUrl),
    theme: Type.Optional(oneOf(siteChoices.theme)),
    locale: Type.Optional(Type.String({ pattern: patterns.languageTag })),
    translations: Type.Optional(
      Type.Record(
        Type.String({ pattern: patterns.languageTag }),
        Type.Object(
          {
            greeting: Type.Optional(line(500)),
            nudge: Type.Optional(line(140)),
            launcherLabel: Type.Optional(line(40)),
            disclaimer: Type.Optional(line(500)),
            quickChips: Type.Optional(Type.Array(QuickChip, { maxItems: limits.quickChips })),
          },
          { additionalProperties: false },
        ),
      ),
    ),
    dir: Type.Optional(oneOf(siteChoices.dir)),
    disclaimer: Type.Optional(line(500)),
    consent: Type.Optional(
      Type.Object(
        { required: Type.Boolean(), text: Type.Optional(line(500)), url: Type.Optional(httpUrl) },
        { additionalProperties: false },
      ),
    ),
    actions: Type.Optional(
      Type.Object(
        {
          enabled: Type.Optional(Type.Boolean()),
          deny: Type.Optional(Type.Array(line(120), { maxItems: 50 })),
          confirm: Type.Optional(Type.Array(line(120), { maxItems: 50 })),
          rules: Type.Optional(
            Type.Array(SelectorRule, {
              maxItems: 100,
              description:
                "The selectors of the owner's rules, which the page tries. Filled in by the server from the policy.",
            }),
          ),
        },
        { additionalProperties: false },
      ),
    ),
    privacy: Type.Optional(
      Type.Object(
        {
          mask: Type.Optional(
            Type.Array(line(200), {
              maxItems: 50,
              description: 'CSS selectors whose text and values stay in the page.',
            }),
          ),
          pictures: Type.Optional(
            Type.Array(Type.String({ maxLength: limits.hostCharacters, pattern: patterns.host }), {
              maxItems: 50,
              description:
                'Hosts beside the own ones whose pictures show at once in answers; others wait for a click.',
            }),
          ),
          keepQuery: Type.Optional(
            Type.Boolean({ description: 'Whether page addresses keep query and fragment.' }),
          ),
        },
        { additionalProperties: false },
      ),
    ),
    sound: Type.Optional(Type.Boolean()),
    poweredBy: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)
export type SiteConfig = Static<typeof SiteConfig>
export type QuickChip = Static<typeof QuickChip>

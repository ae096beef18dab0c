import { placeOf } from '../language/ordinals.ts'
import type { Intent } from './intent.ts'

interface Pattern {
  readonly when: RegExp
  readonly means: (groups: readonly string[]) => Intent
}

const to = (place: string): 'up' | 'down' | 'top' | 'bottom' =>
  /top|start|beginning/i.test(place)
    ? 'top'
    : /bottom|end/i.test(place)
      ? 'bottom'
      : /up/i.test(place)
        ? 'up'
        : 'down'

/** What a clause means by its form. The first pattern that fits wins, so the special stand before the general. */
export const patterns: readonly Pattern[] = [
  {
    when: /^(?:scroll|page(?= (?:up|down)))(?: (?:the )?page)?(?: a (?:bit|little)| further| all the way| right)?(?: back)?(?: to)?(?: the)?(?: very)? ?(up|down|top|bottom|end|start|beginning)?(?: (?:of|on) (?:the|this) page| the page| a (?:bit|little|page)| further| more| again)*$/i,
    means: ([place = 'down']) => ({ kind: 'scroll', to: to(place) }),
  },
  {
    when: /^(?:go|jump|take me|get|move|bring me)(?: back)?(?: all the way)? (?:to )?(?:the )?(?:very )?(up|down|top|bottom|end)(?: of (?:the|this) page)?$/i,
    means: ([place = 'down']) => ({ kind: 'scroll', to: to(place) }),
  },
  {
    when: /^scroll (?:down |up )?(?:to|until(?: you (?:see|reach))?|till) (.+)$/i,
    means: ([target = '']) => ({ kind: 'scroll_to', target }),
  },
  {
    when: /^(?:go |take me |navigate |move |step )?back(?: (?:to )?(?:the )?(?:(?:previous|last|prior) page|where i was|one page|a page))?$/i,
    means: () => ({ kind: 'back' }),
  },
  {
    when: /^(?:go|carry|move) on(?: (?:to )?(?:the )?next (?:step|part))?$|^keep going$/i,
    means: () => ({ kind: 'do', target: 'continue' }),
  },
  { when: /^(?:reload|refresh)(?: (?:the |this )?page)?$/i, means: () => ({ kind: 'reload' }) },
  {
    when: /^(?:(?:go|turn|move|switch|jump|take me) (?:on )?(?:to )?|show (?:me )?|open |load |see |view |click (?:on )?)?(?:the )?(next|following|previous|prev|last|first) page(?: of (?:the )?(?:results|list|products|articles|posts))?$/i,
    means: ([which = 'next']) => ({ kind: 'page', to: which.toLowerCase() }),
  },
  {
    when: /^(?:(?:go|turn|jump|switch|take me) (?:on )?(?:to )?|show (?:me )?|open |load )?page (?:number )?(\d{1,3})$/i,
    means: ([which = '1']) => ({ kind: 'page', to: which }),
  },
  {
    when: /^(?:(?:go|turn|jump|switch|take me) (?:on )?(?:to )?|show (?:me )?|open |load )?(?:the )?(second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d{1,2}(?:st|nd|rd|th)) page$/i,
    means: ([which = '']) => ({ kind: 'page', to: String(placeOf(which) ?? which) }),
  },
  {
    when: /^where (?:can|could|do|would) (?:i|we|one) (?:find|see|get to|look at|get|buy|browse|change|edit|view|check)\s+(.+?)(?: (?:on (?:this|the) page|here))?\??$/i,
    means: ([target = '']) => ({ kind: 'locate', target, toUse: true }),
  },
  {
    when: /^(?:where(?:'s|’s| is| are| can i (?:find|see|get to)| do i (?:find|see))|point (?:me )?(?:to|at|out)|highlight|locate|show me where)\s+(.+?)(?: is| are)?(?: (?:on (?:this|the) page|here))?\??$/i,
    means: ([target = '']) => ({ kind: 'locate', target }),
  },
  {
    when: /^(?:sort|order|arrange|rank)(?: (?!by\b)[\p{L}]+){0,4}? (?:by|on|from|with)(?: the)? (.+)$/iu,
    means: ([by = '']) => ({ kind: 'sort', by }),
  },
  {
    when: /^(?:sort|show|list|put|order|display)(?: me)?(?: (?:the|them|it|these|all|results|products|items|everything))*?(?: the)? ((?:\S+ ){1,3}first)$/i,
    means: ([by = '']) => ({ kind: 'sort', by }),
  },
  {
    when: /^(?:the )?((?:(?:most|least) \p{L}+|\p{L}+est|(?:lowest|highest|best) \p{L}+)(?: ones)? first)$/iu,
    means: ([by = '']) => ({ kind: 'sort', by }),
  },
  {
    when: /^(?:filter|narrow|limit|restrict|refine)(?: (?!by\b|to\b|for\b|down\b|on\b)[\p{L}]+){0,4}?(?: down)? (?:by|to|for|on|with)(?: only)? (.+)$/iu,
    means: ([by = '']) => ({ kind: 'filter', by }),
  },
  {
    when: /^(?:only show|show only|show me only|only display|just show)(?: me)?(?: the)? (.+)$/i,
    means: ([by = '']) => ({ kind: 'filter', by }),
  },
  {
    when: /^(?:search|look(?! for\b)|browse)(?: (?!for\b|up\b|fro\b)[\p{L}]+){0,4}? (?:for|fro|up)(?: me)? (.+?)(?: (?:on|in|with) (?:this|the) (?:site|page|website|shop|store|search(?: box| field| bar)?))?$/iu,
    means: ([value = '']) => ({ kind: 'search', value }),
  },
  {
    when: /^(?:search|look up)(?: me)? (.+?)(?: (?:on|in|with) (?:this|the) (?:site|page|website|shop|store|search(?: box| field| bar)?))?$/i,
    means: ([value = '']) => ({ kind: 'search', value }),
  },
  {
    when: /^(?:show|tell|list)(?: me)? (?:what|all|everything)(?: that)? you(?: have|'ve got|’ve got| sell| offer)$/i,
    means: () => ({ kind: 'question', text: 'what do you sell' }),
  },
  {
    when: /^(?:i'm |i’m |i am |we're |we’re |we are )?(?:just )?looking for(?: some)? (.+)$/i,
    means: ([target = '']) => ({ kind: 'open', target }),
  },
  {
    when: /^(?:find|look for)(?: me)? (.+?)(?: (?:on|in) (?:this|the) (?:site|page|website|shop|store))?$/i,
    means: ([value = '']) => ({ kind: 'search', value, orOpen: true }),
  },
  {
    when: /^(?:send|submit|post)(?: (?:it|this|that|them|everything|(?:the |my |this )?(?:form|message|request|enquiry|inquiry|application|booking|reply|comment)))?(?: off| in| away)?$/i,
    means: () => ({ kind: 'submit', target: '' }),
  },
  {
    when: /^(?:start|run|perform|launch|begin|trigger) (?!over$|again$)(?:the |a |my )?(.+)$/i,
    means: ([target = '']) => ({ kind: 'click', target }),
  },
  {
    when: /^(?:tell|ask|write to|message) (?:them|him|her|us|the [\p{L}]+)(?: that)? (["“'„].+)$/iu,
    means: ([text = '']) => ({ kind: 'fill', form: '', text: `message: ${text}` }),
  },
  {
    when: /^(?:comment|answer|reply|respond|review)(?: with| that)?:? (["“„«].+|'.+')$/iu,
    means: ([text = '']) => ({ kind: 'fill', form: '', text }),
  },
  { when: /^double[ -]?click(?: on)? (.+)$/i, means: ([target = '']) => ({ kind: 'double_click', target }) },
  {
    when: /^(?:hover|move the (?:mouse|cursor|pointer))(?: over| on| onto| to)? (.+)$/i,
    means: ([target = '']) => ({ kind: 'hover', target }),
  },
  {
    when: /^(?:click|press|tap|hit|push)(?: on| onto| at)? (.+)$/i,
    means: ([target = '']) => ({ kind: 'click', target }),
  },
  {
    when: /^(?:untick|uncheck|unmark|deselect|disable|(?:turn|switch|toggle) off|deactivate|un-?select)(?: the)? (.+)$/i,
    means: ([target = '']) => ({ kind: 'uncheck', target }),
  },
  {
    when: /^(?:no more|stop(?: (?:sending|showing|giving|emailing|mailing)(?: me)?)?) (.+)$/i,
    means: ([target = '']) => ({ kind: 'uncheck', target }),
  },
  {
    when: /^(?:turn|switch|toggle) (?:the )?(.+?) off$/i,
    means: ([target = '']) => ({ kind: 'uncheck', target }),
  },
  {
    when: /^(?:tick|check(?![ -](?:in|out)\b)|mark|enable|(?:turn|switch|toggle) on|activate)(?: off)? (.+)$/i,
    means: ([target = '']) => ({ kind: 'check', target }),
  },
  {
    when: /^(?:turn|switch|toggle) (?:the )?(.+?) on$/i,
    means: ([target = '']) => ({ kind: 'check', target }),
  },
  {
    when: /^(?:fill|complete|populate)(?: in| out| up)? (.+?) (?:with|using|by) (.+)$/is,
    means: ([form = '', text = '']) => ({ kind: 'fill', form, text }),
  },
  {
    when: /^(?:fill|complete)(?: in| out| up)?(?: (?:the|this|that|my|in))*(?: (.*?))?(?: ?form| ?it)?(?: [:,-] ?(.*))?$/is,
    means: ([form = '', text = '']) => ({ kind: 'fill', form, text }),
  },
  {
    when: /^(?:apply|use|redeem|enter|add|try)(?: (?:the|my|a|this))?(?: [\p{L}]+)? (code|voucher|coupon)(?: code)?:? ([\p{L}\d-]*\d[\p{L}\d-]*|\p{Lu}{4,})$/u,
    means: ([, code = '']) => ({ kind: 'do', target: `use the discount code ${code}` }),
  },
  {
    when: /^(?:type|write|enter|put|input|insert|key in|fill in|paste)(?: in)? (.+)$/is,
    means: ([phrase = '']) => ({ kind: 'type', phrase }),
  },
  {
    when: /^(?:make|change|set) (?:it|that|them|this)(?: to)? (\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve)(?: of (?:it|them|those|these))?$/i,
    means: ([value = '']) => ({ kind: 'set', target: 'it', value }),
  },
  {
    when: /^(?:set|change|update|switch|make|adjust|modify|edit|raise|increase|lower|reduce|decrease)(?: the| my)? (.+?) (?:to|into|as|=) (.+)$/is,
    means: ([target = '', value = '']) => ({ kind: 'set', target, value }),
  },
  {
    when: /^(?:set|make|change|adjust)(?: the| my)? (.+?) (\d\S*)$/i,
    means: ([target = '', value = '']) => ({ kind: 'set', target, value }),
  },
  {
    when: /^(?:clear|empty|erase|wipe|blank)(?: out)? (.+)$/i,
    means: ([target = '']) => ({ kind: 'clear', target }),
  },
  {
    when: /^(?:select|choose|pick(?! up\b)|opt for|go (?:for|with)|set)(?: the option)? (.+)$/i,
    means: ([phrase = '']) => ({ kind: 'select', phrase }),
  },
  {
    when: /^(?:open(?: up)?|go(?: over| back| on)?(?: ot| to| into| onto)?|visit|navigate(?: to)?|(?:take|bring|get|lead|send) me(?: over| back)? to|return to|jump to|head(?: over)? to|show(?: me)?|give me|view|see|display|switch to|bring up|pull up|expand|follow|move to|have a look at|look at|check out|read) (.+)$/i,
    means: ([target = '']) => ({ kind: 'open', target }),
  },
]

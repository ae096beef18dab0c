import type { LabelLanguage } from '../../kinds.ts'

/**
 * Words of addresses, as programmers choose them: patterns of one whole part of a path, in small letters and with
 * nothing between its words. Paths are in English nearly everywhere.
 */

/** Turned about by what stands before it: unlist, deregister, disqualify, reinstate. */
const turned = [
  'un(?:list|publish|sub|subscribe|share|lock|block|follow|like|link|pin|star|assign|enrol|enroll|register|mute|ban|hide|archive|verify|approve|freeze|claim|install|feature|friend|schedule|flag|set|suspend|mark|watch|join|do|bind|pair|send)',
  'de(?:activate|list|register|enrol|enroll|provision|commission|authorize|authorise|fund|link|part)',
  'dis(?:able|miss|connect|card|charge|qualify|band|own|approve|enroll|enrol|engage|solve)',
  're(?:activate|open|issue|send|new|voke|set|store|instate|assign|generate|enable|subscribe|list|fund|lease|ject|move|deem|pay|key|deploy|run|queue|schedule|lock|tract|scind|sign|nounce)',
  '(?:up|down)grade',
]

/** A verb and its small word: opt-out, sign-off, give-up. Signing in and checking out are places. */
const parted = [
  'opt(?:in|out)',
  'sign(?:off|over)',
  'give(?:up|away|back)',
  'hand(?:over|in|back)',
  'cash(?:in|out)',
  'pay(?:out|off|back|down)',
  'write(?:off|down)',
  'turn(?:on|off|in|down)',
  'switch(?:on|off|over)',
  'roll(?:out|over|back)',
  'call(?:off|in)',
  'back(?:out|off)',
  'cut(?:off|over)',
  'let(?:in|go)',
  'lay(?:off)',
  'log(?:in|on)as',
  'sign(?:in|on)as',
  'act(?:as)',
  'take(?:over|down|off)',
  'step(?:down)',
  'shut(?:off)',
  'clock(?:in|out)',
  'fill(?:up)',
  'pull(?:out)',
]

/** Sets one of the things that count: setRole, switch-plan, make-public. */
const assigning =
  '(?:set|change|switch|make|mark|grant|give|assign|move|add|toggle|convert|choose|select|update|turn|swap)(?:to|as|the|new)?(?:role|plan|tier|owner|admin|public|private|live|status|state|visibility|access|rights|permissions?|password|email|paid|sold|done|default|limit|password|pin|phone|address|payee|beneficiary|approver|spam)'

/** Anywhere in an address these are done, and nothing is called so. */
export const addressDeeds = [...turned, ...parted, assigning, 'impersonate', 'masquerade'].join('|')

/** Done to what stands before them; elsewhere they may be the name of something: `/products/switch`. */
export const addressVerbs =
  'pause|resume|rotate|roll|freeze|thaw|activate|enable|toggle|switch|set|grant|assign|claim|accept|approve|deny|refuse|decline|skip|swap|exchange|convert|merge|split|close|end|finish|terminate|stop|start|run|execute|complete|submit|send|forward|escalate|resolve|release|extend|renew|void|settle|capture|charge|refund|withdraw|transfer|move|pledge|boost|promote|demote|feature|expose|become|kick|leave|join|quit|exit|drop|expire|invalidate|evict|fire|admit|vacate|surrender|forfeit|waive|sign|certify|attest|adopt|bind|lock|mark|accuse|report|warn|hire|appoint|elect|nominate|transmit|dispatch|ship|deliver|fulfil|fulfill|redeem|lift|raise|lower|increase|decrease|arm|disarm|ring|dial|notify|ping|trigger|launch|deploy|reboot|restart|wake|sleep|wipe|purge|flush|empty|clear|reserve|hold|block|ban|flag|mute|follow|like|vote|burn|mint|stake|borrow|lend|repay|donate|tip|bid|bet|spend'

/** A verb of no list, by its ending… */
export const verbEndings = '(?:[a-z]{3,}(?:ify|ize|ise|ate))'
/** …which on pages of these languages is also one of theirs: `/beitrag/5/melden`, `/actividades/5/apuntarme`. */
export const verbEndingsIn: Readonly<Partial<Record<LabelLanguage, string>>> = {
  de: '[a-z]{3,}(?:en|eln|ern)',
  fr: '[a-z]{3,}(?:er|ir)',
  es: '[a-z]{2,}[aei]r(?:me|se|lo|la)?',
  it: '[a-z]{3,}[aei]r(?:e|si|lo|la)',
  pt: '[a-z]{2,}[aei]r(?:se|me)?',
  nl: '[a-z]{3,}en',
  pl: '[a-z]{2,}(?:ac|ic|yc|uj)',
  tr: '[a-z]{3,}(?:mak|mek)',
}
/** …which these have as well. */
export const noVerbs =
  'certificate|template|estate|climate|private|date|rate|plate|gate|state|corporate|candidate|affiliate|associate|corporate|private|update|donate|chocolate|exercise|premise|enterprise|merchandise|expertise|franchise|cruise|rise|size|prize|paradise|advise|noise|wise|otherwise|estimate|debate|senate|pirate|primate|ultimate|immediate|intermediate|accurate|graduate|delegate|aggregate|coordinate|alternate|separate|duplicate|translate|rotate'

/** Names of pages that belong to one of many things: `/orders/5/invoice`. */
export const addressPlaces =
  'edit|new|view|show|detail|info|about|overview|summary|photo|gallery|map|menu|history|log|status|track|share|print|pdf|download|export|preview|compare|contact|help|faq|guide|manual|invoice|receipt|ticket|chat|profile|account|calendar|timeline|feed|home|index|list|table|chart|score|result|data|file|json|xml|html|csv|rss|raw|diff|blame|tree|blob|wiki|apply|book|order|checkout|cart|payment|address|size|spec|video|audio|media|image|cover|demo|price|quote|offer|team|staff|route|weather|live|news|blog|post|story|recipe|text|page|search|find|filter|sort|next|prev|previous|first|last|all|more|top|latest|popular|related|similar|full|embed|amp|mobile|thanks|success|play|watch|listen|read|review|rate|reply|comment|message|note|description|abstract|syllabus|agenda|menu|bio|cv|board|kanban|backlog|roadmap|plan|budget|balance|statement|usage|health|metrics|analytics|traffic|access|visibility|privacy|security|role|member|owner|label|tag|topic|thread|issue|pull|commit|branch|release|version|changelog|license|readme|lyrics|cast|crew|trailer|episode|season|chapter|lesson|quiz|exam|homework|grade|timetable|seat|room|floor|area|nearby|parking|direction|contact|phone|email|website|hours|stock|size-guide|care|material|warranty|accessory|bundle|gift|wishlist|duplicate|copy|qr|barcode'
/** Endings of names: `/tours/5/itinerary`, `/bestellungen/5/rechnung`. A plural is a name as well. */
export const nameEndings =
  '(?:ion|ment|ness|ity|ing|ance|ence|ary|ory|ery|ist|logy|ship|ics|ism|ung|heit|keit|schaft|ungen|zione|zioni|dad|idade|cao|coes|miento|mento|heid|anie|enie|osc|lik|luk|[^s]s)'

/** Keys of a query that say what is to be done: `?action=activate`… */
export const orderingKeys =
  'a|act|action|do|cmd|command|op|oper|operation|task|func|fn|method|aktion|accion|azione|acao|actie|akcja|islem'
/** …of which these may also name something: `?task=paint`… */
export const namingKeys = 'a|task|method'
/** …that set something by being there… */
export const settingKeys = 'set|mark|toggle|assign'
/** …and that tell which state something is in, or which is looked for. */
export const choosingKeys = 'status|state|presence|availability'
/** Keys by which something is looked for, ordered or shown: what they name is not done. */
export const lookingKeys =
  'page|p|q|s|k|query|search|term|keywords?|text|title|name|subject|topic|reason|sort\\w*|order\\w*|filter\\w*|by|type|kind|category|cat|tag|label|section|group|class|format|status|state|view|tab|lang|language|locale|hl|ref|referrer|source|from|utm_\\w+|gclid|fbclid|next|return\\w*|redirect\\w*|back|theme|v|limit|offset|per_page|size'

/** Keys of a query that give something a right or a state… */
export const statingKeys =
  'role|visibility|visible|access|permissions?|plan|tier|owner|admin|public|private|privacy|enabled|active|published|approved|status|state|set'
/** …or, where the path names the one thing that gets it, a reader or a measure. */
export const assigningKeys = `${statingKeys}|level|to|value|with`
/** …of which these only turn something on or off, or say a number of it: `/lights/8?power=0`, `/profile?hidden=1`. */
export const switchingKeys =
  'hidden|hide|power|on|off|[a-z]+[_-](?:on|off)|is[_-][a-z]+|answer|rate|rating|vote|snooze|mute|attending|going|rsvp|enabled|active|published|visible|public|admin'
/** …where a path names the one thing that gets it: `/albums/3/visibility?to=public`. */
export const assignedParts =
  'role|visibility|access|permissions?|plan|tier|owner|status|state|privacy|sharing|share|settings'

/** Folders of what was thrown away or put aside: a place to look at, where nothing else stands in the address. */
export const folderPlaces =
  'trash|bin|archive|archived|deleted|deleted-?items|spam|junk|drafts|sent|outbox|papierkorb|corbeille|papelera|cestino|lixeira|prullenbak|kosz'

/** Parts of a site that tell how something is done. */
export const helpPlaces =
  'help|docs?|documentation|faqs?|guides?|learn|support|blog|wiki|news|kb|articles?|hilfe|aide|ayuda'

/** Folders whose pages each tell of something about the whole site, not of one of several things alike; beside languages. */
export const topicPlaces = `${helpPlaces}|[a-z]{2}(?:[-_][a-z]{2,4})?|pages?|polic(?:y|ies)|legal|info|infos?|service|customer-service|about|company|contact|recht|mentions|legale?s?|seiten|paginas?`

/** How sites name the way to their login in addresses, decoded and in small letters, with bars between. */
export const loginPaths =
  'log-?in|sign-?in|auth|sso|anmelden|anmeldung|connexion|acceso|iniciar-sesion|accesso|accedi|entrar|inloggen|logowanie|zaloguj|giris|giriş|تسجيل-الدخول|登录|登入|ログイン'

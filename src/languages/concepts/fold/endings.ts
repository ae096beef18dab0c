import type { ConceptLanguage } from '../concept-languages.ts'

/**
 * What inflection adds to a word's end. Each step takes one ending off, the longest. `ies>y` puts y in its place;
 * `ly/4` needs four letters before it; `ss>ss` stays as it is. Letters carry no accents by then.
 */
export interface Endings {
  steps: readonly string[]
  /** How many letters must stay; behind a single letter at least three. */
  least: number
  /** The endings that stand behind irregular forms; without these all of them do. */
  behindForms?: string
}

const english =
  "'s ’s ies>y ied>y ying>y ing ed sses>ss ches>ch shes>sh xes>x oes>o s e ss>ss us>us is>is ly/4 ily>y ably>able ibly>ible ically>ic"
const german =
  'innen>in ungen>ung ern em en er es e n s st est t te ten tet test ste/4 sten/4 ster/4 stes/4 ss>ss ung>ung'
const dutch =
  "en ls>l rs>r ns>n ms>m ps>p 's e t te ten lde/4>l rde/4>r gde/4>g fde/4>f mde/4>m eerden>eer aalden>aal stelden>stel je jes tje tjes pje pjes heden>heid er ers>er ere ste/4 steen>steen ss>ss"
const polishCases = 'y i a e u o ek>k ac ic yc al il yl am aj'
const polish = [
  polishCases,
  'ami ach om ow owi owie em ie iem iego ego emu ymi ych ej ym imi ich im iom iami iach iow urze>ur odzie>od adzie>ad kcie>kt kscie>kst ncie>nt rcie>rt zce>zk tce>tk bce>bk pce>pk wce>wk',
  // Who does it, and when.
  'owac uje ujesz ujemy ujecie uja uj ujcie owal owala owali owaly owalo owalem owalam owales owalas owany owana owane owani owanych owanie owania ac am asz amy acie aja aj ajcie ajmy ajac al ala ali aly alo alem alam ales alas alismy alysmy albym alabym ic yc isz ysz imy ymy icie ycie ij ijcie yj il ila ili ily ilo ilem ilam iles ilas ilismy yl yla yli yly ylo ylem ylam ylismy iec ial iala ialo ieli ialy ialem ialam iales esz emy ecie iesz iemy iecie iony iona ione ionych niety>n nieta>n niete>n',
  // Words made of others.
  'owy owa owe owych owego owej oscia osci>osc eczka eczki',
].join(' ')
const arabic = 'ات ون ين ان ها هم هن كم نا ته تي تك يه ه ي ك وا ت ا'

/** Enough to bring the forms of one word together; two words that fall together are told apart by their spelling. */
export const endings: Record<ConceptLanguage, Endings | 'suffix patterns' | 'no endings'> = {
  en: { steps: [english, english], least: 3, behindForms: "'s s" },
  de: { steps: [german, german], least: 3, behindForms: 'en st' },
  fr: {
    steps: [
      's x eaux>eau aux>al ss>ss ais>ais',
      'e ee er ez ent ente ant ante ai ait aite ais aise aient iez erai era eront erait erais eraient ir/4 it/4 i/4 isie>is issez issent issant issait irai ira iront irait ndre>nd ndu>nd ndue>nd rdre>rd rdu>rd rdue>rd euse>eur trice>teur ive>if ellement>el idement>id usement>eu ivement>if alement>al',
    ],
    least: 3,
    behindForms: 's',
  },
  es: {
    steps: [
      's es ces>z iones>ion mos>mos amente/4>o mente/4',
      'a o e ar er ir ando iendo ado ada ido ida an en amos emos imos arlo arla erlo erla irlo irla arme erme irme arse erse irse are ire/4 aria aba aban abamos aste aron iste ieron ian/4 iamos aremos eremos iremos iera ieran ieramos iese iesen iendolo andolo',
      // What is left of the future: "llegar-á".
      'ar ir',
    ],
    least: 3,
    behindForms: 's',
  },
  it: {
    steps: [
      'amente/4>o mente/4',
      'a e i o are ere ire ando endo ato ata ati ate uto uta uti ute ito ita iti ite arlo arla arli erlo erla irlo armi ermi irmi arsi ersi irsi iamo ano ono chi>c che>c ghi>g ghe>g zioni>zion zione>zion avo/4 avi/4 ava/4 avamo avate avano evo/4 evi/4 eva/4 evamo evate evano ivamo ivano erai eremo erete eranno erei eresti erebbe erebbero irai iremo irete iranno irei irebbe iate iscono isco isci isce asse/4 assi/4 assero iere>ier',
      'a e i o',
    ],
    least: 3,
    behindForms: '',
  },
  pt: {
    steps: [
      's es oes>ao aes>ao ais>al eis>el ois>ol ns>m mos>mos amente/4>o mente/4',
      'a o e ar er ir ando endo indo ado ada ido ida am em amos emos imos ao>ao iu ou ei eu/4 ava avam avamos aste este iste aremos eremos iremos asse assem esse/4 essem isse/4 issem iam/4 iamos',
      // What is left of the future: "chegar-á", "fazer-em".
      'ar er ir eir>eir',
    ],
    least: 3,
    behindForms: 's',
  },
  nl: { steps: [dutch, dutch], least: 3, behindForms: 'en' },
  pl: { steps: [polish, polishCases], least: 3 },
  // The sounds of a word choose the shape of what follows it.
  tr: 'suffix patterns',
  ar: { steps: [arabic, arabic], least: 3 },
  zh: { steps: ['们/2'], least: 2 },
  // Japanese verbs are cut where their kana begin.
  ja: 'no endings',
}

/** What stands before an Arabic word and belongs to it: and, with, to, the. */
export const arabicBeginnings = ['وال', 'بال', 'كال', 'فال', 'ولل', 'لل', 'ال', 'و']

/** What stands before a verb and leaves its forms as they are: "verlor", "angezogen", "opgenomen". */
export const verbBeginnings: Partial<Record<ConceptLanguage, RegExp>> = {
  de: /^(ab|an|auf|aus|be|bei|durch|ein|ent|er|fest|fort|heraus|herein|her|hinaus|hin|los|mit|nach|uber|um|unter|ver|vor|weg|weiter|wieder|zer|zuruck|zusammen|zu)(.{3,})$/,
  nl: /^(aan|achter|af|be|bij|door|in|mee|na|om|onder|ont|op|over|terug|toe|uit|ver|voor|weg)(.{3,})$/,
}

/** Pronouns that are written onto an imperative or an infinitive, the longest first. */
export const attachedPronouns: Partial<Record<ConceptLanguage, string>> = {
  es: 'noslos noslas noslo nosla melos melas selos selas telos telas melo mela selo sela telo tela nos los las les lo la le me te se',
  it: 'gliela glielo glieli gliele melo mela meli mele mene telo tela teli tele tene celo cela cene selo sela velo vela gli lo la li le mi ti si ci vi ne',
  pt: 'los las lhes nos lo la lhe me te se',
}

/** Small Arabic words that are written onto the next one: and, so, with, for, as, will. Many a word begins with the same letter. */
export const attachedParticles: Partial<Record<ConceptLanguage, string>> = {
  ar: 'وس فس ول وب فل فب و ف ب ل ك س',
}

import type { MomentWords } from './moment-words.ts'

export const it: MomentWords = {
  hours: 'una due tre quattro cinque sei sette otto nove dieci undici dodici/mezzogiorno',
  times: [
    ['(?:a |alle |per )?(?<hour>mezzogiorno) e mezz[oa]', 30],
    ["(?:al|dal|verso )?l(?:e |['’]){h} e mezz[ao]", 30],
    ["(?:al|dal|verso )?l(?:e |['’]){h} e un quarto", 15],
    ["(?:al|dal|verso )?l(?:e |['’]){h} meno un quarto", -15],
    ["(?:al|dal|verso )?l(?:e |['’]){h} e tre quarti", 45],
    ["(?:al|dal|verso )?l(?:e |['’]){h} e dieci", 10],
    ["(?:al|dal|verso )?l(?:e |['’]){h} e venti", 20],
    ["(?:al|dal|verso )?l(?:e |['’]){h} meno dieci", -10],
    ["(?:al|dal|verso )?l(?:e |['’]){h} meno venti", -20],
    ['(?:alle |dalle |ore |verso le )?{h}:{m}', 0],
    ['(?:alle|dalle|ore|verso le) {h}\\.{m}', 0],
    ['(?:ore|alle ore|dalle ore) {h}', 0],
  ],
  bareTimes: ['(?:alle|dalle|verso le) {h}', "all['’]{h}"],
  links: 'e|il|per|a|con|di|del|in',
  parts: {
    morning: 'di mattina|del mattino|della mattina|<mattina',
    noon: 'a pranzo|di mezzogiorno',
    afternoon: 'del pomeriggio|di pomeriggio|<pomeriggio',
    evening: 'di sera|della sera|<sera',
    night: 'di notte|della notte',
  },
  midday: 'a mezzogiorno|mezzogiorno',
  midnight: 'a mezzanotte|mezzanotte',
  weekdays:
    'lunedì/lunedi martedì/martedi mercoledì/mercoledi giovedì/giovedi venerdì/venerdi sabato domenica',
  every: 'il|la|ogni',
  ofNextWeek: 'della prossima settimana|della settimana prossima|la settimana prossima',
  nextDays: ['oggi', 'domani', 'dopodomani'],
  later: ['tra {n} {u}', 'fra {n} {u}', '{n} {u} dopo'],
  days: 'giorn[oi]',
  weeks: 'settiman[ae]',
  monthDays:
    'primo due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti ventuno ventidue ventitré/ventitre ventiquattro venticinque ventisei ventisette ventotto ventinove trenta trentuno',
}

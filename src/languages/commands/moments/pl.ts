import type { MomentWords } from './moment-words.ts'

const teens = ['trzynast', 'czternast', 'piętnast', 'szesnast', 'siedemnast', 'osiemnast', 'dziewiętnast']

/** "dwudziestego pierwszego": the tens bend with the ones. */
const monthDays = [
  'pierwszego drugiego trzeciego czwartego piątego szóstego siódmego ósmego dziewiątego dziesiątego jedenastego dwunastego',
  teens.map((teen) => `${teen}ego`).join(' '),
  'dwudziestego',
  'pierwszego drugiego trzeciego czwartego piątego szóstego siódmego ósmego dziewiątego'
    .split(' ')
    .map((one) => `dwudziestego-${one}`)
    .join(' '),
  'trzydziestego trzydziestego-pierwszego',
].join(' ')

export const pl: MomentWords = {
  hours: [
    'pierwsza/pierwszej/pierwszą druga/drugiej/drugą trzecia/trzeciej/trzecią czwarta/czwartej/czwartą piąta/piątej/piątą szósta/szóstej/szóstą siódma/siódmej/siódmą ósma/ósmej/ósmą dziewiąta/dziewiątej/dziewiątą dziesiąta/dziesiątej/dziesiątą jedenasta/jedenastej/jedenastą dwunasta/dwunastej/dwunastą',
    teens.map((teen) => `${teen}a/${teen}ej/${teen}ą`).join(' '),
    'dwudziesta/dwudziestej/dwudziestą',
  ].join(' '),
  times: [
    ['(?:o )?wpół do {h}', -30],
    ['(?:o )?pół do {h}', -30],
    ['kwadrans po {h}', 15],
    ['za kwadrans {h}', -15],
    ['za (?:dziesięć|10) {h}', -10],
    ['(?:dziesięć|10) po {h}', 10],
    ['o {h} trzydzieści', 30],
    ['(?:o |od |około |po )?(?:godzinie |godz\\. ?|godzina )?{h}:{m}', 0],
    ['o (?:godzinie |godz\\. ?)?{h}\\.{m}', 0],
    ['(?:o |od |do |około |po )?(?:godzinie|godz\\.|godzina|godziny) {h}', 0],
  ],
  bareTimes: ['o {h}', 'około {h}'],
  links: 'i|w|we|na|dla|do|z|lub',
  parts: {
    morning: 'rano|z rana|przed południem',
    noon: 'w południe',
    afternoon: 'po południu',
    evening: 'wieczorem|<wieczór',
    night: 'w nocy',
  },
  midday: 'w samo południe|w południe',
  midnight: 'o północy|północ',
  weekdays:
    'poniedziałek/poniedziałku wtorek/wtorku środa/środę/środy czwartek/czwartku piątek/piątku sobota/sobotę/soboty niedziela/niedzielę/niedzieli',
  every: 'każdy|każdą|każdego|każdej',
  ofNextWeek: 'przyszły|przyszłą|w przyszłym tygodniu|następny|następną',
  nextDays: ['dzisiaj|dziś', 'jutro', 'pojutrze'],
  later: ['za {n} {u}', 'za {u}'],
  days: 'dzień|dni',
  weeks: 'tydzień|tygodnie|tygodni',
  monthDays,
}

import type { MomentWords } from './moment-words.ts'

export const fr: MomentWords = {
  hours: 'une deux trois quatre cinq six sept huit neuf dix onze douze/midi',
  times: [
    ['(?:à |vers |pour |dès )?(?<hour>midi) et demie?', 30],
    ['(?:à |vers |pour |dès )?(?<hour>midi) et quart', 15],
    ['{h} heures? et demie?', 30],
    ['{h} ?h et demie', 30],
    ['{h} heures? et quart', 15],
    ['{h} heures? moins le quart', -15],
    ['{h} heures? moins dix', -10],
    ['{h} heures? moins vingt', -20],
    ['{h} heures? dix', 10],
    ['{h} heures? vingt', 20],
    ['(?:à |vers |dès ){h} heures? {m}', 0],
    ['(?:à |vers |dès ){h} heures?', 0],
    ["{h} heures?(?= (?:du matin|du soir|de l['’]après-midi|de la nuit))", 0],
    ['(?:à |vers |dès ){h} ?h(?: ?{m})?', 0],
    // Fewer hours are rather how long something takes.
    ['(?<hour>0?[7-9]|1\\d|2[0-3]) ?h(?: ?{m})?', 0],
    ['(?:à |vers |dès )?{h}:{m}', 0],
  ],
  bareTimes: [],
  links: 'et|le|pour|à|svp|avec|ce|au',
  parts: {
    morning: 'du matin|le matin|au matin|<matin',
    noon: 'le midi',
    afternoon: "de l['’]après-midi|l['’]après-midi|<après-midi",
    evening: 'du soir|le soir|au soir|<soir',
    night: 'de la nuit|la nuit',
  },
  midday: 'à midi|vers midi',
  midnight: 'à minuit|minuit',
  weekdays: 'lundi mardi mercredi jeudi vendredi samedi dimanche',
  every: 'le|les|du|chaque|tous les',
  ofNextWeek: 'de la semaine prochaine|la semaine prochaine|en huit',
  nextDays: ["aujourd['’]hui", 'demain', 'après-demain|après demain'],
  later: ['dans {n} {u}', "d['’]ici {n} {u}", '{n} {u} plus tard'],
  days: 'jours?',
  weeks: 'semaines?',
  monthDays:
    'premier/1er deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt vingt-et-un vingt-deux vingt-trois vingt-quatre vingt-cinq vingt-six vingt-sept vingt-huit vingt-neuf trente trente-et-un',
}

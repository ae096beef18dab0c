import type { MomentWords } from './moment-words.ts'

export const es: MomentWords = {
  hours: 'una dos tres cuatro cinco seis siete ocho nueve diez once doce',
  times: [
    ['(?:a |sobre |hacia |desde )?las? {h} y media', 30],
    ['(?:a |sobre |hacia |desde )?las? {h} y cuarto', 15],
    ['(?:a |sobre |hacia |desde )?las? {h} menos cuarto', -15],
    ['(?:a |sobre |hacia |desde )?las? {h} y diez', 10],
    ['(?:a |sobre |hacia |desde )?las? {h} y veinte', 20],
    ['(?:a |sobre |hacia |desde )?las? {h} menos diez', -10],
    ['(?:a |sobre |hacia |desde )?las? {h} menos veinte', -20],
    ['(?:a |sobre |hacia |desde )?(?:las? )?{h}:{m}(?: ?h(?:oras)?)?', 0],
    ['(?:a |sobre |hacia |desde )las? {h}\\.{m}', 0],
    ['(?:a |sobre |hacia |desde )las? {h}(?: horas| en punto| ?h)?', 0],
    ['{h} ?(?:h|horas) en punto', 0],
  ],
  bareTimes: [],
  links: 'y|el|para|a|por|con|en|al',
  parts: {
    morning: 'de la mañana|por la mañana',
    noon: 'del mediodía|al mediodía',
    afternoon: 'de la tarde|por la tarde',
    evening: 'de la noche|por la noche',
    night: 'de la madrugada',
  },
  midday: 'al? mediod[ií]a',
  midnight: 'a (?:la )?medianoche|medianoche',
  weekdays: 'lunes martes miércoles/miercoles jueves viernes sábado/sabado domingo',
  every: 'los|cada|todos los',
  ofNextWeek: 'de la semana que viene|de la próxima semana|de la semana próxima',
  nextDays: ['hoy', '(?<!la |esta )mañana', 'pasado mañana'],
  later: ['en {n} {u}', 'dentro de {n} {u}', '{n} {u} después'],
  days: 'd[ií]as?',
  weeks: 'semanas?',
  monthDays:
    'primero/uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve treinta treinta-y-uno',
}

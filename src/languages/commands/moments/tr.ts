import type { MomentWords } from './moment-words.ts'

export const tr: MomentWords = {
  hours:
    'bir/biri/bire iki/ikiyi/ikiye üç/üçü/üçe dört/dördü/dörde beş/beşi/beşe altı/altıyı/altıya yedi/yediyi/yediye sekiz/sekizi/sekize dokuz/dokuzu/dokuza on/onu/ona on\\sbir/on\\sbiri/on\\sbire on\\siki/on\\sikiyi/on\\sikiye',
  times: [
    ['(?:saat )?{h} buçu(?:k|kta|ğa|ktan)', 30],
    ['(?:saat )?{h} çeyrek geçe', 15],
    ['(?:saat )?{h} çeyrek kala', -15],
    ['(?:saat )?{h} (?:on|10) geçe', 10],
    ['(?:saat )?{h} (?:on|10) kala', -10],
    ['(?:saat )?{h} (?:yirmi|20) geçe', 20],
    ["(?:saat )?{h}:{m}(?:['’]?[dt][ea](?:n)?)?", 0],
    ["saat {h}['’]?[dt][ea](?:n)?", 0],
    ['saat {h}', 0],
  ],
  bareTimes: ["{h}['’]?[dt][ea]"],
  links: 've|için|lütfen|ile',
  parts: {
    morning: 'sabah|sabahleyin',
    noon: 'öğlen|öğle',
    afternoon: 'öğleden sonra|ikindi',
    evening: 'akşam|akşamüstü|akşamleyin',
    night: 'gece',
  },
  midday: 'öğlen|öğleyin',
  midnight: 'gece yarısı',
  weekdays:
    'pazartesi(?:ye|yi|den)? salı(?:ya|yı)? çarşamba(?:ya|yı)? perşembe(?:ye|yi)? cuma(?:ya|yı)? cumartesi(?:ye|yi)? pazar\\sgünü/(?<=bu\\s|gelecek\\s|haftaya\\s|önümüzdeki\\s)pazar',
  every: 'her',
  ofNextWeek: 'haftaya|gelecek hafta|önümüzdeki hafta',
  nextDays: ['bugün', 'yarın', 'öbür gün|ertesi gün|yarından sonraki gün'],
  later: ['{n} {u} sonra(?:ya)?', '{n} {u} içinde'],
  days: 'gün',
  weeks: 'hafta',
  monthDays:
    'bir iki üç dört beş altı yedi sekiz dokuz on on-bir on-iki on-üç on-dört on-beş on-altı on-yedi on-sekiz on-dokuz yirmi yirmi-bir yirmi-iki yirmi-üç yirmi-dört yirmi-beş yirmi-altı yirmi-yedi yirmi-sekiz yirmi-dokuz otuz otuz-bir',
}

import type { MomentWords } from './moment-words.ts'

export const pt: MomentWords = {
  hours: 'uma duas três/tres quatro cinco seis sete oito nove dez onze doze',
  times: [
    ['(?:[àa]s? |pelas? |das? ){h} (?:horas )?e meia', 30],
    ['(?:[àa]s? |pelas? |das? ){h} (?:horas )?e (?:um )?quarto', 15],
    ['(?:[àa]s? |pelas? |das? ){h} (?:horas )?menos (?:um )?quarto', -15],
    ['(?:um )?quarto para as {h}', -15],
    ['(?:[àa]s? |pelas? |das? ){h} e dez', 10],
    ['(?:[àa]s? |pelas? |das? ){h} e vinte', 20],
    ['(?:[àa]s? |pelas? |das? ){h} ?h ?{m}', 0],
    // Fewer hours are rather how long something takes.
    ['(?<hour>0?[7-9]|1\\d|2[0-3])h(?:{m})?', 0],
    ['(?:[àa]s? |pelas? |das? )?{h}:{m}(?: ?h)?', 0],
    ['(?:[àa]s? |pelas? |das? ){h} ?(?:h|horas)', 0],
    ['[àÀ]s? {h}', 0],
  ],
  bareTimes: ['as {h}', 'pelas {h}'],
  links: 'e|no|na|para|a|com|em|do|da',
  parts: {
    morning: 'da manhã|de manhã|pela manhã',
    noon: 'do meio-dia',
    afternoon: 'da tarde|de tarde|à tarde',
    evening: 'da noite|de noite|à noite',
    night: 'da madrugada|de madrugada',
  },
  midday: '(?:ao |o )?meio[- ]dia',
  midnight: '(?:à )?meia[- ]noite',
  weekdays:
    'segunda-feira/segunda\\sfeira/(?<=n[ae]s?t?a?\\s|próxima\\s)segunda(?!\\s\\p{L}{4}) terça-feira/terça quarta-feira/(?<=n[ae]s?t?a?\\s|próxima\\s)quarta(?!\\s\\p{L}{4}) quinta-feira/(?<=n[ae]s?t?a?\\s|próxima\\s)quinta(?!\\s\\p{L}{4}) sexta-feira/(?<=n[ae]s?t?a?\\s|próxima\\s)sexta(?!\\s\\p{L}{4}) sábado domingo',
  every: 'aos|cada|todo|toda',
  ofNextWeek: 'da próxima semana|da semana que vem',
  nextDays: ['hoje', 'amanhã', 'depois de amanhã'],
  later: ['em {n} {u}', 'dentro de {n} {u}', 'daqui a {n} {u}', '{n} {u} depois'],
  days: 'dias?',
  weeks: 'semanas?',
  monthDays:
    'primeiro/um dois três/tres quatro cinco seis sete oito nove dez onze doze treze catorze/quatorze quinze dezasseis/dezesseis dezassete/dezessete dezoito dezanove/dezenove vinte vinte-e-um vinte-e-dois vinte-e-três vinte-e-quatro vinte-e-cinco vinte-e-seis vinte-e-sete vinte-e-oito vinte-e-nove trinta trinta-e-um',
}

import type { MomentWords } from './moment-words.ts'

export const ja: MomentWords = {
  hours: '一 二 三 四 五 六 七 八 九 十 十一 十二',
  times: [
    ['{h}時半', 30],
    ['{h}時{m}分?', 0],
    ['{h}時(?!間)', 0],
    ['{h}:{m}', 0],
  ],
  bareTimes: [],
  links: '',
  parts: {
    morning: '午前の?|朝の?|今朝の?',
    noon: '昼の?|お昼の?',
    afternoon: '午後の?|昼過ぎの?',
    evening: '夕方の?|夜の?|晩の?|今夜の?|今晩の?',
    night: '深夜の?|夜中の?',
  },
  midday: '正午',
  midnight: '真夜中',
  weekdays: '月曜日?/(?<=週の?)月曜 火曜日? 水曜日? 木曜日? 金曜日? 土曜日? 日曜日?',
  every: '毎週の?',
  ofNextWeek: '来週の?',
  nextDays: ['今日|本日|今夜|今晩', '明日|あした|あす', '明後日|あさって'],
  later: ['{n}{u}後'],
  days: '日',
  weeks: '週間',
  monthDays: '',
}

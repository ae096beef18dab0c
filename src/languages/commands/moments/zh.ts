import type { MomentWords } from './moment-words.ts'

export const zh: MomentWords = {
  hours: '一 二/两 三 四 五 六 七 八 九 十 十一 十二',
  times: [
    ['{h}[点點]半', 30],
    ['{h}[点點](?:一刻|十五)', 15],
    ['{h}[点點]三刻', 45],
    ['差一刻{h}[点點]', -15],
    ['{h}[点點]{m}分?', 0],
    ['{h}[点點][钟鐘整]?', 0],
    ['{h}:{m}', 0],
  ],
  bareTimes: [],
  links: '',
  parts: {
    morning: '早上|上午|早晨|凌晨|清晨',
    noon: '中午',
    afternoon: '下午',
    evening: '晚上|傍晚|今晚|明晚',
    night: '半夜|深夜|夜里',
  },
  midday: '中午|正午',
  midnight: '午夜',
  weekdays:
    '(?:星期|周|週|礼拜)一 (?:星期|周|週|礼拜)二 (?:星期|周|週|礼拜)三 (?:星期|周|週|礼拜)四 (?:星期|周|週|礼拜)五 (?:星期|周|週|礼拜)六 (?:星期|周|週|礼拜)[日天]',
  every: '每个?',
  ofNextWeek: '下个?',
  nextDays: ['今天|今晚', '明天|明晚|明早', '后天|後天'],
  later: ['{n}个?{u}[后後]', '过{n}个?{u}'],
  days: '天',
  weeks: '周|週|星期|礼拜',
  monthDays: '',
}

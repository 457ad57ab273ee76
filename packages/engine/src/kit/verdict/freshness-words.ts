import { words } from '@xinjian/format/say/words'

/** How old the data are on the day of judgement. Without a stop. */
export const FRESHNESS_SAYS = words({
  sameDay: ['当天', 'the same day'],
  daysBefore: ['{n:count}天前', '{n|day|days} before'],
  // One row with its measure word, as `最近一` needs it.
  invoice: ['张销项发票', 'sales invoice'],
  payment: ['笔缴款', 'payment'],
  filing: ['次申报', 'return'],
  known: [
    '最近一{row:words}为{day:code}（{ago:words}），数据采集至{to:code}（{since:words}）',
    'last {row~} {day} ({ago}), collected to {to} ({since})',
  ],
  knownRangeOpen: [
    '最近一{row:words}为{day:code}（{ago:words}），数据范围不明',
    'last {row~} {day} ({ago}), range of the data not known',
  ],
  none: [
    '没有{rows:words}，数据采集至{to:code}（{since:words}）',
    'no {rows~}, collected to {to} ({since})',
  ],
  noneRangeOpen: ['没有{rows:words}，数据范围不明', 'no {rows~}, range of the data not known'],
  lookingBack: [
    '{fresh:words}；本报告按{day:code}回看，不代表今日',
    '{fresh}; the report looks back from {day} and says nothing of today',
  ],
  both: [
    '{one:words}：{first:words}；{other:words}：{second:words}',
    '{one}: {first}; {other~}: {second}',
  ],
})

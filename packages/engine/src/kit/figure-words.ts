import { words } from '@xinjian/format/say/words'

/** Figures with their units, as sentences and thresholds name them. */
export const QUANTITY_SAYS = words({
  yuan: ['{sum:yuan}', '{sum}'],
  drawn: ['{sum:drawn}', '{sum}'],
  share: ['{part:percent}', '{part}'],
  points: ['{n:number}个百分点', '{n|percentage point|percentage points}'],
  days: ['{n:number}天', '{n|day|days}'],
  months: ['{n:number}个月', '{n|month|months}'],
  parties: ['{n:number}家', '{n|enterprise|enterprises}'],
  count: ['{n:number}张', '{n|invoice|invoices}'],
  entries: ['{n:number}笔', '{n|entry|entries}'],
  occasions: ['{n:number}次', '{n|time|times}'],
  periods: ['{n:number}期', '{n|period|periods}'],
  times: ['{n:number}倍', '{n|time|times}'],
  manyTimes: ['{times:amount}倍', '{times} times'],
})

/** Lines that a figure crosses. */
export const BOUND_SAYS = words({
  or: [' 或 ', ' or '],
  either: ['{one:words} 或 {other:words}', '{one} or {other}'],
  above: ['>{quantity:words}', '>{quantity}'],
  atLeast: ['≥{quantity:words}', '≥{quantity}'],
  below: ['<{quantity:words}', '<{quantity}'],
  atMost: ['≤{quantity:words}', '≤{quantity}'],
  exactly: ['={quantity:words}', '={quantity}'],
})

/** Figures of a score card: 万元 with two decimals, whole numbers in threes. */
export const CARD_SAYS = words({
  wan: ['{sum:wanCents}', '{sum}'],
  count: ['{n:many}张', '{n|invoice|invoices}'],
  below: ['低于{knot:words}', 'below {knot}'],
  from: ['{knot:words}及以上', '{knot} and above'],
  between: ['{from:words}至{to:words}，按比例', '{from} to {to}, in proportion'],
})

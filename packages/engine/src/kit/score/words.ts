import { words } from '@xinjian/format/say/words'

/** Figures of a score card: 万元 with two decimals, whole numbers in threes. */
export const CARD_SAYS = words({
  wan: ['{sum:wanCents}', '{sum}'],
  count: ['{n:many}张', '{n|invoice|invoices}'],
  below: ['低于{knot:words}', 'below {knot}'],
  from: ['{knot:words}及以上', '{knot} and above'],
  between: ['{from:words}至{to:words}，按比例', '{from} to {to}, in proportion'],
})

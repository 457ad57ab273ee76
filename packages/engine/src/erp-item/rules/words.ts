/** What the rules on stock say, and what may be set of them. */
import { words } from '@xinjian/format/say/words'

export const ERP_ITEM_RULE_SAYS = words({
  below: ['负库存', 'Stock below zero'],
  belowAt: [
    '负库存存货占比>{low:percent}低、>{medium:percent}中',
    'Share of items below zero: > {low} low, > {medium} medium',
  ],
  belowText: [
    '{n:count}种存货的结存为负，占{part:percent}，账面出库多于入库，建议核实漏记的入库或串号。',
    '{n|item stands|items stand} below zero ({part}): more went out of the books than came in; check for entries left out or booked on another item.',
  ],
  belowTemplate: [
    '{n:code}种存货的结存为负，占{pct:code}，账面出库多于入库，建议核实漏记的入库或串号。',
    '{n} items stand below zero ({pct}): more went out of the books than came in; check for entries left out or booked on another item.',
  ],
  untied: ['收发存不平', 'Stock summary does not come out'],
  untiedAt: [
    '期初＋入库－出库≠期末的行数>{medium:count}中',
    'Rows of which opening + in − out is not closing: > {medium} medium',
  ],
  untiedText: [
    '收发存汇总有{n:count}行的期初、入库、出库与期末不相符，建议核对原始账。',
    'In {n|row|rows} of the stock summary opening, in, out and closing do not come out: compare with the books.',
  ],
  untiedTemplate: [
    '收发存汇总有{n:code}行的期初、入库、出库与期末不相符，建议核对原始账。',
    'In {n} rows of the stock summary opening, in, out and closing do not come out: compare with the books.',
  ],
  breaks: ['期初与上期期末不接', 'Opening unlike the closing before'],
  breaksAt: [
    '期初与上期期末不同的次数>{medium:count}中',
    'Openings unlike the closing before: > {medium} medium',
  ],
  breaksText: [
    '有{n:count}处存货的期初与上期期末不同，账可能在结账后被修改，建议核实。',
    'There are {n|opening|openings} unlike the closing before: the books may have been changed after closing; check.',
  ],
  breaksTemplate: [
    '有{n:code}处存货的期初与上期期末不同，账可能在结账后被修改，建议核实。',
    'There are {n} openings unlike the closing before: the books may have been changed after closing; check.',
  ],
})

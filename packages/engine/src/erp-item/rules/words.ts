/** What the rules on stock say, and what may be set of them. */
import { words } from '@xinjian/format/say/words'

export const ERP_ITEM_RULE_SAYS = words({
  old: ['库龄过长', 'Old stock'],
  oldAt: [
    '365天以上存货占比>{medium:percent}中、>{high:percent}高',
    'Stock over 365 days: > {medium} medium, > {high} high',
  ],
  oldText: [
    '库龄365天以上的存货占{part:percent}，变现能力存疑，建议核实可售情况与跌价准备。',
    'Stock over 365 days old comes to {part}: whether it sells is in doubt; check what can be sold and what was written down.',
  ],
  oldTemplate: [
    '库龄365天以上的存货占{pct:code}，变现能力存疑，建议核实可售情况与跌价准备。',
    'Stock over 365 days old comes to {pct}: whether it sells is in doubt; check what can be sold and what was written down.',
  ],
  idle: ['存货呆滞', 'Stock lies idle'],
  idleAt: [
    '呆滞率>{medium:percent}中、>{high:percent}高',
    'Idle stock: > {medium} medium, > {high} high',
  ],
  idleText: [
    '近180天没有收发的存货占{part:percent}，建议实地查看并核实用途。',
    'Stock that has not moved for 180 days comes to {part}: look at it on site and ask what it is for.',
  ],
  idleTemplate: [
    '近180天没有收发的存货占{pct:code}，建议实地查看并核实用途。',
    'Stock that has not moved for 180 days comes to {pct}: look at it on site and ask what it is for.',
  ],
  slow: ['存货周转缓慢', 'Stock turns over slowly'],
  slowAt: [
    '近12个月收发存存货周转天数>{medium:count}中、>{high:count}高',
    'Days to turn stock over in the last 12 months: > {medium} medium, > {high} high',
  ],
  slowText: [
    '近12个月收发存存货周转天数为{days:count}天，存货占用资金时间长，建议核实销售与备货。',
    'Stock took {days|day|days} to turn over in the last 12 months and holds money for long: check sales and purchasing.',
  ],
  slowTemplate: [
    '近12个月收发存存货周转天数为{n:code}天，存货占用资金时间长，建议核实销售与备货。',
    'Stock took {n} days to turn over in the last 12 months and holds money for long: check sales and purchasing.',
  ],
  returns: ['退货率偏高', 'Many returns'],
  returnsAt: [
    '近12个月退货率>{low:percent}低、>{medium:percent}中',
    'Returns of the last 12 months: > {low} low, > {medium} medium',
  ],
  returnsText: [
    '近12个月退货占销售额{part:percent}，建议核实产品质量与销售真实性。',
    'Returns came to {part} of the sales of the last 12 months: check quality and whether the sales are real.',
  ],
  returnsTemplate: [
    '近12个月退货占销售额{pct:code}，建议核实产品质量与销售真实性。',
    'Returns came to {pct} of the sales of the last 12 months: check quality and whether the sales are real.',
  ],
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

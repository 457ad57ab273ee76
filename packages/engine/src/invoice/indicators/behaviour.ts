/** How invoices are written: I-039 and I-041…I-047. 顶额 and 连号 exist on 税控 invoices only (domain §0.2). */

import {
  firstDayOfMonth,
  formatDay,
  lastDayOfMonth,
  type MonthWindow,
} from '../../kit/calendar/window.ts'
import { holidayDays } from '../../kit/china/holiday-days.ts'
import { overWindows } from '../../kit/definition.ts'
import { deviation, input, mean, moneyInput, quotient, without } from '../../kit/outcome.ts'
import type { InvoiceContext } from '../context/context.ts'
import { sum, validCount } from '../context/month-series.ts'
import type { IndicatorDefinition } from '../definition.ts'
import { QUANTITY_INDICATOR } from './quantities.ts'
import { SERIAL_INDICATOR } from './serial.ts'

const T_OUT = { rule: 'T', sources: ['OUT'] } as const
const N_OUT = { rule: 'N', sources: ['OUT'] } as const

const ceiling: IndicatorDefinition = {
  id: 'I-039',
  names: { zh: '顶额开票占比(税控)', en: 'Invoices at the ceiling' },
  unit: 'ratio',
  formula:
    '不含税金额在单张限额L的[99.5%, 100%]之内的张数 ÷ 税控有效张数，L = 9,999.99、99,999.99、999,999.99、9,999,999.99元',
  variants: overWindows(['L12'], { threshold: 'I-039' }),
  missing: T_OUT,
  evidence: {
    direction: 'OUT',
    rows: 'VALID',
    system: 'TAX_DISK',
    predicate: 'CEILING',
    measure: 'COUNT',
  },
  version: '1',
  source: 'domain §3.2 I-039, §0.2',
  compute({ out }, _, { window }) {
    const hit = sum(out, window, (d) => d.ceilingCount)
    const all = sum(out, window, (d) => d.taxDiskValidCount)
    return {
      ...quotient(hit, all, '有效张数'),
      ...(all === 0 ? { detail: '期内没有税控发票' } : {}),
      inputs: [input('顶额张数', hit, 'count'), input('税控有效张数', all, 'count')],
    }
  },
}

const round: IndicatorDefinition = {
  id: 'I-041',
  names: { zh: '整额开票占比', en: 'Round amounts' },
  unit: 'ratio',
  formula: '价税合计为1万元整数倍的蓝票张数 ÷ 有效张数',
  variants: overWindows(['L12'], { threshold: 'I-041' }),
  missing: T_OUT,
  evidence: { direction: 'OUT', rows: 'BLUE', predicate: 'ROUND_AMOUNT', measure: 'COUNT' },
  version: '1',
  source: 'domain §3.2 I-041',
  compute({ out }, _, { window }) {
    const hit = sum(out, window, (d) => d.roundCount)
    const all = sum(out, window, validCount)
    return {
      ...quotient(hit, all, '有效张数'),
      inputs: [input('整额张数', hit, 'count'), input('有效张数', all, 'count')],
    }
  },
}

const night: IndicatorDefinition = {
  id: 'I-042',
  names: { zh: '深夜开票占比', en: 'Invoices at night' },
  unit: 'ratio',
  formula: '开票时间在22:00–06:00的蓝票张数 ÷ 带时间的蓝票张数',
  variants: overWindows(['L12'], { threshold: 'I-042' }),
  missing: N_OUT,
  evidence: { direction: 'OUT', rows: 'BLUE', predicate: 'NIGHT', measure: 'COUNT' },
  version: '1',
  source: 'domain §3.2 I-042',
  compute({ out, rules }, _, { window }) {
    const hit = sum(out, window, (d) => d.nightCount)
    const timed = sum(out, window, (d) => d.timedCount)
    const blue = sum(out, window, (d) => d.blueCount)
    const inputs = [
      input('深夜张数', hit, 'count'),
      input('带时间的蓝票', timed, 'count'),
      input('全部蓝票', blue, 'count'),
    ]
    if (blue > 0 && timed === 0) return { ...without('NO_DATA', '来源只有开票日期'), inputs }
    if (blue - timed > blue * rules.tolerateMissing)
      return { ...without('PARTIAL', `${timed}/${blue}`), inputs }
    return { ...quotient(hit, timed, '带时间的蓝票'), inputs }
  },
}

const holiday: IndicatorDefinition = {
  id: 'I-043',
  names: { zh: '节假日开票占比', en: 'Invoices on holidays' },
  unit: 'ratio',
  formula: '国务院公布的放假日(不含调休上班日)开具的有效张数 ÷ 有效张数',
  variants: overWindows(['L12'], { threshold: 'I-043' }),
  missing: N_OUT,
  evidence: { direction: 'OUT', rows: 'VALID', predicate: 'HOLIDAY', measure: 'COUNT' },
  version: '1',
  source: 'domain §3.2 I-043, §9.6',
  compute(context, _, { window }) {
    const off = holidayDays(firstDayOfMonth(window.from), lastDayOfMonth(window.to))
    if (!off) return without('NO_DATA', '节假日表未覆盖该期间')
    const days = context.days('OUT')
    let hit = 0
    for (const day of off) hit += days.valid[day - days.from] ?? 0
    const all = sum(context.out, window, validCount)
    return {
      ...quotient(hit, all, '有效张数'),
      inputs: [input('放假日张数', hit, 'count'), input('有效张数', all, 'count')],
    }
  },
}

/** Day offsets of the window with a valid invoice. */
function activeDays(context: InvoiceContext, window: MonthWindow): number[] {
  const days = context.days('OUT')
  const found: number[] = []
  const last = Math.min(lastDayOfMonth(window.to), days.to)
  for (let d = firstDayOfMonth(window.from); d <= last; d++)
    if (days.valid[d - days.from]! > 0) found.push(d - days.from)
  return found
}

const peakDay: IndicatorDefinition = {
  id: 'I-044',
  names: { zh: '单日最大开票倍数', en: 'Largest day over the mean day' },
  unit: 'times',
  formula: '单日最大开票净额 ÷ 有开票日的日均净额',
  variants: overWindows(['L12'], { threshold: 'I-044' }),
  missing: T_OUT,
  evidence: { direction: 'OUT', rows: 'VALID', measure: 'NET_TOTAL' },
  version: '1',
  source: 'domain §3.2 I-044',
  compute(context, _, { window }) {
    const { net, from } = context.days('OUT')
    const active = activeDays(context, window)
    if (active.length === 0) return without('ZERO_ZERO', '期内没有开票日')
    let top = active[0]!
    for (const day of active) if (net[day]! > net[top]!) top = day
    const average = mean(active.map((day) => net[day]!))
    const iso = formatDay(from + top)
    return {
      detail: iso,
      ...quotient(net[top]!, average, '日均净额'),
      evidence: { from: iso, to: iso },
      inputs: [moneyInput('当日开票净额', net[top]!), moneyInput('日均净额', average)],
    }
  },
}

const concentratedDays: IndicatorDefinition = {
  id: 'I-045',
  names: { zh: '集中开票日数', en: 'Days of concentrated issue' },
  unit: 'days',
  formula: '当日有效张数 > 有开票日均值 + 3×标准差的天数',
  variants: overWindows(['L12'], { threshold: 'I-045' }),
  missing: T_OUT,
  evidence: { direction: 'OUT', rows: 'VALID', measure: 'COUNT' },
  version: '1',
  source: 'domain §3.2 I-045',
  compute(context, _, { window }) {
    const { valid } = context.days('OUT')
    const counts = activeDays(context, window).map((day) => valid[day]!)
    if (counts.length === 0) return without('ZERO_ZERO', '期内没有开票日')
    const limit = mean(counts) + context.rules.concentratedSigma * deviation(counts)
    return {
      value: counts.filter((count) => count > limit).length,
      inputs: [
        input('有效张数', sum(context.out, window, validCount), 'count'),
        input('有开票日数', counts.length, 'days'),
        input('判定线(张/日)', limit, 'index'),
      ],
    }
  },
}

export const BEHAVIOUR_INDICATORS: readonly IndicatorDefinition[] = [
  ceiling,
  round,
  night,
  holiday,
  peakDay,
  concentratedDays,
  SERIAL_INDICATOR,
  QUANTITY_INDICATOR,
]

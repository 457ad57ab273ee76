/** How steady sales are: I-020…I-026, over monthly nets of known months (before establishment left out). */

import { monthOfYear } from '../../kit/calendar/calendar.ts'
import {
  firstDayOfMonth,
  formatDay,
  formatMonth,
  lastDayOfMonth,
  type MonthWindow,
} from '../../kit/calendar/window.ts'
import { isKnown } from '../../kit/coverage.ts'
import {
  deviation,
  input,
  mean,
  median,
  moneyInput,
  quotient,
  roundTo,
  without,
} from '../../kit/outcome.ts'
import { knownNets, netOf, netTotal, sum } from '../context/month-series.ts'
import { isTinyBase, salesGrowth } from '../context/sales-growth.ts'
import { deseasonalised, seasonalIndex } from '../context/seasonality.ts'
import type { IndicatorDefinition } from '../definition.ts'

const NET = { direction: 'OUT', rows: 'VALID', measure: 'NET_TOTAL' } as const
const N_OUT = { rule: 'N', sources: ['OUT'], minMonths: 6 } as const
const MIN_SEASONAL_YEARS_FOR_FLAG = 3

const monthsOf = ({ from, to }: MonthWindow) =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i)

const monthRange = (month: number) => ({
  from: formatDay(firstDayOfMonth(month)),
  to: formatDay(lastDayOfMonth(month)),
})

export const VOLATILITY_INDICATORS: readonly IndicatorDefinition[] = [
  {
    id: 'I-020',
    names: { zh: '变异系数', en: 'Coefficient of variation' },
    unit: 'index',
    formula: '月度开票净额的总体标准差 ÷ 均值；有满36个月数据时以季节调整后的值判定',
    variants: [{ window: 'L12', threshold: 'I-020' }, { window: 'L24' }],
    missing: N_OUT,
    evidence: NET,
    version: '1',
    source: 'domain §3.2 I-020, §4 suppression list',
    compute({ out, m0 }, _, { window }) {
      const nets = knownNets(out, window)
      const average = mean(nets)
      const inputs = [
        moneyInput('开票净额合计', average * nets.length),
        input('月数', nets.length, 'months'),
        moneyInput('月均净额', average),
        moneyInput('标准差', deviation(nets)),
      ]
      if (average < 0) return { ...without('NOT_APPLICABLE', '月均净额为负'), inputs }
      const { value, ...none } = quotient(deviation(nets), average, '月均净额')
      if (value === null) return { value, ...none, inputs }
      const index = seasonalIndex(out, m0)
      if (index?.years !== MIN_SEASONAL_YEARS_FOR_FLAG) return { value, inputs }
      const months = monthsOf(window).filter((m) => isKnown(out, m))
      const adjusted = deseasonalised(out, months, index)
      if (!adjusted) return { value, inputs }
      const flagOn = Math.min(value, deviation(adjusted) / mean(adjusted))
      return {
        value,
        flagOn,
        inputs,
        detail: `季节性：季节调整后${roundTo(flagOn, 'yuan')}，用于判定`,
      }
    },
  },
  {
    id: 'I-021',
    names: { zh: '月度峰谷比', en: 'Peak month over median month' },
    unit: 'times',
    formula: '最大月开票净额 ÷ 月开票净额中位数',
    variants: [{ window: 'L12', threshold: 'I-021' }],
    missing: N_OUT,
    evidence: NET,
    version: '1',
    source: 'domain §3.2 I-021',
    compute({ out }, _, { window }) {
      const nets = knownNets(out, window)
      const peak = Math.max(...nets)
      return {
        ...quotient(peak, median(nets), '月净额中位数'),
        inputs: [
          moneyInput('开票净额合计', sum(out, window, netTotal)),
          moneyInput('最大月净额', peak),
          moneyInput('中位数', median(nets)),
        ],
      }
    },
  },
  {
    id: 'I-022',
    names: { zh: '季节性指数(最高月份额)', en: 'Seasonal index (share of the highest month)' },
    unit: 'ratio',
    formula: '每个自然月占当年净额的份额在2–3个完整12个月中的平均；取最高月',
    variants: [{ window: 'L36' }],
    missing: { rule: 'ANY', sources: ['OUT'] },
    evidence: NET,
    version: '1',
    source: 'domain §3.2 I-022',
    compute({ out, m0 }) {
      const index = seasonalIndex(out, m0)
      if (!index) return without('INSUFFICIENT_HISTORY', '至少需要连续24个月且净额为正')
      const top = Math.max(...index.share)
      const window = { from: index.from, to: m0 }
      return {
        value: top,
        detail: `${index.share.indexOf(top) + 1}月最高，基于${index.years}年`,
        evidence: { from: formatDay(firstDayOfMonth(index.from)) },
        inputs: [
          moneyInput('所用期间开票净额', sum(out, window, netTotal)),
          ...index.share.map((share, i) => input(`${i + 1}月`, share, 'ratio')),
        ],
      }
    },
  },
  {
    id: 'I-023',
    names: { zh: '趋势斜率', en: 'Trend per month' },
    unit: 'ratio',
    formula: '月度开票净额的最小二乘斜率 ÷ 月均净额，每月',
    variants: [{ window: 'L12', threshold: 'I-023' }],
    missing: N_OUT,
    evidence: NET,
    version: '1',
    source: 'domain §3.2 I-023',
    compute({ out }, _, { window }) {
      const nets = knownNets(out, window)
      const average = mean(nets)
      const middle = (nets.length - 1) / 2
      let cross = 0
      let squares = 0
      nets.forEach((net, i) => {
        cross += (i - middle) * (net - average)
        squares += (i - middle) ** 2
      })
      return {
        ...quotient(cross / squares, average, '月均净额'),
        inputs: [
          moneyInput('开票净额合计', sum(out, window, netTotal)),
          moneyInput('每月变化', cross / squares),
          moneyInput('月均净额', average),
        ],
      }
    },
  },
  {
    id: 'I-024',
    names: { zh: '突增', en: 'Surge' },
    unit: 'ratio',
    formula: '近3个月月均开票净额 ÷ 此前9个月月均 − 1',
    variants: [{ window: 'L3', base: 'B9', threshold: 'I-024' }],
    missing: { rule: 'N', sources: ['OUT'] },
    evidence: NET,
    version: '1',
    source: 'domain §3.2 I-024',
    compute({ out }, _, { window, base }) {
      const recent = sum(out, window, netTotal)
      const before = sum(out, base, netTotal)
      return {
        ...salesGrowth(recent * 3, before, 9),
        inputs: [moneyInput('近3个月开票净额', recent), moneyInput('此前9个月开票净额', before)],
      }
    },
  },
  {
    id: 'I-025',
    names: { zh: '最大环比波动', en: 'Largest change month on month' },
    unit: 'ratio',
    formula: 'max |当月净额 ÷ 上月净额 − 1|，上月净额不为正或不足当月1%且低于10万元的月份不比',
    variants: [{ window: 'L12', threshold: 'I-025' }],
    missing: N_OUT,
    evidence: NET,
    version: '1',
    source: 'domain §3.2 I-025',
    compute({ out }, _, { window }) {
      let at: number | null = null
      let largest = -1
      for (let m = window.from + 1; m <= window.to; m++) {
        const before = netOf(out, m - 1)
        const now = netOf(out, m)
        if (before <= 0 || !isKnown(out, m - 1) || isTinyBase(now, before, 1)) continue
        const change = Math.abs(now / before - 1)
        if (change <= largest) continue
        largest = change
        at = m
      }
      if (at === null) return without('ZERO_ZERO', '没有可比的相邻月份')
      return {
        value: largest,
        detail: formatMonth(at),
        evidence: monthRange(at),
        inputs: [
          moneyInput('当月开票净额', netOf(out, at)),
          moneyInput('上月开票净额', netOf(out, at - 1)),
        ],
      }
    },
  },
  {
    id: 'I-026',
    names: { zh: '季末/年末冲量', en: 'Quarter-end and year-end push' },
    unit: 'ratio',
    formula: '12月(或各季末月)开票净额 ÷ 近12个月开票净额',
    variants: [
      {
        window: 'L12',
        suffix: 'DEC',
        label: { zh: '·12月占比', en: ': December' },
        threshold: 'I-026.DEC',
      },
      { window: 'L12', suffix: 'QEND', label: { zh: '·季末月占比', en: ': quarter ends' } },
    ],
    missing: N_OUT,
    evidence: NET,
    version: '1',
    source: 'domain §3.2 I-026',
    compute({ out }, variant, { window }) {
      const december = variant.suffix === 'DEC'
      const ends = monthsOf(window).filter((m) => monthOfYear(m) % (december ? 12 : 3) === 0)
      const part = ends.reduce((total, m) => total + netOf(out, m), 0)
      const whole = sum(out, window, netTotal)
      const partInput = moneyInput(december ? '12月开票净额' : '季末月开票净额', part)
      const wholeInput = moneyInput('近12个月开票净额', whole)
      if (!december)
        return { ...quotient(part, whole, '近12个月开票净额'), inputs: [wholeInput, partInput] }
      return {
        ...quotient(part, whole, '近12个月开票净额'),
        evidence: monthRange(ends[0]!),
        inputs: [partInput, wholeInput],
      }
    },
  },
]

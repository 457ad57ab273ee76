/** Whether invoices keep coming: I-013…I-019. A valid invoice is one that is not void; February is left out of gaps. */

import { formatDay, formatMonth, type MonthWindow, monthOfDay } from '../../kit/calendar/window.ts'
import { isKnown, spanCoverage } from '../../kit/coverage.ts'
import { overWindows } from '../../kit/definition.ts'
import { input, roundTo, without } from '../../kit/outcome.ts'
import {
  dayGaps,
  gapMonths,
  issueBounds,
  longestGap,
  longestGapRun,
  type Silence,
  silence,
} from '../context/activity.ts'
import type { InvoiceContext } from '../context/context.ts'
import { digestOf, validCount } from '../context/month-series.ts'
import type { IndicatorDefinition, Outcome } from '../definition.ts'

function activeMonths({ out }: InvoiceContext, window: MonthWindow): number {
  let active = 0
  for (let m = window.from; m <= window.to; m++) {
    const digest = digestOf(out, m)
    if (digest && isKnown(out, m) && validCount(digest) > 0) active++
  }
  return active
}

const NEVER = '采集范围内没有有效销项发票'

/** The rows of the last issue; without one there is no row to show. */
const lastIssue = ({ last }: Silence) => {
  const day = last === null ? null : formatDay(last)
  return {
    input: input('最近开票日', day ?? '无', 'date'),
    evidence: day === null ? null : { from: day, to: day },
  }
}

/** Days of a silence: a lower bound where months since were not collected, and nothing where that bound says nothing. */
function daysOf(context: InvoiceContext, { last, days, unknown }: Silence): Outcome {
  if (unknown === null) return { value: days }
  const enough = days > context.rules.recentDays
  if (last === null)
    return enough
      ? { value: days, detail: `已采集的期间没有开票，至少${days}天` }
      : without('PARTIAL', `没有开票，但只查看了${days}天`)
  const month = formatMonth(unknown)
  return enough
    ? { value: days, detail: `${month}未采集，至少${days}天` }
    : without('PARTIAL', `${month}未采集，其后只查看了${days}天`)
}

const VALID_MONTHS = { direction: 'OUT', rows: 'VALID', measure: 'MONTHS' } as const
const N_OUT = { rule: 'N', sources: ['OUT'] } as const
const ANY_OUT = { rule: 'ANY', sources: ['OUT'] } as const

export const CONTINUITY_INDICATORS: readonly IndicatorDefinition[] = [
  {
    id: 'I-013',
    names: { zh: '有开票月数', en: 'Months with invoices' },
    unit: 'months',
    formula: '窗口内有有效发票的月数；企业成立前的月份不计入应有月数',
    variants: [{ window: 'L12', threshold: 'I-013' }, { window: 'L24' }],
    missing: { rule: 'T', sources: ['OUT'] },
    evidence: VALID_MONTHS,
    version: '1',
    source: 'domain §3.2 I-013',
    compute(context, _, { window }) {
      const active = activeMonths(context, window)
      const { months, known } = spanCoverage(context.out, window)
      const flagOn = (active * months) / known
      return {
        value: active,
        flagOn,
        aside: `按已知的${known}个月折算，每${months}个月为${roundTo(flagOn, 'months')}个月，用于判定`,
        inputs: [input('有开票月数', active, 'months'), input('应有月数', known, 'months')],
      }
    },
  },
  {
    id: 'I-014',
    names: { zh: '断票月数(不含2月)', en: 'Months without invoices (February excluded)' },
    unit: 'months',
    formula: '已采集而无有效发票的月数，2月除外',
    variants: [{ window: 'L12', threshold: 'I-014' }],
    missing: N_OUT,
    evidence: VALID_MONTHS,
    version: '1',
    source: 'domain §3.2 I-014',
    compute(context, _, { window }) {
      const gaps = gapMonths(context.out, window)
      return {
        value: gaps.length,
        inputs: [
          input('有开票月数', activeMonths(context, window), 'months'),
          input('断票月份', gaps.map(formatMonth).join('、') || '无', 'date'),
        ],
      }
    },
  },
  {
    id: 'I-015',
    names: { zh: '最长连续断票月数', en: 'Longest run of months without invoices' },
    unit: 'months',
    formula: '断票月的最长连续数；2月既不中断也不计数',
    variants: overWindows(['L12', 'L24'], { threshold: 'I-015' }),
    missing: N_OUT,
    evidence: VALID_MONTHS,
    version: '1',
    source: 'domain §3.2 I-015, §9.1',
    compute(context, _, { window }) {
      const run = longestGapRun(context.out, window)
      return {
        value: run.length,
        inputs: [
          input('有开票月数', activeMonths(context, window), 'months'),
          input('连续断票月份', run.map(formatMonth).join('、') || '无', 'date'),
        ],
      }
    },
  },
  {
    id: 'I-016',
    names: { zh: '最大连续未开票天数', en: 'Longest gap between invoices' },
    unit: 'days',
    formula: '有效开票日之间的最大间隔，含窗口首日至首张、末张至数据截止日(企业成立前不计)',
    variants: overWindows(['L6', 'L12', 'L24'], { threshold: 'I-016' }),
    missing: N_OUT,
    evidence: { direction: 'OUT', rows: 'VALID', measure: 'DAYS' },
    version: '1',
    source: 'domain §3.2 I-016, §9.1',
    compute(context, _, { window }) {
      const gap = longestGap(dayGaps(context, window))
      if (!gap) return { value: 0, evidence: null, inputs: [input('有票天数', 0, 'days')] }
      const days = context.days('OUT')
      const ends = [...new Set([gap.from, gap.to])]
      return {
        value: gap.days,
        evidence: { from: formatDay(gap.from), to: formatDay(gap.to) },
        inputs: [
          input(
            '间隔两端的开票日数',
            ends.filter((d) => days.valid[d - days.from]! > 0).length,
            'days',
          ),
          input('起', formatDay(gap.from), 'date'),
          input('止', formatDay(gap.to), 'date'),
        ],
      }
    },
  },
  {
    id: 'I-017',
    names: { zh: '最近开票距今', en: 'Days since the last invoice' },
    unit: 'days',
    formula: '数据截止日 − 最近一张有效发票的开票日；其后未采集的月份不计入',
    variants: [{ window: 'asOf', threshold: 'I-017' }],
    missing: ANY_OUT,
    evidence: { direction: 'OUT', rows: 'VALID', measure: 'LAST_DAY' },
    version: '1',
    source: 'domain §3.2 I-017',
    compute(context) {
      const gap = silence(context)
      if (!gap) return without('NO_DATA', NEVER)
      const issue = lastIssue(gap)
      const inputs = [issue.input, input('截止日', formatDay(gap.until), 'date')]
      return { ...daysOf(context, gap), inputs, evidence: issue.evidence }
    },
  },
  {
    id: 'I-018',
    names: { zh: '近45日是否有开票', en: 'Invoice within 45 days' },
    unit: 'bool',
    formula: '最近开票距今 ≤ 45天',
    variants: [{ window: 'asOf', threshold: 'I-018' }],
    missing: ANY_OUT,
    evidence: { direction: 'OUT', rows: 'VALID', measure: 'LAST_DAY' },
    version: '1',
    source: 'domain §3.2 I-018',
    compute(context) {
      const gap = silence(context)
      if (!gap) return without('NO_DATA', NEVER)
      const issue = lastIssue(gap)
      const { value, ...said } = daysOf(context, gap)
      return {
        ...said,
        value: value === null ? null : gap.days <= context.rules.recentDays,
        inputs: [issue.input],
        evidence: issue.evidence,
      }
    },
  },
  {
    id: 'I-019',
    names: { zh: '首次开票', en: 'First invoice' },
    unit: 'date',
    formula: '采集范围内最早有效发票的开票日；开票历史 = 该月至最近完整月的月数',
    variants: [
      { window: 'asOf', suffix: 'DATE', label: { zh: '日期', en: ' date' } },
      {
        window: 'asOf',
        suffix: 'MONTHS',
        label: { zh: '至今月数', en: ': months of history' },
        unit: 'months',
        threshold: 'I-019.MONTHS',
      },
    ],
    missing: ANY_OUT,
    evidence: { direction: 'OUT', rows: 'VALID', measure: 'FIRST_DAY' },
    version: '1',
    source: 'domain §3.2 I-019',
    compute(context, variant) {
      const bounds = issueBounds(context.out)
      if (!bounds) return without('NOT_APPLICABLE', NEVER)
      const month = monthOfDay(bounds.first)
      const date = formatDay(bounds.first)
      const cut = context.facts.covered.OUT![0] === month
      return {
        value: variant.suffix === 'DATE' ? date : Math.max(0, context.m0 - month + 1),
        inputs: [input('首张有效发票', date, 'date')],
        evidence: { from: date, to: date },
        ...(cut ? { detail: '采集自当月开始，实际首票可能更早' } : {}),
      }
    },
  },
]

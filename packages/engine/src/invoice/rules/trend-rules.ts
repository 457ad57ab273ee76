/** Rules on the course of sales: R-025…R-028. */

import { percent, shareText } from '@xinjian/format/say/figures'
import { monthOfYear, optionalDay } from '../../kit/calendar/calendar.ts'
import { miss, reasonText, unknown } from '../../kit/rules/definition.ts'
import { inputOf, levelled, numberOf } from '../../kit/rules/levelled.ts'
import { gapMonths, silence } from '../context/activity.ts'
import type { InvoiceContext } from '../context/context.ts'
import type { RuleDefinition } from '../definition.ts'
import type { RuleLimits } from '../params/rule-thresholds.ts'
import { cliffRule } from './cliff-rule.ts'

const MONTHS_BEFORE = 9
const RECENT_MONTHS = 3

/** 30 days more in February to April, and in a January whose open gap holds 春节. */
export function restTolerance(context: InvoiceContext): number {
  const month = monthOfYear(context.asOfMonth)
  const { toleranceDays, toleranceMonths } = context.rules.rules['R-028']
  if (toleranceMonths.includes(month)) return toleranceDays
  const festival = optionalDay(context.rules.springFestival[Math.floor(context.asOfMonth / 12)])
  return month === 1 && festival !== null && festival <= context.asOf ? toleranceDays : 0
}

/** A rise after silence is measured by the silence, too. */
function silentBefore(context: InvoiceContext): string {
  const { from, to } = context.span('L12')
  const silent = gapMonths(context.out, { from, to: to - RECENT_MONTHS }).length
  return silent === 0 ? '' : `，此前${MONTHS_BEFORE}个月中有${silent}个月未开票`
}

function silenceText(context: InvoiceContext, days: number): string {
  const gap = silence(context)
  if (gap?.last === null) return `已采集的期间没有开票，至少${days}天`
  return `距最近一次开票${gap?.unknown == null ? '已' : '至少'}${days}天`
}

export const trendRules = (p: RuleLimits): readonly RuleDefinition[] => [
  levelled(
    {
      id: 'R-025',
      name: '开票额突增',
      threshold: `增长>${percent(p['R-025'].medium)}中、>${percent(p['R-025'].high)}高，此前月均≥${p['R-025'].minBaseYuan}元`,
      template: '近3个月月均开票较此前增长{pct}。',
      version: '1',
      source: 'domain §4 R-025',
    },
    {
      key: 'I-024.L3',
      direction: 1,
      medium: p['R-025'].medium,
      high: p['R-025'].high,
      before: (_, { inputs, value, reason }) => {
        if (value === null && reason !== 'NO_BASE') return null
        const base = inputOf(inputs, '此前9个月开票净额') / MONTHS_BEFORE
        return base < p['R-025'].minBaseYuan
          ? miss(value as number | null, '此前月均开票低于判定基数')
          : null
      },
      text: (value, { context }) =>
        `近3个月月均开票较此前增长${shareText(value)}${silentBefore(context)}，建议了解增长来源。`,
    },
  ),
  cliffRule(p),
  levelled(
    {
      id: 'R-027',
      name: '断票',
      threshold: `最长连续断票≥${p['R-027'].medium}个月中、≥${p['R-027'].high}个月高(剔除2月)`,
      template: '最长连续{n}个月未开票(剔除2月)。',
      version: '1',
      source: 'domain §4 R-027',
    },
    {
      key: 'I-015.L12',
      direction: 1,
      medium: p['R-027'].medium - 1,
      high: p['R-027'].high - 1,
      text: (value) => `最长连续${value}个月未开票(剔除2月)。`,
    },
  ),
  {
    id: 'R-028',
    name: '长期未开票',
    level: 'HIGH',
    threshold: `距最近开票>${p['R-028'].medium}天中、>${p['R-028'].high}天高；2–4月及春节所在1月放宽${p['R-028'].toleranceDays}天`,
    template: '距最近一次开票已{n}天。',
    version: '1',
    source: 'domain §4 R-028',
    judge({ context, indicator }) {
      const since = indicator('I-017.asOf')
      const value = numberOf(since)
      if (value === null) return unknown(reasonText(since))
      const tolerance = restTolerance(context)
      const { inputs, evidence } = since
      const { medium, high } = p['R-028']
      if (value <= medium + tolerance)
        return {
          result: 'MISS',
          value,
          ...(value > medium ? { reason: 'SUPPRESSED:SPRING_FESTIVAL' } : {}),
          inputs,
          evidence,
        }
      return {
        result: 'HIT',
        level: value > high + tolerance ? 'HIGH' : 'MEDIUM',
        text: `${silenceText(context, value)}。`,
        value,
        inputs,
        evidence,
      }
    },
  },
]

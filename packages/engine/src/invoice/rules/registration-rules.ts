/** Rules on registration: R-002, R-003, R-044…R-047. */

import { amount } from '@xinjian/format/say/figures'
import { optionalDay } from '../../kit/calendar/calendar.ts'
import { firstDayOfMonth, monthOfDay } from '../../kit/calendar/window.ts'
import { spanCoverage } from '../../kit/coverage.ts'
import { input, moneyInput } from '../../kit/outcome.ts'
import { miss, reasonText, unknown } from '../../kit/rules/definition.ts'
import { numberOf, withoutValue } from '../../kit/rules/levelled.ts'
import { abnormalStatus, lowestRating } from '../../kit/rules/registration.ts'
import { netTotal, sum } from '../context/month-series.ts'
import type { RuleDefinition } from '../definition.ts'
import type { RuleLimits } from '../params/rule-thresholds.ts'

export const registrationRules = (p: RuleLimits): readonly RuleDefinition[] => [
  abnormalStatus(({ context }) => {
    const value = context.facts.registration.taxpayerStatus
    return value ? { value } : { open: 'NO_DATA：税务登记状态未采集' }
  }),
  lowestRating(({ context }) => {
    const value = context.facts.registration.taxCreditGrade
    return value ? { value } : { open: 'NO_DATA：纳税信用等级未采集' }
  }),
  {
    id: 'R-044',
    name: '人均产值异常',
    level: 'HIGH',
    threshold: `参保0人而近12个月开票>${p['R-044'].salesYuan}元；或人均开票超过行业P95的3倍(暂无基准)`,
    template: '参保{n}人，人均开票{v}万元，规模不匹配。',
    version: '1',
    source: 'domain §4 R-044',
    judge({ context, indicator }) {
      const insured = context.facts.registration.insuredCount
      const sales = indicator('I-001.L12')
      const net = numberOf(sales)
      if (insured === null || insured === undefined) return unknown('NO_DATA：参保人数未采集')
      if (net === null) return withoutValue(sales)
      if (insured > 0) return unknown('NO_DATA：暂无行业人均开票基准')
      const { evidence } = sales
      const inputs = [...sales.inputs, input('参保人数', insured, 'index')]
      if (net <= p['R-044'].salesYuan) return { result: 'MISS', value: net, inputs, evidence }
      return {
        result: 'HIT',
        level: 'HIGH',
        text: `参保0人，近12个月开票${amount(net / 10_000)}万元，规模不匹配，建议核实用工。`,
        value: net,
        inputs,
        evidence,
      }
    },
  },
  {
    id: 'R-045',
    name: '成立即大额开票',
    level: 'HIGH',
    threshold: `成立<${p['R-045'].medium}天即开票且前${p['R-045'].firstMonths}个月净额>${p['R-045'].minFirstYuan}元中，<${p['R-045'].high}天高`,
    template: '成立{n}天即开票。',
    version: '1',
    source: 'domain §4 R-045',
    judge({ context, indicator }) {
      const days = indicator('I-090.asOf')
      const value = numberOf(days)
      // The registry and the invoices contradict each other: that is no miss.
      if (value === null) return unknown(reasonText(days))
      if (value >= p['R-045'].medium)
        return { result: 'MISS', value, inputs: days.inputs, evidence: days.evidence }
      const established = optionalDay(context.facts.registration.establishedOn)!
      const from = monthOfDay(established)
      const window = { from, to: Math.min(from + p['R-045'].firstMonths - 1, context.m0) }
      if (spanCoverage(context.out, window).missing > 0) return unknown('PARTIAL：成立初期月份不全')
      const net = sum(context.out, window, netTotal)
      const shared = {
        value,
        inputs: [...days.inputs, moneyInput(`前${p['R-045'].firstMonths}个月净额`, net)],
        evidence: days.evidence,
      }
      if (net / 100 <= p['R-045'].minFirstYuan) return { result: 'MISS', ...shared }
      return {
        result: 'HIT',
        level: value < p['R-045'].high ? 'HIGH' : 'MEDIUM',
        text: `成立${value}天即开票，前${p['R-045'].firstMonths}个月净额${amount(net / 100)}元。`,
        ...shared,
      }
    },
  },
  {
    id: 'R-046',
    name: '频繁变更法人',
    level: 'MEDIUM',
    threshold: `近12个月≥${p['R-046'].medium12}次，或近24个月≥${p['R-046'].medium24}次，或截止日前${p['R-046'].days}天内变更过`,
    template: '近24个月法定代表人变更{n}次。',
    version: '1',
    source: 'domain §4 R-046',
    judge({ context }) {
      const changes = context.facts.registration.legalRepChanges
      if (!changes) return unknown('NO_DATA：工商变更记录未采集')
      const days = changes.map(optionalDay).filter((day) => day !== null && day <= context.asOf)
      const since = (day: number) => days.filter((d) => d! >= day).length
      const year = since(firstDayOfMonth(context.m0 - 11))
      const twoYears = since(firstDayOfMonth(context.m0 - 23))
      const recent = since(context.asOf - p['R-046'].days)
      const hit = year >= p['R-046'].medium12 || twoYears >= p['R-046'].medium24 || recent > 0
      if (!hit) return miss(twoYears)
      return {
        result: 'HIT',
        level: 'MEDIUM',
        text: `近24个月法定代表人变更${twoYears}次${recent > 0 ? `，其中${p['R-046'].days}天内${recent}次` : ''}。`,
        value: twoYears,
      }
    },
  },
  {
    id: 'R-047',
    name: '频繁变更地址/范围/股东',
    level: 'MEDIUM',
    threshold: '近24个月同一事项变更≥3次，或6个月内主营变更',
    template: '近24个月{item}变更{n}次。',
    version: '1',
    source: 'domain §4 R-047',
    judge: () => unknown('NO_DATA：需要工商变更记录'),
  },
]

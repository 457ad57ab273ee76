/** Rules on how invoices are written: …R-024. */

import { percent } from '@xinjian/format/say/figures'
import { miss } from '../../kit/rules/definition.ts'
import { inputOf, levelled, numberOf, withoutValue } from '../../kit/rules/levelled.ts'
import type { RuleDefinition } from '../definition.ts'
import type { RuleLimits } from '../params/rule-thresholds.ts'
import { serialRule } from './serial-rule.ts'

export const habitRules = (p: RuleLimits): readonly RuleDefinition[] => [
  levelled(
    {
      id: 'R-014',
      name: '顶额开票(税控)',
      threshold: `顶额占比>${percent(p['R-014'].medium)}中、>${percent(p['R-014'].high)}高，税控有效张数≥${p['R-014'].minInvoices}`,
      template: '{n}张发票金额贴近单张限额，占比{pct}，建议核实交易真实性。',
      version: '1',
      source: 'domain §4 R-014',
    },
    {
      key: 'I-039.L12',
      direction: 1,
      medium: p['R-014'].medium,
      high: p['R-014'].high,
      before: (_, { inputs, value }) =>
        value !== null && inputOf(inputs, '税控有效张数') < p['R-014'].minInvoices
          ? miss(value as number, `税控有效发票不足${p['R-014'].minInvoices}张`)
          : null,
      text: (value, input) =>
        `${inputOf(input.indicator('I-039.L12').inputs, '顶额张数')}张发票金额贴近单张限额，占比${percent(value)}，建议核实交易真实性。`,
    },
  ),
  {
    id: 'R-015',
    name: '授信额度用尽(数电)',
    level: 'MEDIUM',
    threshold: `近6个月中额度使用率≥${percent(p['R-015'].usage)}的月数≥${p['R-015'].months}`,
    template: '近6个月有{n}个月开票接近发票总额度。',
    version: '1',
    source: 'domain §4 R-015',
    judge({ indicator }) {
      const months = indicator('I-040.FULL.L6')
      const value = numberOf(months)
      if (value === null) return withoutValue(months)
      const { inputs, evidence } = months
      if (value < p['R-015'].months) return { result: 'MISS', value, inputs, evidence }
      return {
        result: 'HIT',
        level: 'MEDIUM',
        text: `近6个月有${value}个月开票接近发票总额度。`,
        value,
        inputs,
        evidence,
      }
    },
  },
  levelled(
    {
      id: 'R-021',
      name: '深夜开票',
      threshold: `深夜占比>${percent(p['R-021'].medium)}中、>${percent(p['R-021'].high)}高`,
      template: '22:00–06:00开票占比{pct}。',
      version: '1',
      source: 'domain §4 R-021',
    },
    {
      key: 'I-042.L12',
      direction: 1,
      medium: p['R-021'].medium,
      high: p['R-021'].high,
      text: (value) => `22:00–06:00开票占比${percent(value)}，建议了解开票安排。`,
    },
  ),
  levelled(
    {
      id: 'R-022',
      name: '节假日开票',
      threshold: `放假日占比>${percent(p['R-022'].medium)}`,
      template: '法定节假日开票占比{pct}。',
      version: '1',
      source: 'domain §4 R-022',
    },
    {
      key: 'I-043.L12',
      direction: 1,
      medium: p['R-022'].medium,
      text: (value) => `法定节假日开票占比${percent(value)}，建议了解原因。`,
    },
  ),
  levelled(
    {
      id: 'R-023',
      name: '整额开票',
      threshold: `整万元占比>${percent(p['R-023'].low)}低`,
      template: '整万元发票占比{pct}。',
      version: '2',
      source: 'domain §4 R-023',
    },
    {
      key: 'I-041.L12',
      direction: 1,
      low: p['R-023'].low,
      text: (value) => `整万元发票占比${percent(value)}，建议核对合同与发货单。`,
    },
  ),
  serialRule(p),
]

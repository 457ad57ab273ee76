/** Rules on how invoices are written: …R-024. */

import { templateOf } from '@xinjian/format/say/words'
import { miss } from '../../kit/rules/definition.ts'
import { inputOf, levelled, numberOf, withoutValue } from '../../kit/rules/levelled.ts'
import type { RuleDefinition } from '../definition.ts'
import { HABIT_SAYS } from '../indicators/habit-words.ts'
import type { RuleLimits } from '../params/rule-thresholds.ts'
import { serialRule } from './serial-rule.ts'
import { RULES_SAYS } from './words.ts'

export const habitRules = (p: RuleLimits): readonly RuleDefinition[] => [
  levelled(
    {
      id: 'R-014',
      name: RULES_SAYS.invoicesAtCeiling,
      threshold: RULES_SAYS.invoicesAtCeilingThreshold({
        medium: p['R-014'].medium,
        high: p['R-014'].high,
        least: p['R-014'].minInvoices,
      }),
      template: templateOf(RULES_SAYS, 'nearCeiling'),
      version: '1',
      source: 'domain §4 R-014',
    },
    {
      key: 'I-039.L12',
      direction: 1,
      medium: p['R-014'].medium,
      high: p['R-014'].high,
      before: (_, { inputs, value }) =>
        value !== null && inputOf(inputs, HABIT_SAYS.validTaxDisk) < p['R-014'].minInvoices
          ? miss(value as number, RULES_SAYS.fewTaxDiskValid({ least: p['R-014'].minInvoices }))
          : null,
      text: (value, input) =>
        RULES_SAYS.nearCeiling({
          n: inputOf(input.indicator('I-039.L12').inputs, HABIT_SAYS.atCeiling),
          pct: value,
        }),
    },
  ),
  {
    id: 'R-015',
    name: RULES_SAYS.invoiceQuotaUsed,
    level: 'MEDIUM',
    threshold: RULES_SAYS.invoiceQuotaUsedThreshold({
      usage: p['R-015'].usage,
      months: p['R-015'].months,
    }),
    template: templateOf(RULES_SAYS, 'nearQuota'),
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
        text: RULES_SAYS.nearQuota({ n: value }),
        value,
        inputs,
        evidence,
      }
    },
  },
  levelled(
    {
      id: 'R-021',
      name: RULES_SAYS.invoicesAtNight,
      threshold: RULES_SAYS.invoicesAtNightThreshold({
        medium: p['R-021'].medium,
        high: p['R-021'].high,
      }),
      template: templateOf(RULES_SAYS, 'atNight'),
      version: '1',
      source: 'domain §4 R-021',
    },
    {
      key: 'I-042.L12',
      direction: 1,
      medium: p['R-021'].medium,
      high: p['R-021'].high,
      text: (value) => RULES_SAYS.atNight({ pct: value }),
    },
  ),
  levelled(
    {
      id: 'R-022',
      name: RULES_SAYS.invoicesHolidays,
      threshold: RULES_SAYS.invoicesHolidaysThreshold({ medium: p['R-022'].medium }),
      template: templateOf(RULES_SAYS, 'onHolidays'),
      version: '1',
      source: 'domain §4 R-022',
    },
    {
      key: 'I-043.L12',
      direction: 1,
      medium: p['R-022'].medium,
      text: (value) => RULES_SAYS.onHolidays({ pct: value }),
    },
  ),
  levelled(
    {
      id: 'R-023',
      name: RULES_SAYS.roundAmounts,
      threshold: RULES_SAYS.roundAmountsThreshold({ low: p['R-023'].low }),
      template: templateOf(RULES_SAYS, 'roundShare'),
      version: '2',
      source: 'domain §4 R-023',
    },
    {
      key: 'I-041.L12',
      direction: 1,
      low: p['R-023'].low,
      text: (value) => RULES_SAYS.roundShare({ pct: value }),
    },
  ),
  serialRule(p),
]

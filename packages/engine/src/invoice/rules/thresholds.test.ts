import { describe, expect, it } from 'vitest'
import { row, type SmallPlan, smallFacts } from '../../../test-support/small-facts.ts'
import { evaluateRule } from '../../kit/rules/evaluate.ts'
import type { IndicatorValue, RuleResult } from '../../report/document.ts'
import { invoiceContext } from '../context/context.ts'
import type { RuleInput } from '../definition.ts'
import { INVOICE_RULES } from './registry.ts'
import { suppressedBy } from './suppression.ts'

/** A rule of the registry judged over indicators given by key; the context is that of an old trading company. */
function judge(
  id: string,
  given: Record<string, Partial<IndicatorValue>>,
  registration: SmallPlan['registration'] = {},
): RuleResult {
  const parties = [0, 1, 2].flatMap((counterparty) => [
    row('2025-06-10', 1000, { counterparty }),
    row('2025-06-10', 1, { counterparty: counterparty + 3, direction: 'IN' }),
  ])
  const facts = smallFacts(parties, {
    registration: {
      establishedOn: '2010-01-01',
      industrySection: 'F',
      industryCode: 'F5191',
      ...registration,
    },
  })
  const input: RuleInput = {
    context: invoiceContext(facts),
    indicator: (key) =>
      ({
        key,
        inputs: [],
        evidence: [],
        value: null,
        ...given[key],
      }) as unknown as IndicatorValue,
  }
  return evaluateRule(input, INVOICE_RULES.find((rule) => rule.id === id)!, suppressedBy)
}

const outcome = ({ result, level, redLine }: RuleResult) =>
  result === 'HIT' ? `${level}${redLine ? '★' : ''}` : result
const many = (name: string, value: number) => ({ name, value, unit: 'count' as const })

describe('thresholds: the limit itself is a miss, the next value a hit', () => {
  it.each<[string, string, number, string, IndicatorValue['inputs']?]>([
    ['R-014', 'I-039.L12', 0.15, 'MISS', [many('税控有效张数', 20)]],
    ['R-014', 'I-039.L12', 0.150001, 'MEDIUM', [many('税控有效张数', 20)]],
    ['R-014', 'I-039.L12', 0.3, 'MEDIUM', [many('税控有效张数', 20)]],
    ['R-014', 'I-039.L12', 0.300001, 'HIGH', [many('税控有效张数', 20)]],
    ['R-014', 'I-039.L12', 0.9, 'MISS', [many('税控有效张数', 19)]],
    ['R-015', 'I-040.FULL.L6', 2, 'MISS'],
    ['R-015', 'I-040.FULL.L6', 3, 'MEDIUM'],
    ['R-016', 'I-027.L12', 0.1, 'MISS', [many('税控发票张数', 30)]],
    ['R-016', 'I-027.L12', 0.100001, 'MEDIUM', [many('税控发票张数', 30)]],
    ['R-016', 'I-027.L12', 0.2, 'MEDIUM', [many('税控发票张数', 30)]],
    ['R-016', 'I-027.L12', 0.200001, 'HIGH', [many('税控发票张数', 30)]],
    ['R-016', 'I-027.L12', 0.5, 'MISS', [many('税控发票张数', 29)]],
    ['R-018', 'I-030.L12', 0.05, 'MISS'],
    ['R-018', 'I-030.L12', 0.050001, 'MEDIUM'],
    ['R-018', 'I-030.L12', 0.1, 'MEDIUM'],
    ['R-018', 'I-030.L12', 0.100001, 'HIGH'],
    ['R-018', 'I-030.L12', 0.3, 'HIGH'],
    ['R-018', 'I-030.L12', 0.300001, 'HIGH★'],
    ['R-021', 'I-042.L12', 0.1, 'MISS'],
    ['R-021', 'I-042.L12', 0.100001, 'MEDIUM'],
    ['R-021', 'I-042.L12', 0.3, 'MEDIUM'],
    ['R-021', 'I-042.L12', 0.300001, 'HIGH'],
    ['R-022', 'I-043.L12', 0.15, 'MISS'],
    ['R-022', 'I-043.L12', 0.150001, 'MEDIUM'],
    ['R-023', 'I-041.L12', 0.25, 'MISS'],
    ['R-023', 'I-041.L12', 0.250001, 'LOW'],
    ['R-023', 'I-041.L12', 0.9, 'LOW'],
    ['R-025', 'I-024.L3', 1, 'MISS', [many('此前9个月开票净额', 900_000)]],
    ['R-025', 'I-024.L3', 1.000001, 'MEDIUM', [many('此前9个月开票净额', 900_000)]],
    ['R-025', 'I-024.L3', 3, 'MEDIUM', [many('此前9个月开票净额', 900_000)]],
    ['R-025', 'I-024.L3', 3.000001, 'HIGH', [many('此前9个月开票净额', 900_000)]],
    ['R-025', 'I-024.L3', 9, 'MISS', [many('此前9个月开票净额', 899_999)]],
    ['R-026', 'I-009.L3', -0.5, 'MISS'],
    ['R-026', 'I-009.L3', -0.500001, 'HIGH'],
    ['R-027', 'I-015.L12', 1, 'MISS'],
    ['R-029', 'I-072.L12', 1.5, 'MISS'],
    ['R-029', 'I-072.L12', 1.500001, 'HIGH'],
    ['R-031', 'I-074.L12', 0.6, 'MISS'],
    ['R-031', 'I-074.L12', 0.599999, 'MEDIUM'],
    ['R-031', 'I-074.L12', 0.3, 'MEDIUM'],
    ['R-031', 'I-074.L12', 0.299999, 'HIGH'],
    ['R-032', 'I-072.L12', 0.9, 'MISS', [many('进项不含税净额', 90), many('销项不含税净额', 100)]],
    [
      'R-032',
      'I-072.L12',
      0.905,
      'MEDIUM',
      [many('进项不含税净额', 90.5), many('销项不含税净额', 100)],
    ],
    [
      'R-032',
      'I-072.L12',
      0.91,
      'MEDIUM',
      [many('进项不含税净额', 91), many('销项不含税净额', 100)],
    ],
    [
      'R-032',
      'I-072.L12',
      0.97,
      'MEDIUM',
      [many('进项不含税净额', 97), many('销项不含税净额', 100)],
    ],
    ['R-032', 'I-072.L12', 0.98, 'HIGH', [many('进项不含税净额', 98), many('销项不含税净额', 100)]],
    ['R-034', 'I-086.L12', 0, 'MISS', [many('异常凭证税额', 0)]],
    ['R-034', 'I-086.L12', 0.000001, 'MEDIUM', [many('异常凭证税额', 1)]],
    ['R-034', 'I-086.L12', 0.7, 'MEDIUM', [many('异常凭证税额', 50_000)]],
    ['R-034', 'I-086.L12', 0.699999, 'MEDIUM', [many('异常凭证税额', 50_001)]],
    ['R-034', 'I-086.L12', 0.7, 'HIGH★', [many('异常凭证税额', 50_001)]],
    ['R-037', 'I-052.CR1.L12', 0.7, 'MISS'],
    ['R-037', 'I-052.CR1.L12', 0.700001, 'MEDIUM'],
    ['R-037', 'I-052.CR1.L12', 0.85, 'MEDIUM'],
    ['R-037', 'I-052.CR1.L12', 0.850001, 'HIGH'],
    ['R-041', 'I-070.L12', 0.85, 'MISS'],
    ['R-041', 'I-070.L12', 0.850001, 'MEDIUM'],
    ['R-043', 'I-078.L12', 0.3, 'MISS'],
    ['R-043', 'I-078.L12', 0.300001, 'MEDIUM'],
    ['R-050', 'I-083.L12', 0.5, 'MISS'],
    ['R-050', 'I-083.L12', 0.499999, 'MEDIUM'],
    ['R-050', 'I-083.L12', 0.2, 'MEDIUM'],
    ['R-050', 'I-083.L12', 0.199999, 'HIGH'],
    ['R-051', 'I-085.L12', 0.1, 'MISS'],
    ['R-052', 'I-084.L12', 1, 'MISS'],
    ['R-052', 'I-084.L12', 1.000001, 'MEDIUM'],
  ])('%s with %s = %d is %s', (id, key, value, expected, inputs = []) => {
    expect(outcome(judge(id, { [key]: { value, inputs } }))).toBe(expected)
  })

  it.each([
    [2_000_000, 0.01, 'MISS'],
    [2_000_001, 0.02, 'MISS'],
    [2_000_001, 0.019999, 'MEDIUM'],
    [2_000_001, 0.005, 'MEDIUM'],
    [2_000_001, 0.004999, 'HIGH'],
  ])('R-042 with sales %d and a share of %d is %s', (sales, value, expected) => {
    const given = { 'I-001.L12': { value: sales }, 'I-077.L12': { value } }
    expect(outcome(judge('R-042', given))).toBe(expected)
  })
})

describe('three states', () => {
  it('a missing value is undecided and says why', () => {
    const verdict = judge('R-016', { 'I-027.L12': { reason: 'PARTIAL', detail: '9/12' } })
    expect(verdict).toMatchObject({ result: 'UNKNOWN', reason: 'PARTIAL(9/12)', evidence: [] })
  })
  it('0/0 is a miss: what the rule looks for did not occur', () => {
    expect(judge('R-016', { 'I-027.L12': { reason: 'ZERO_ZERO' } }).result).toBe('MISS')
  })
  it.each(['R-024', 'R-033', 'R-035', 'R-036', 'R-040', 'R-047', 'R-071'])(
    '%s needs data that invoices do not carry',
    (id) => {
      expect(judge(id, {})).toMatchObject({
        result: 'UNKNOWN',
        reason: expect.stringMatching(/^NO_DATA/),
      })
    },
  )
  it('sector rules ask for the sector', () => {
    const given = { 'I-074.L12': { value: 0.1 } }
    const unknown = { industrySection: null, industryCode: null }
    expect(judge('R-031', given, unknown).result).toBe('UNKNOWN')
    expect(judge('R-031', given, { industrySection: null }).result).toBe('HIT')
    expect(judge('R-031', given, { industrySection: 'C' })).toMatchObject({
      result: 'MISS',
      reason: 'NOT_APPLICABLE：登记行业为制造业，本项只适用于批发和零售业',
    })
  })
  it('every rule of the registry says its condition and never accuses', () => {
    for (const rule of INVOICE_RULES) {
      expect(rule.threshold, rule.id).not.toBe('')
      expect(rule.template, rule.id).not.toMatch(/虚开|造假|骗/)
    }
  })
})

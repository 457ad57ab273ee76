/** whether people and stamp tax fit the size of the business. */
import { amount, percent } from '@xinjian/format/say/figures'
import { input, moneyInput } from '../../../kit/outcome.ts'
import { unknown } from '../../../kit/rules/definition.ts'
import { inputOf, numberOf, withoutValue } from '../../../kit/rules/levelled.ts'
import type { TaxReportContext } from '../../context.ts'
import { vatIn } from '../../cross/declared.ts'
import { vatYear } from '../../cross/spans.ts'
import type { RuleDefinition } from '../../definition.ts'
import type { TaxLimits } from '../../params.ts'
import { latestInsured } from '../insurance.ts'
import { insuranceLeg } from '../legs.ts'

export const scaleRules = (limits: TaxLimits): readonly RuleDefinition[] => [
  outputRule(limits['R-044']),
  stampRule(limits['R-063']),
  {
    id: 'R-065',
    name: '个税社保不符',
    level: 'MEDIUM',
    threshold: '个人所得税申报人数与参保人数之比<50%',
    template: '申报个税{a}人，参保{b}人。',
    version: '1',
    source: 'domain §4 R-065',
    judge: () => unknown('NO_DATA：需要个人所得税扣缴申报人数'),
  },
]

/** By the bureau's months of social insurance, else by the number that the registration tells. */
function insuredOf({ facts, m0, lookingBack }: TaxReportContext) {
  const told = latestInsured(facts.insurance ?? [], m0)
  if (told)
    return { insured: told.insured, evidence: [insuranceLeg([told.month], '最近一个月参保人数')] }
  const { insured } = facts.registration
  return insured == null || lookingBack ? null : { insured, evidence: [] }
}

function outputRule({ salesYuan }: TaxLimits['R-044']): RuleDefinition {
  return {
    id: 'R-044',
    name: '人均产值异常',
    level: 'HIGH',
    threshold: `参保0人而近12个月申报销售额>${salesYuan}元；或人均销售额超过行业P95的3倍(暂无基准)`,
    template: '参保{n}人，人均销售额{v}万元，规模不匹配。',
    version: '1',
    source: 'domain §4 R-044',
    judge({ context }) {
      const told = insuredOf(context)
      if (!told) return unknown('NO_DATA：参保人数未采集')
      const sales = vatIn(context, vatYear(context))
      if (sales.fen === null) return unknown(`NO_DATA：${sales.why}`)
      if (told.insured > 0) return unknown('NO_DATA：暂无行业人均销售额基准')
      const value = sales.fen / 100
      const inputs = [moneyInput('申报销售额', sales.fen), input('参保人数', told.insured, 'index')]
      const evidence = [...sales.evidence, ...told.evidence]
      if (value <= salesYuan) return { result: 'MISS', value, inputs, evidence }
      return {
        result: 'HIT',
        level: 'HIGH',
        text: `参保0人，近12个月申报销售额${amount(value / 10_000)}万元，规模不匹配，建议核实用工。`,
        value,
        inputs,
        evidence,
      }
    },
  }
}

function stampRule({ share, salesYuan }: TaxLimits['R-063']): RuleDefinition {
  return {
    id: 'R-063',
    name: '印花税未缴',
    level: 'LOW',
    threshold: `印花税实缴与购销规模应缴之比<${percent(share)}，且近12个月开票不含税销售额>${salesYuan}元`,
    template: '印花税实缴与购销规模不符。',
    version: '1',
    source: 'domain §4 R-063',
    judge({ indicator }) {
      const stamp = indicator('T-037.L12')
      const value = numberOf(stamp)
      if (value === null) return withoutValue(stamp)
      const { inputs, evidence } = stamp
      const sales = inputOf(inputs, '开票不含税销售额')
      if (value >= share || sales <= salesYuan) return { result: 'MISS', value, inputs, evidence }
      return {
        result: 'HIT',
        level: 'LOW',
        text: `近12个月印花税实缴${amount(inputOf(inputs, '印花税实缴'))}元，为按购销规模测算的${percent(value)}，印花税实缴与购销规模不符，建议核实（服务类合同多不在征税范围）。`,
        value,
        inputs,
        evidence,
      }
    },
  }
}

/** Rules on counterparties and goods: R-035… …. */

import { amount, percent } from '@xinjian/format/say/figures'
import { moneyInput } from '../../kit/outcome.ts'
import { unknown } from '../../kit/rules/definition.ts'
import { inputOf, levelled, numberOf, withoutValue } from '../../kit/rules/levelled.ts'
import type { RuleLevel } from '../../report/document.ts'
import { evidenceIds, flooredTotal, idsOf, partyCount } from '../context/party-stats.ts'
import { sectorOf } from '../context/sector.ts'
import type { RuleDefinition } from '../definition.ts'
import { goodsName, multiRateGoods } from '../indicators/goods.ts'
import { mutualPairs } from '../indicators/related.ts'
import type { RuleLimits } from '../params/rule-thresholds.ts'
import { narrowed } from './narrowed.ts'

/** A rule whose data invoices do not carry: it stays in the list, undecided, and says what is missing. */
function undecided(
  id: string,
  name: string,
  level: RuleLevel,
  threshold: string,
  needs: string,
): RuleDefinition {
  return {
    id,
    name,
    level,
    threshold,
    template: '',
    version: '1',
    source: `domain §4 ${id}`,
    judge: () => unknown(`NO_DATA：需要${needs}`),
  }
}

export const partyRules = (p: RuleLimits): readonly RuleDefinition[] => [
  undecided(
    'R-035',
    '上游异常',
    'HIGH',
    '异常供应商占比>5%中、>15%高',
    '供应商的工商与税务登记状态',
  ),
  undecided('R-036', '下游异常', 'HIGH', '异常客户占比>5%中、>15%高', '客户的工商与司法状态'),
  levelled(
    {
      id: 'R-037',
      name: '供应商过度集中',
      threshold: `第一大供应商占比>${percent(p['R-037'].medium)}中、>${percent(p['R-037'].high)}高`,
      template: '第一大供应商占采购{pct}。',
      version: '1',
      source: 'domain §4 R-037',
    },
    {
      key: 'I-052.CR1.L12',
      direction: 1,
      medium: p['R-037'].medium,
      high: p['R-037'].high,
      text: (value) => `第一大供应商占采购${percent(value)}。`,
    },
  ),
  {
    id: 'R-038',
    name: '客户过度集中',
    level: 'MEDIUM',
    threshold: `第一大客户>${percent(p['R-038'].top1)}(制造业配套>${percent(p['R-038'].top1Manufacturing)})，或前三大>${percent(p['R-038'].top3)}`,
    template: '前三大客户占比{pct}，存在依赖风险。',
    version: '1',
    source: 'domain §4 R-038, §9.6',
    judge({ context, indicator }) {
      const first = indicator('I-050.CR1.L12')
      const one = numberOf(first)
      if (one === null) return withoutValue(first)
      const { net } = context.parties('OUT', 'L12')
      const top = context.top('OUT', 'L12').slice(0, 3)
      const part = top.reduce((total, position) => total + net[position]!, 0)
      const whole = flooredTotal(net)
      const three = part / whole
      const maker = sectorOf(context).section === 'C'
      const limit = maker ? p['R-038'].top1Manufacturing : p['R-038'].top1
      const shared = {
        value: three,
        inputs: [moneyInput('前三大客户净额', part), moneyInput('全部净额(负数按0计)', whole)],
        evidence: narrowed(first.evidence, { counterpartyIds: idsOf(context, top) }),
      }
      if (one <= limit && three <= p['R-038'].top3) return { result: 'MISS', ...shared }
      return {
        result: 'HIT',
        level: 'MEDIUM',
        text: `前三大客户占比${percent(three)}，存在依赖风险。`,
        ...shared,
      }
    },
  },
  {
    id: 'R-039',
    name: '互开发票',
    level: 'HIGH',
    threshold: `互开金额占比>${percent(p['R-039'].medium)}中、>${percent(p['R-039'].high)}高`,
    template: '与{n}家既购又销，互开金额{amt}元。',
    version: '1',
    source: 'domain §4 R-039',
    judge({ context, indicator }) {
      const mutual = indicator('I-064.L12')
      if (numberOf(mutual) === null) return withoutValue(mutual)
      const group = new Set(context.params.groupCounterpartyIds ?? [])
      const { counterparties } = context.facts
      const pairs = mutualPairs(context).filter((q) => !group.has(counterparties[q.position]!.id))
      const overlap = pairs.reduce((total, pair) => total + Math.min(pair.out, pair.in), 0)
      const value = overlap / flooredTotal(context.parties('OUT', 'L12').net)
      const side = (of: 'out' | 'in') => pairs.reduce((total, pair) => total + pair[of], 0)
      const inputs = [
        moneyInput('销给互开方净额', side('out')),
        moneyInput('购自互开方净额', side('in')),
        moneyInput('互开金额', overlap),
      ]
      const ids = evidenceIds(
        context,
        pairs.map((pair) => pair.position),
      )
      const evidence = ids ? narrowed(mutual.evidence, { counterpartyIds: ids }) : []
      if (value <= p['R-039'].medium) {
        const suppressed = (numberOf(mutual) ?? 0) > p['R-039'].medium
        return {
          result: 'MISS',
          value,
          ...(suppressed ? { reason: 'SUPPRESSED:GROUP_SETTLEMENT' } : {}),
          inputs,
          evidence,
        }
      }
      return {
        result: 'HIT',
        level: value > p['R-039'].high ? 'HIGH' : 'MEDIUM',
        text: `与${pairs.length}家既购又销，互开金额${amount(overlap / 100)}元，建议核实业务背景。`,
        value,
        inputs,
        evidence,
      }
    },
  },
  undecided('R-040', '票流闭环', 'HIGH', '环形开票≥1条', '交易对手自身的进销项发票'),
  {
    id: 'R-041',
    name: '两头在外',
    level: 'MEDIUM',
    threshold: `客户与供应商的省外占比均>${percent(p['R-041'].medium)}，且客户、供应商各不少于${p['R-041'].minParties}家`,
    template: '省外客户占{pct}，省外供应商占{pct}，客户与供应商均集中于外省。',
    version: '2',
    source: 'domain §4 R-041；最少家数为本平台所设：一两家对手的集中由R-037、R-038说明',
    judge({ context, indicator }) {
      const both = indicator('I-070.L12')
      const value = numberOf(both)
      if (value === null) return withoutValue(both)
      const { inputs, evidence } = both
      const few = (['OUT', 'IN'] as const).some(
        (direction) => partyCount(context, direction, 'L12') < p['R-041'].minParties,
      )
      if (few) {
        const reason = `客户或供应商不足${p['R-041'].minParties}家`
        return { result: 'MISS', value, reason, inputs, evidence }
      }
      if (value <= p['R-041'].medium) return { result: 'MISS', value, inputs, evidence }
      const share = (name: string) => percent(inputOf(inputs, name))
      return {
        result: 'HIT',
        level: 'MEDIUM',
        text: `省外客户占${share('省外客户占比')}，省外供应商占${share('省外供应商占比')}，客户与供应商均集中于外省。`,
        value,
        inputs,
        evidence,
      }
    },
  },
  levelled(
    {
      id: 'R-050',
      name: '行业品类不符',
      threshold: `行业品类一致率<${percent(p['R-050'].medium)}中、<${percent(p['R-050'].high)}高`,
      template: '开票品类与登记行业不一致占{pct}。',
      version: '1',
      source: 'domain §4 R-050',
    },
    {
      key: 'I-083.L12',
      direction: -1,
      medium: p['R-050'].medium,
      high: p['R-050'].high,
      text: (value) => `开票品类与登记行业不一致占${percent(1 - value)}，建议核对经营范围。`,
    },
  ),
  levelled(
    {
      id: 'R-051',
      name: '同品多税率',
      threshold: `多税率商品占比>${percent(p['R-051'].medium)}`,
      template: '{goods}适用多个税率。',
      version: '1',
      source: 'domain §4 R-051',
    },
    {
      key: 'I-085.L12',
      direction: 1,
      medium: p['R-051'].medium,
      text: (value, { context }) =>
        `${goodsName(multiRateGoods(context)[0]!)}等适用多个税率，占${percent(value)}。`,
    },
  ),
  levelled(
    {
      id: 'R-052',
      name: '单价异常',
      threshold: `单价变异系数>${p['R-052'].medium}`,
      template: '{goods}单价波动异常。',
      version: '1',
      source: 'domain §4 R-052；逐行3σ条件需要逐行单价，未判定',
    },
    {
      key: 'I-084.L12',
      direction: 1,
      medium: p['R-052'].medium,
      text: (value, { indicator }) =>
        `${indicator('I-084.L12').detail ?? '部分商品'}单价波动较大(变异系数${value.toFixed(2)})，建议核对规格与计价单位。`,
    },
  ),
  undecided('R-071', '税号名称不符', 'MEDIUM', '不符发票≥1张', '交易对手的工商登记名称'),
]

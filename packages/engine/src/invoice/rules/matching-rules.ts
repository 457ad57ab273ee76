/** Rules on purchases against sales: R-029…. */

import { amount, percent, shareText } from '@xinjian/format/say/figures'
import { type Judgement, miss, unknown } from '../../kit/rules/definition.ts'
import { inputOf, levelled, numberOf, withoutValue } from '../../kit/rules/levelled.ts'
import { quantityText } from '../../kit/threshold.ts'
import { categoryLabel, soldNotBought } from '../context/categories.ts'
import { onSector, sectorOf, sectorStop } from '../context/sector.ts'
import type { RuleDefinition, RuleInput } from '../definition.ts'
import type { RuleLimits } from '../params/rule-thresholds.ts'
import { narrowed } from './narrowed.ts'

/** Purchases above sales leave no thin margin but a negative one. */
const thinMargin = (sold: number, bought: number): string => {
  const margin = percent((sold - bought) / sold)
  return sold >= bought
    ? `进项与销项金额接近，票面毛利率仅${margin}，建议了解定价。`
    : `进项大于销项，票面毛利率为${margin}，建议了解定价与存货。`
}

/** Rules that mean something only in some sections of GB/T 4754. */
function sector({ context }: RuleInput, sections: readonly string[]): Judgement | null {
  const stop = sectorStop(context, sections)
  if (!stop) return null
  const words = `${stop.reason}：${stop.detail}`
  return stop.reason === 'NO_DATA' ? unknown(words) : miss(null, words)
}

export const matchingRules = (p: RuleLimits): readonly RuleDefinition[] => [
  {
    id: 'R-029',
    name: '进销倒挂',
    level: 'HIGH',
    threshold: `进销比>${percent(p['R-029'].high)}，或有进项而销项净额不为正`,
    template: '进项为销项的{pct}，超过150%预警线，建议核实未开票收入与库存。',
    version: '2',
    source: 'domain §4 R-029；存货数据未采集，库存增长不能排除',
    judge({ indicator }) {
      const ratio = indicator('I-072.L12')
      const value = numberOf(ratio)
      const { inputs, evidence } = ratio
      const bought = inputOf(inputs, '进项不含税净额')
      const sold = inputOf(inputs, '销项不含税净额')
      const hit = (what: string): Judgement => ({
        result: 'HIT',
        level: 'HIGH',
        text: `${what}，建议核实未开票收入与库存。`,
        value,
        inputs,
        evidence,
      })
      if (value === null) {
        if (inputs.length === 0 || bought <= 0) return withoutValue(ratio)
        const sales = sold < 0 ? `，而销项净额为${amount(sold)}元(红冲大于开票)` : '而没有销项'
        return hit(`近12个月有进项${amount(bought)}元${sales}`)
      }
      if (value <= p['R-029'].high) return { result: 'MISS', value, inputs, evidence }
      return hit(
        `进项为销项的${shareText(value)}，超过${quantityText(p['R-029'].high, 'ratio')}预警线`,
      )
    },
  },
  {
    id: 'R-030',
    name: '有销无进',
    level: 'HIGH',
    threshold: `占销项10%以上的品类没有进项，且该品类销售>${p['R-030'].minCategoryYuan}元；制造业与批发零售业`,
    template: '{cat}有销售无采购，建议核实货源。',
    version: '1',
    source: 'domain §4 R-030, §9.6',
    judge(input) {
      const stop = sector(input, p['R-030'].sections)
      if (stop) return stop
      const count = input.indicator('I-075.L12')
      if (numberOf(count) === null) return withoutValue(count)
      const rows = soldNotBought(input.context).filter(
        (row) => row.out / 100 > p['R-030'].minCategoryYuan,
      )
      const { inputs, evidence } = count
      if (rows.length < p['R-030'].categories)
        return { result: 'MISS', value: rows.length, inputs, evidence }
      const names = rows.map((row) => categoryLabel(row.category)).join('、')
      return {
        result: 'HIT',
        level: 'HIGH',
        text: onSector(
          input.context,
          `品类${names}有销售无采购，涉及${amount(rows.reduce((t, r) => t + r.out, 0) / 100)}元，建议核实货源。`,
        ),
        value: rows.length,
        inputs,
        evidence: rows.length === 1 ? narrowed(evidence, { goods: rows[0]!.category }) : evidence,
      }
    },
  },
  levelled(
    {
      id: 'R-031',
      name: '进销品名不符',
      threshold: `品类匹配率<${percent(p['R-031'].medium)}中、<${percent(p['R-031'].high)}高；仅批发零售业`,
      template: '进销商品大类匹配率{pct}。',
      version: '1',
      source: 'domain §4 R-031',
    },
    {
      key: 'I-074.L12',
      direction: -1,
      medium: p['R-031'].medium,
      high: p['R-031'].high,
      before: (input) => sector(input, p['R-031'].sections),
      text: (value, { context }) =>
        onSector(context, `进销商品大类匹配率${percent(value)}，建议核对购销合同。`),
    },
  ),
  {
    id: 'R-032',
    name: '进销金额高度一致',
    level: 'HIGH',
    threshold: `|销−进|÷较大者<${percent(p['R-032'].medium)}中、<${percent(p['R-032'].high)}高；仅批发零售业`,
    template: '进项与销项金额接近，票面毛利率仅{pct}，建议了解定价。',
    version: '1',
    source: 'domain §4 R-032',
    judge(input) {
      const stop = sector(input, p['R-032'].sections)
      if (stop) return stop
      const ratio = input.indicator('I-072.L12')
      if (numberOf(ratio) === null) return withoutValue(ratio)
      const bought = inputOf(ratio.inputs, '进项不含税净额')
      const sold = inputOf(ratio.inputs, '销项不含税净额')
      const value = Math.abs(sold - bought) / Math.max(sold, bought)
      const { inputs, evidence } = ratio
      if (value >= p['R-032'].medium) return { result: 'MISS', value, inputs, evidence }
      return {
        result: 'HIT',
        level: value < p['R-032'].high ? 'HIGH' : 'MEDIUM',
        text: onSector(input.context, thinMargin(sold, bought)),
        value,
        inputs,
        evidence,
      }
    },
  },
  {
    id: 'R-033',
    name: '先销后进',
    level: 'HIGH',
    threshold: '先销后进的商品占比>15%中、>30%高',
    template: '{pct}的商品先开销项后取得进项。',
    version: '1',
    source: 'domain §4 R-033',
    judge: () => unknown('NO_DATA：需要期初存货与逐笔购销时序'),
  },
  {
    id: 'R-034',
    name: '异常凭证',
    level: 'HIGH',
    redLine: true,
    threshold: `异常凭证税额>0中；占比≥${percent(p['R-034'].redLineShare)}且>${p['R-034'].redLineYuan}元为红线`,
    template: '取得异常增值税扣税凭证税额{tax}元，需进项转出。',
    version: '1',
    source: 'domain §4 R-034；公告2019年第38号',
    judge({ indicator }) {
      const share = indicator('I-086.L12')
      if (share.value === null && share.reason !== 'ZERO_BASE') return withoutValue(share)
      const tax = inputOf(share.inputs, '异常凭证税额')
      const { inputs, evidence } = share
      if (tax <= 0) return { result: 'MISS', value: 0, inputs, evidence }
      const part = numberOf(share) ?? 1
      const severe = part >= p['R-034'].redLineShare && tax > p['R-034'].redLineYuan
      return {
        result: 'HIT',
        level: severe ? 'HIGH' : 'MEDIUM',
        redLine: severe,
        text: `取得异常增值税扣税凭证税额${amount(tax)}元，需进项转出。`,
        value: part,
        inputs,
        evidence,
      }
    },
  },
  levelled(
    {
      id: 'R-042',
      name: '经营支出缺失',
      threshold: `经营支出占比<${percent(p['R-042'].medium)}中、<${percent(p['R-042'].high)}高，近12个月开票>${p['R-042'].minSalesYuan}元`,
      template: '水电、运费、租赁等经营支出进项占比仅{pct}，建议核实经营场所。',
      version: '1',
      source: 'domain §4 R-042',
    },
    {
      key: 'I-077.L12',
      direction: -1,
      medium: p['R-042'].medium,
      high: p['R-042'].high,
      before: ({ indicator }) => {
        const sales = numberOf(indicator('I-001.L12'))
        return sales !== null && sales <= p['R-042'].minSalesYuan
          ? miss(null, '开票规模低于判定基数')
          : null
      },
      text: (value) =>
        value === 0
          ? '进项中没有水电、运费、租赁等经营支出，建议核实经营场所。'
          : `水电、运费、租赁等经营支出进项占比仅${percent(value)}，建议核实经营场所。`,
    },
  ),
  {
    id: 'R-043',
    name: '餐饮住宿占比高',
    level: 'MEDIUM',
    threshold: `餐饮住宿占比>${percent(p['R-043'].medium)}；租赁和商务服务业>${percent(p['R-043'].higher)}`,
    template: '餐饮住宿类进项占{pct}，建议核实费用。',
    version: '1',
    source: 'domain §4 R-043, §9.6',
    judge({ context, indicator }) {
      const share = indicator('I-078.L12')
      const value = numberOf(share)
      if (value === null) return withoutValue(share)
      const section = sectorOf(context).section ?? ''
      const higher = p['R-043'].higherSections.includes(section)
      const { inputs, evidence } = share
      if (value <= (higher ? p['R-043'].higher : p['R-043'].medium))
        return { result: 'MISS', value, inputs, evidence }
      return {
        result: 'HIT',
        level: 'MEDIUM',
        text: `餐饮住宿类进项占${percent(value)}，建议核实费用。`,
        value,
        inputs,
        evidence,
      }
    },
  },
]

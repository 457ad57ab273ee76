/** Who the parties are to each other and where they sit: I-060…I-070. */

import { PROVINCES } from '../../kit/china/regions.ts'
import { input, moneyInput, quotient, without } from '../../kit/outcome.ts'
import type { InvoiceContext } from '../context/context.ts'
import { netTotal, sum } from '../context/month-series.ts'
import { oncePerReport } from '../context/once.ts'
import { evidenceIds, flooredTotal, subset } from '../context/party-stats.ts'
import { homeProvince, type RegionSplit, regionEvidence, regionSplit } from '../context/regions.ts'
import type { IndicatorDefinition, Outcome } from '../definition.ts'
import type { Direction } from '../facts.ts'
import { subsetShare } from './customers.ts'
import { notCarried } from './not-carried.ts'

const T_OUT = { rule: 'T', sources: ['OUT'] } as const
const T_BOTH = { rule: 'T', sources: ['OUT', 'IN'] } as const

export interface MutualPair {
  position: number
  /** Nets of L12, 分. */
  out: number
  in: number
}

/** Parties with a positive net both as buyer and as seller in L12, largest overlap first. */
export const mutualPairs = oncePerReport((context): readonly MutualPair[] => {
  const out = context.parties('OUT', 'L12').net
  const in_ = context.parties('IN', 'L12').net
  const pairs: MutualPair[] = []
  for (let p = 0; p < out.length; p++)
    if (out[p]! > 0 && in_[p]! > 0 && !context.facts.counterparties[p]!.person)
      pairs.push({ position: p, out: out[p]!, in: in_[p]! })
  return pairs.sort(
    (a, b) => Math.min(b.out, b.in) - Math.min(a.out, a.in) || a.position - b.position,
  )
})

const splits = {
  OUT: oncePerReport((context) => regionSplit(context, 'OUT', 'L12')),
  IN: oncePerReport((context) => regionSplit(context, 'IN', 'L12')),
}

/** Net of L12 by province of the counterparties. */
export function provinceSplit(context: InvoiceContext, direction: Direction): RegionSplit {
  return splits[direction](context)
}

/** A trade that serves those who live around it: selling elsewhere says something only of these. */
function isLocalTrade({ facts: { registration }, rules }: InvoiceContext): boolean {
  const { industryCode, industrySection } = registration
  const code = (industryCode ?? '').replace(/^[A-Z]/, '')
  const { sections, divisions, elsewhere } = rules.localTrades
  return (
    sections.includes(industrySection ?? '') ||
    (divisions.some((division) => code.startsWith(division)) && !elsewhere.includes(code))
  )
}

function outsideShare(context: InvoiceContext, direction: Direction): Outcome {
  const home = homeProvince(context)
  const split = provinceSplit(context, direction)
  if (split.total === 0) return without('ZERO_ZERO')
  if (!home) return without('NO_DATA', '企业所在地区未采集')
  if (split.byProvince.size === 0) return without('NO_DATA', '对方税号未采集，不能判断地区')
  if (split.unknown > split.total * context.rules.tolerateMissing)
    return without(
      'PARTIAL',
      `地区已知金额占${Math.round((1 - split.unknown / split.total) * 100)}%`,
    )
  const known = split.total - split.unknown
  const outside = known - (split.byProvince.get(home) ?? 0)
  const elsewhere = [...split.byProvince.keys()].filter((province) => province !== home)
  return {
    ...quotient(outside, known, '地区已知净额'),
    evidence: regionEvidence(context, direction, 'L12', elsewhere),
    inputs: [
      moneyInput('省外净额', outside),
      moneyInput('地区已知净额', known),
      input('本省', PROVINCES[home] ?? home, 'index'),
    ],
  }
}

const VALID_OUT = { direction: 'OUT', rows: 'VALID', measure: 'LINES' } as const

export const RELATED_INDICATORS: readonly IndicatorDefinition[] = [
  notCarried({
    id: 'I-060',
    zh: '优质客户占比',
    en: 'Share of prime customers',
    unit: 'ratio',
    formula: '上市公司、国企、500强、政府客户的净额 ÷ 净额',
    needs: '客户的工商与名录标签',
  }),
  notCarried({
    id: 'I-061',
    zh: '客户风险占比',
    en: 'Share of risky customers',
    unit: 'ratio',
    formula: '注销、吊销、失信、非正常户客户的净额 ÷ 净额',
    needs: '客户的工商、司法与税务登记状态',
  }),
  notCarried({
    id: 'I-062',
    zh: '供应商风险占比',
    en: 'Share of risky suppliers',
    unit: 'ratio',
    formula: '注销、吊销、失信、非正常户供应商的净额 ÷ 进项净额',
    needs: '供应商的工商、司法与税务登记状态',
  }),
  notCarried({
    id: 'I-063',
    zh: '关联交易占比',
    en: 'Share of related parties',
    unit: 'ratio',
    formula: '与关联方(持股≥20%、同一法人或高管、同一电话)的净额 ÷ 净额',
    needs: '股权、任职与联系电话',
  }),
  {
    id: 'I-064',
    names: { zh: '互开发票', en: 'Mutual invoicing' },
    unit: 'ratio',
    formula: 'Σ min(销给对方, 购自对方) ÷ 开票净额，对方既是购方又是销方；另计对数',
    variants: [
      { window: 'L12', threshold: 'I-064' },
      { window: 'L12', suffix: 'PAIRS', unit: 'parties', label: { zh: '·对数', en: ': pairs' } },
    ],
    missing: T_BOTH,
    evidence: { direction: 'OUT', rows: 'VALID', measure: 'NET_TOTAL' },
    version: '1',
    source: 'domain §3.2 I-064',
    compute(context, variant) {
      const pairs = mutualPairs(context)
      const overlap = pairs.reduce((total, pair) => total + Math.min(pair.out, pair.in), 0)
      const whole = flooredTotal(context.parties('OUT', 'L12').net)
      const ids = evidenceIds(
        context,
        pairs.map((pair) => pair.position),
      )
      const inputs = [
        ids
          ? moneyInput(
              '销给互开方净额',
              pairs.reduce((total, pair) => total + pair.out, 0),
            )
          : moneyInput('开票净额', sum(context.out, context.span('L12'), netTotal)),
        ...(ids
          ? [
              moneyInput(
                '购自互开方净额',
                pairs.reduce((total, pair) => total + pair.in, 0),
              ),
            ]
          : []),
        moneyInput('互开金额', overlap),
        moneyInput('开票净额(负数按0计)', whole),
        input('互开对数', pairs.length, 'parties'),
      ]
      const evidence = ids
        ? { counterpartyIds: ids, also: [{ direction: 'IN' as const, counterpartyIds: ids }] }
        : {}
      if (variant.suffix === 'PAIRS') return { value: pairs.length, inputs, evidence }
      return { ...quotient(overlap, whole, '开票净额'), inputs, evidence }
    },
  },
  notCarried({
    id: 'I-065',
    zh: '闭环(环开)',
    en: 'Circular invoicing',
    unit: 'count',
    formula: '采集到的票流图中长度3–5的有向环条数',
    needs: '交易对手自身的进销项发票(票流图谱)',
  }),
  {
    id: 'I-066',
    names: { zh: '自然人客户占比', en: 'Share of individuals' },
    unit: 'ratio',
    formula: '自然人客户净额 ÷ 开票净额(各方净额为负按0计)',
    variants: [{ window: 'L12' }],
    missing: T_OUT,
    evidence: {
      direction: 'OUT',
      rows: 'VALID',
      predicate: 'PERSON_BUYER',
      measure: 'NET_TOTAL',
    },
    version: '1',
    source: 'domain §3.2 I-066',
    compute(context) {
      const { net } = context.parties('OUT', 'L12')
      const part = subset(net, (p) => context.facts.counterparties[p]!.person)
      const { inputs, evidence: _, ...share } = subsetShare(context, 'L12', part, '自然人')
      const plain = moneyInput('自然人净额', part.net)
      return { ...share, inputs: [plain, ...inputs!.slice(1)] }
    },
  },
  {
    id: 'I-067',
    names: { zh: '下游地域分布·省外占比', en: 'Customers outside the province' },
    unit: 'ratio',
    formula: '省外客户净额 ÷ 地区已知的客户净额(地区取自税号)',
    variants: [
      {
        window: 'L12',
        threshold: (context) => (isLocalTrade(context) ? 'I-067.OUTSIDE' : undefined),
      },
    ],
    missing: T_OUT,
    evidence: { direction: 'OUT', rows: 'VALID', measure: 'NET_TOTAL' },
    version: '2',
    source: 'domain §3.2 I-067；只对本地经营的行业标色',
    compute: (context) => outsideShare(context, 'OUT'),
  },
  notCarried({
    id: 'I-068',
    zh: '下游行业分布',
    en: 'Industries of customers',
    unit: 'ratio',
    formula: '各行业客户净额 ÷ 净额；敏感行业占比',
    needs: '客户的行业登记',
  }),
  {
    id: 'I-069',
    names: { zh: '上游地域·省外占比', en: 'Suppliers outside the province' },
    unit: 'ratio',
    formula: '省外供应商净额 ÷ 地区已知的供应商净额(地区取自税号)',
    variants: [{ window: 'L12' }],
    missing: { rule: 'T', sources: ['IN'] },
    evidence: { direction: 'IN', rows: 'VALID', measure: 'NET_TOTAL' },
    version: '2',
    source: 'domain §3.2 I-069',
    compute: (context) => outsideShare(context, 'IN'),
  },
  {
    id: 'I-070',
    names: { zh: '两头在外', en: 'Both ends outside' },
    unit: 'ratio',
    formula: 'min(省外客户占比, 省外供应商占比)',
    variants: [{ window: 'L12', threshold: 'I-070' }],
    missing: T_BOTH,
    evidence: VALID_OUT,
    version: '1',
    source: 'domain §3.2 I-070；取两者较小，即“两头都”至少达到的比例',
    compute(context) {
      const out = outsideShare(context, 'OUT')
      const in_ = outsideShare(context, 'IN')
      if (typeof out.value !== 'number') return out
      if (typeof in_.value !== 'number') return in_
      return {
        value: Math.min(out.value, in_.value),
        evidence: { ...out.evidence, also: [{ direction: 'IN', ...in_.evidence }] },
        inputs: [
          input('省外客户占比', out.value, 'ratio'),
          input('省外供应商占比', in_.value, 'ratio'),
        ],
      }
    },
  },
]

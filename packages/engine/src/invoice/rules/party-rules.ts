/** Rules on counterparties and goods: R-035… …. */

import { templateOf } from '@xinjian/format/say/words'
import { moneyInput } from '../../kit/outcome.ts'
import { unknown } from '../../kit/rules/definition.ts'
import { inputOf, levelled, numberOf, withoutValue } from '../../kit/rules/levelled.ts'
import { evidenceIds, flooredTotal, idsOf, partyCount } from '../context/party-stats.ts'
import { sectorOf } from '../context/sector.ts'
import type { RuleDefinition } from '../definition.ts'
import { goodsName, multiRateGoods, widestSpread } from '../indicators/goods.ts'
import { GOODS_SAYS } from '../indicators/goods-words.ts'
import { PARTY_SAYS } from '../indicators/party-words.ts'
import { mutualPairs } from '../indicators/related.ts'
import type { RuleLimits } from '../params/rule-thresholds.ts'
import { PARTNER_SAYS } from '../partners/words.ts'
import { narrowed } from './narrowed.ts'
import { TRADE_RULES_SAYS } from './trade-words.ts'

/** A share of partners that no longer stand; the rule speaks of those that were looked up. */
const irregularPartners = (
  { id, name, template }: Pick<RuleDefinition, 'id' | 'name' | 'template'>,
  limits: RuleLimits['R-035'],
  key: 'I-061.L12' | 'I-062.L12',
  says: (told: { n: number; amount: number; pct: number }) => string,
): RuleDefinition =>
  levelled(
    {
      ...{ id, name, template, version: '2', source: `domain §4 ${id}` },
      threshold: PARTNER_SAYS.shareThreshold(limits),
    },
    {
      ...{ key, direction: 1, ...limits },
      text: (pct, { indicator }) => {
        const { inputs } = indicator(key)
        const n = inputOf(inputs, PARTNER_SAYS.irregularParties)
        return says({ n, amount: inputOf(inputs, PARTNER_SAYS.irregularNet), pct })
      },
    },
  )

export const partyRules = (p: RuleLimits): readonly RuleDefinition[] => [
  irregularPartners(
    {
      id: 'R-035',
      name: TRADE_RULES_SAYS.irregularSuppliers,
      template: templateOf(PARTNER_SAYS, 'irregularSuppliers'),
    },
    p['R-035'],
    'I-062.L12',
    PARTNER_SAYS.irregularSuppliers,
  ),
  irregularPartners(
    {
      id: 'R-036',
      name: TRADE_RULES_SAYS.irregularCustomers,
      template: templateOf(PARTNER_SAYS, 'irregularCustomers'),
    },
    p['R-036'],
    'I-061.L12',
    PARTNER_SAYS.irregularCustomers,
  ),
  levelled(
    {
      id: 'R-037',
      name: TRADE_RULES_SAYS.supplierConcentration,
      threshold: TRADE_RULES_SAYS.supplierConcentrationThreshold({
        medium: p['R-037'].medium,
        high: p['R-037'].high,
      }),
      template: templateOf(TRADE_RULES_SAYS, 'largestSupplier'),
      version: '1',
      source: 'domain §4 R-037',
    },
    {
      key: 'I-052.CR1.L12',
      direction: 1,
      medium: p['R-037'].medium,
      high: p['R-037'].high,
      text: (value) => TRADE_RULES_SAYS.largestSupplier({ pct: value }),
    },
  ),
  {
    id: 'R-038',
    name: TRADE_RULES_SAYS.customerConcentration,
    level: 'MEDIUM',
    threshold: TRADE_RULES_SAYS.customerConcentrationThreshold({
      top: p['R-038'].top1,
      maker: p['R-038'].top1Manufacturing,
      three: p['R-038'].top3,
    }),
    template: templateOf(TRADE_RULES_SAYS, 'topThree'),
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
        inputs: [
          moneyInput(TRADE_RULES_SAYS.netTopThree, part),
          moneyInput(PARTY_SAYS.netAllNegative, whole),
        ],
        evidence: narrowed(first.evidence, { counterpartyIds: idsOf(context, top) }),
      }
      if (one <= limit && three <= p['R-038'].top3) return { result: 'MISS', ...shared }
      return {
        result: 'HIT',
        level: 'MEDIUM',
        text: TRADE_RULES_SAYS.topThree({ pct: three }),
        ...shared,
      }
    },
  },
  {
    id: 'R-039',
    name: PARTY_SAYS.mutualInvoicing,
    level: 'HIGH',
    threshold: TRADE_RULES_SAYS.mutualInvoicingThreshold({
      medium: p['R-039'].medium,
      high: p['R-039'].high,
    }),
    template: templateOf(TRADE_RULES_SAYS, 'mutual'),
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
        moneyInput(PARTY_SAYS.soldMutualParties, side('out')),
        moneyInput(PARTY_SAYS.boughtFromMutual, side('in')),
        moneyInput(PARTY_SAYS.mutualAmount, overlap),
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
        text: TRADE_RULES_SAYS.mutual({ n: pairs.length, amt: overlap / 100 }),
        value,
        inputs,
        evidence,
      }
    },
  },
  {
    id: 'R-040',
    name: TRADE_RULES_SAYS.circularInvoicing,
    level: 'HIGH',
    threshold: TRADE_RULES_SAYS.ringsInvoices1,
    template: '',
    version: '1',
    source: 'domain §4 R-040',
    judge: () => unknown(`NO_DATA：${TRADE_RULES_SAYS.needs({ what: TRADE_RULES_SAYS.parties })}`),
  },
  {
    id: 'R-041',
    name: PARTY_SAYS.bothEndsOutside,
    level: 'MEDIUM',
    threshold: TRADE_RULES_SAYS.bothEndsOutsideThreshold({
      medium: p['R-041'].medium,
      least: p['R-041'].minParties,
    }),
    template: templateOf(TRADE_RULES_SAYS, 'bothOutside'),
    version: '2',
    source: TRADE_RULES_SAYS.bothEndsOutsideSource,
    judge({ context, indicator }) {
      const both = indicator('I-070.L12')
      const value = numberOf(both)
      if (value === null) return withoutValue(both)
      const { inputs, evidence } = both
      const few = (['OUT', 'IN'] as const).some(
        (direction) => partyCount(context, direction, 'L12') < p['R-041'].minParties,
      )
      if (few) {
        const reason = TRADE_RULES_SAYS.fewParties({ least: p['R-041'].minParties })
        return { result: 'MISS', value, reason, inputs, evidence }
      }
      if (value <= p['R-041'].medium) return { result: 'MISS', value, inputs, evidence }
      const share = (name: string) => inputOf(inputs, name)
      return {
        result: 'HIT',
        level: 'MEDIUM',
        text: TRADE_RULES_SAYS.bothOutside({
          customers: share(PARTY_SAYS.shareOutsideCustomers),
          suppliers: share(PARTY_SAYS.shareOutsideSuppliers),
        }),
        value,
        inputs,
        evidence,
      }
    },
  },
  levelled(
    {
      id: 'R-050',
      name: TRADE_RULES_SAYS.salesForeignIndustry,
      threshold: TRADE_RULES_SAYS.salesForeignIndustryThreshold({
        medium: p['R-050'].medium,
        high: p['R-050'].high,
      }),
      template: templateOf(TRADE_RULES_SAYS, 'otherIndustry'),
      version: '1',
      source: 'domain §4 R-050',
    },
    {
      key: 'I-083.L12',
      direction: -1,
      medium: p['R-050'].medium,
      high: p['R-050'].high,
      text: (value) => TRADE_RULES_SAYS.otherIndustry({ pct: 1 - value }),
    },
  ),
  levelled(
    {
      id: 'R-051',
      name: TRADE_RULES_SAYS.oneNameSeveral,
      threshold: TRADE_RULES_SAYS.oneNameSeveralThreshold({ medium: p['R-051'].medium }),
      template: templateOf(TRADE_RULES_SAYS, 'severalRates'),
      version: '1',
      source: 'domain §4 R-051',
    },
    {
      key: 'I-085.L12',
      direction: 1,
      medium: p['R-051'].medium,
      text: (pct, { context }) => {
        const goods = goodsName(multiRateGoods(context)[0]!)
        return goods === GOODS_SAYS.unnamedGoods
          ? TRADE_RULES_SAYS.severalRatesUnnamed({ pct })
          : TRADE_RULES_SAYS.severalRates({ goods, pct })
      },
    },
  ),
  levelled(
    {
      id: 'R-052',
      name: TRADE_RULES_SAYS.implausibleUnitPrices,
      threshold: TRADE_RULES_SAYS.implausibleUnitPricesThreshold({ medium: p['R-052'].medium }),
      template: templateOf(TRADE_RULES_SAYS, 'priceSpread'),
      version: '1',
      source: TRADE_RULES_SAYS.implausibleUnitPricesSource,
    },
    {
      key: 'I-084.L12',
      direction: 1,
      medium: p['R-052'].medium,
      text: (value, { context }) => {
        const [variation, widest] = [value.toFixed(2), widestSpread(context)]
        if (!widest) return TRADE_RULES_SAYS.priceSpreadSome({ variation })
        const goods = goodsName(widest.totals)
        return goods === GOODS_SAYS.unnamedGoods
          ? TRADE_RULES_SAYS.priceSpreadUnnamed({ variation })
          : TRADE_RULES_SAYS.priceSpread({ goods, variation })
      },
    },
  ),
  levelled(
    {
      id: 'R-071',
      name: TRADE_RULES_SAYS.numberNameDisagree,
      threshold: TRADE_RULES_SAYS.contradictingInvoices1,
      template: templateOf(PARTNER_SAYS, 'numberNameDisagree'),
      version: '2',
      source: 'domain §4 R-071',
    },
    {
      key: 'I-089.L12',
      direction: 1,
      medium: 0,
      text: (n) => PARTNER_SAYS.numberNameDisagree({ n }),
    },
  ),
]

/** What the indicators and rules of a shop come to, each indicator computed when one asks for it. */
import { type ErpKind, evaluateIndicator as evaluateBooks, PARTY_INDICATORS } from '../erp/part.ts'
import {
  type ErpItemKind,
  ITEM_EVALUATION,
  STOCK_INDICATORS,
  TIE_INDICATORS,
  TRADE_INDICATORS,
} from '../erp-item/part.ts'
import { evaluator } from '../kit/evaluate.ts'
import { indicatorsOf } from '../kit/lazily.ts'
import { judgeRules } from '../kit/rules/rule-set.ts'
import type { ErpZhjKind, ShopBuild, ShopContext } from './context.ts'
import { ERP_ZHJ_INDICATORS } from './indicators.ts'
import { RULE_SETS } from './rules.ts'

const OF_STOCK = ['E-11', 'E-11.SKU', 'E-15', 'E-15.SHARE', 'E-17', 'E-17.CHAIN', 'E-20']
const OF_PARTIES = ['E-05', 'E-06', 'E-07', 'E-10']
const those = <D extends { id: string }>(definitions: readonly D[], ids: readonly string[]): D[] =>
  definitions.filter(({ id }) => ids.includes(id))

const SHOP = indicatorsOf<ErpZhjKind>(ERP_ZHJ_INDICATORS, evaluator({ ...ITEM_EVALUATION }))
const STOCK = indicatorsOf<ErpItemKind>(
  those([...STOCK_INDICATORS, ...TIE_INDICATORS, ...TRADE_INDICATORS], OF_STOCK),
  evaluator(ITEM_EVALUATION),
)
const PARTIES = indicatorsOf<ErpKind>(those(PARTY_INDICATORS, OF_PARTIES), evaluateBooks)

/** In the order of the report. */
export const KEYS = [...SHOP.keys, ...STOCK.keys, ...PARTIES.keys]

export function ruled(context: ShopContext): Omit<ShopBuild, 'indicators'> {
  const [shop, stock, parties] = [SHOP.of(context), STOCK.of(context), PARTIES.of(context.books)]
  const indicator = (key: string) =>
    SHOP.keys.has(key) ? shop(key) : STOCK.keys.has(key) ? stock(key) : parties(key)
  const [ofStock, own] = RULE_SETS
  return {
    ...{ context, indicator },
    rules: [
      ...judgeRules(ofStock, { context, indicator }),
      ...judgeRules(own, { context, indicator }),
    ],
  }
}

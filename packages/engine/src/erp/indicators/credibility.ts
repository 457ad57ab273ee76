/** How far the books can be believed: E-25, what is taken off for each part that is not as it should be. */
import { namesOf } from '@xinjian/format/say/words'
import { variantKey } from '../../kit/definition.ts'
import { input, without } from '../../kit/outcome.ts'
import type { Flag, IndicatorValue } from '../../report/document.ts'
import type { ErpContext } from '../context.ts'
import type { IndicatorDefinition } from '../definition.ts'
import { evaluateIndicator } from '../evaluate.ts'
import { ERP_PARAM } from '../params.ts'
import { BOOK_INDICATORS } from './books.ts'
import { OUTSIDE_INDICATORS } from './outside.ts'
import { SIGN_INDICATORS } from './signs.ts'
import { STOCK_INDICATORS } from './stock.ts'
import { ERP_INDICATOR_SAYS } from './words.ts'

type PartId = keyof typeof ERP_PARAM.penalties

/** Keys of the figures that a part stands on: it is as bad as the worst of them. */
export const PARTS: readonly (readonly [id: PartId, keys: readonly string[]])[] = [
  ['E-02', ['E-02.asOf', 'E-02.VOUCHER.asOf']],
  ['E-03', ['E-03.L12']],
  ['E-04', ['E-04.L12']],
  ['E-15', ['E-15.ROWS.asOf', 'E-15.SHARE.asOf']],
  ['E-17', ['E-17.asOf']],
  ['E-22', ['E-22.asOf']],
  ['E-23', ['E-23.asOf']],
]

export interface Penalty {
  id: PartId
  keys: readonly string[]
  name: string
  /** GREY = it could not be judged. */
  flag: Flag
  /** Points taken off; null = it could not be judged. */
  points: number | null
  /** Why not. */
  why?: string
}

const WORST: readonly Flag[] = ['RED', 'YELLOW', 'GREEN']

/** What each part takes off, by its figures. */
export const penaltiesOf = (indicator: (key: string) => IndicatorValue): Penalty[] =>
  PARTS.map(([id, keys]) => {
    const figures = keys.map(indicator)
    const flag = WORST.find((one) => figures.some((figure) => figure.flag === one)) ?? 'GREY'
    const [first] = figures
    // Of several figures the one that takes points off gives the part its name.
    const worst =
      flag === 'RED' || flag === 'YELLOW' ? figures.find((of) => of.flag === flag) : first
    const base = { id, keys, name: worst!.name, flag }
    if (flag === 'GREY')
      return { ...base, points: null, ...(first!.detail ? { why: first!.detail } : {}) }
    const off = ERP_PARAM.penalties[id]
    return { ...base, points: flag === 'RED' ? off.red : flag === 'YELLOW' ? off.yellow : 0 }
  })

const OTHERS = [
  ...BOOK_INDICATORS,
  ...OUTSIDE_INDICATORS,
  ...SIGN_INDICATORS,
  ...STOCK_INDICATORS,
].flatMap((definition) =>
  definition.variants.map(
    (variant) => [variantKey(definition, variant), definition, variant] as const,
  ),
)

function figureOf(context: ErpContext, key: string): IndicatorValue {
  const [, definition, variant] = OTHERS.find(([own]) => own === key)!
  return evaluateIndicator(context, definition, variant)
}

export const CREDIBILITY_INDICATOR: IndicatorDefinition = {
  id: 'E-25',
  names: namesOf(ERP_INDICATOR_SAYS, 'credibility'),
  unit: 'index',
  formula: ERP_INDICATOR_SAYS.credibilityFormula({ n: ERP_PARAM.minParts }),
  variants: [{ window: 'asOf', threshold: 'E-25' }],
  missing: { rule: 'ANY', sources: ['LEDGER'] },
  evidence: null,
  version: '1',
  source: 'domain §3.5 E-25',
  compute(context) {
    const all = penaltiesOf((key) => figureOf(context, key))
    const judged = all.filter(({ points }) => points !== null)
    const { minParts } = context.rules
    const n = judged.length
    if (n < minParts)
      return without('NO_DATA', ERP_INDICATOR_SAYS.tooFewParts({ n, least: minParts }))
    const off = judged.reduce((sum, { points }) => sum + points!, 0)
    return {
      value: Math.max(0, 100 - off),
      ...(n < all.length
        ? { detail: ERP_INDICATOR_SAYS.partsOpen({ n, open: all.length - n }) }
        : {}),
      inputs: judged.map(({ name, points }) =>
        input(ERP_INDICATOR_SAYS.pointsOff({ part: name }), points, 'index'),
      ),
    }
  },
}

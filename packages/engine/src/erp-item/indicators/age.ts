/** How old stock is, and what of it lies still: E-12, E-13. */
import { labelOf, namesOf } from '@xinjian/format/say/words'
import { moneyInput, ratio, without } from '../../kit/outcome.ts'
import type { ItemContext } from '../context.ts'
import type { IndicatorDefinition, Outcome } from '../definition.ts'
import { itemsLeg, stockLeg } from '../evidence.ts'
import { ERP_ITEM_PARAM } from '../params.ts'
import { bucketKnown, OVER_A_YEAR } from '../stock/ageing.ts'
import { ageing, idle, totals } from '../stock/folds.ts'
import { ERP_ITEM_INDICATOR_SAYS as SAYS } from './words.ts'

const COMMON = {
  missing: { rule: 'ANY', sources: ['STOCK'] },
  version: '1',
} as const
const { named, idleDays } = ERP_ITEM_PARAM

const BUCKET_NAMES = ['age30', 'age60', 'age90', 'age180', 'age365', 'ageOver'] as const
export const BUCKET_SUFFIXES = ['D30', 'D60', 'D90', 'D180', 'D365', 'OVER'] as const

/** Rows of stock that is worth something. */
const positiveLeg = (context: ItemContext) => {
  const stock = context.stock!
  const field = stock.source === 'SUMMARY' ? 'closeAmount' : 'amount'
  return stockLeg(stock, totals(context)!.day, [{ field, from: 1 }], [SAYS.above])
}

function bucketShare(context: ItemContext, bucket: number): Outcome {
  const aged = ageing(context)!
  if (aged.total === 0) return without('NO_DATA', SAYS.noneWorth)
  if (!bucketKnown(aged, bucket))
    return without(
      'INSUFFICIENT_HISTORY',
      SAYS.undated({ part: aged.undated / aged.total, days: aged.atLeast! }),
    )
  return {
    ...ratio(aged.buckets[bucket]!, aged.total),
    // The rows add up to the whole; a part of them by age is no sum of rows.
    inputs: [
      moneyInput(SAYS.worth, aged.total),
      moneyInput(SAYS[BUCKET_NAMES[bucket]!], aged.buckets[bucket]!),
    ],
    evidence: [positiveLeg(context)],
  }
}

function idleShare(context: ItemContext): Outcome {
  const { positive, day, linesAbove } = totals(context)!
  const { days } = context.motion!
  const still = idle(context)
  if (still === null)
    return days === 0
      ? without('NO_DATA', SAYS.noFlows)
      : without('INSUFFICIENT_HISTORY', SAYS.fewDays({ days, needed: idleDays }))
  if (positive === 0) return without('NO_DATA', SAYS.noneWorth)
  const amount = still.reduce((sum, each) => sum + each.amount!, 0)
  const inputs = [moneyInput(SAYS.idleAmount, amount), moneyInput(SAYS.worth, positive)]
  const leg = itemsLeg(context.stock!, day, still, SAYS.idleItems)
  // Rows that are too many to be named, or of one item above and below nil, do not add up to it.
  const exact = still.length <= named && linesAbove === positive
  return {
    ...ratio(amount, positive),
    inputs: exact ? inputs : inputs.toReversed(),
    evidence: exact ? [leg, positiveLeg(context)] : [leg],
  }
}

export const AGE_INDICATORS: readonly IndicatorDefinition[] = [
  {
    ...COMMON,
    id: 'E-12',
    names: namesOf(SAYS, 'age'),
    unit: 'ratio',
    formula: SAYS.ageFormula,
    variants: BUCKET_SUFFIXES.map((suffix, option) => ({
      ...{ suffix, option, label: labelOf(SAYS, 'age', BUCKET_NAMES[option]!) },
      window: 'asOf' as const,
      ...(option === OVER_A_YEAR ? { threshold: 'E-12' as const } : {}),
    })),
    evidence: 'LOOKED_AT',
    source: 'domain §3.5 E-12',
    compute: (context, { option }) => bucketShare(context, option!),
  },
  {
    ...COMMON,
    id: 'E-13',
    names: namesOf(SAYS, 'idle'),
    unit: 'ratio',
    formula: SAYS.idleFormula({ days: idleDays }),
    variants: [{ window: 'asOf', threshold: 'E-13' }],
    evidence: 'AMOUNT',
    source: 'domain §3.5 E-13',
    compute: idleShare,
  },
]

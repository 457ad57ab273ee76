/** Wages and input tax of the books against what the bureau knows of them: B-013, B-014. */
import { namesOf } from '@xinjian/format/say/words'
import { moneyInput, quotient, without } from '../../kit/outcome.ts'
import type { IndicatorDefinition } from '../definition.ts'
import { ERP_HELD_SAYS } from '../filed/held-words.ts'
import { inputTaxBeside, whyNoInputTax } from '../filed/input-tax.ts'
import { inputDeclaredLeg, insuranceMonthsLeg } from '../filed/legs.ts'
import { wagesBeside, whyNoWages } from '../filed/wages.ts'
import { lived } from '../sales.ts'
import { ERP_INDICATOR_SAYS } from './words.ts'

const COMMON = {
  unit: 'ratio',
  missing: { rule: 'ANY', sources: ['LEDGER'] },
  evidence: 'ROWS',
  version: '1',
} as const satisfies Partial<IndicatorDefinition>

const insurance: IndicatorDefinition['compute'] = (context, _, { window }) => {
  const why = whyNoWages(context)
  if (why) return without('NO_DATA', why)
  const span = lived(context, window)
  const found = wagesBeside(context, span)
  if (found === null) return without('NO_DATA', ERP_HELD_SAYS.noCommonWages)
  const { months, wages, payable, mixed } = found
  const least = Math.min(context.rules.minCommonMonths, span.to - span.from + 1)
  if (months.length < least)
    return without(
      'INSUFFICIENT_HISTORY',
      ERP_INDICATOR_SAYS.tooFewCommon({ n: months.length, least }),
    )
  const ratio = quotient(payable, wages.fen, ERP_HELD_SAYS.wages)
  const notes = [
    ratio.detail ?? ERP_INDICATOR_SAYS.commonMonths({ n: months.length }),
    ...(mixed ? [ERP_HELD_SAYS.mixedWages] : []),
    ...(wages.open === 0 ? [] : [ERP_HELD_SAYS.openWages({ sum: wages.open / 100 })]),
  ]
  return {
    ...ratio,
    detail: notes.join('；'),
    // Of accounts that do not part wages from the rest the share says less than it would.
    ...(mixed || wages.open !== 0 ? { flagOn: null } : {}),
    inputs: [
      moneyInput(ERP_HELD_SAYS.payable, payable),
      moneyInput(ERP_HELD_SAYS.wages, wages.fen),
    ],
    evidence: [insuranceMonthsLeg(months), ...wages.legs()],
  }
}

const inputTax: IndicatorDefinition['compute'] = (context, _, { window }) => {
  const why = whyNoInputTax(context)
  if (why) return without('NO_DATA', why)
  const span = lived(context, window)
  const found = inputTaxBeside(context, span, 'inputTaxDeclared')
  if (found === null) return without('NO_DATA', ERP_HELD_SAYS.noCommonDeclared)
  const { months, ledger, told } = found
  const least = Math.min(context.rules.minCommonMonths, span.to - span.from + 1)
  if (months.length < least)
    return without(
      'INSUFFICIENT_HISTORY',
      ERP_INDICATOR_SAYS.tooFewCommon({ n: months.length, least }),
    )
  const off = quotient(ledger.fen - told, ledger.fen, ERP_HELD_SAYS.inputTax)
  return {
    ...off,
    detail: off.detail ?? ERP_INDICATOR_SAYS.commonMonths({ n: months.length }),
    ...(off.value === null ? {} : { flagOn: Math.abs(off.value) }),
    inputs: [
      moneyInput(ERP_HELD_SAYS.inputTax, ledger.fen),
      moneyInput(ERP_HELD_SAYS.declaredInput, told),
    ],
    evidence: [...ledger.legs(), inputDeclaredLeg(months)],
  }
}

/** What holds wages and input tax against the bureau; reports that stand on its records judge them by those. */
export const HELD_INDICATORS: readonly IndicatorDefinition[] = [
  {
    ...COMMON,
    id: 'B-013',
    names: namesOf(ERP_HELD_SAYS, 'insuranceOff'),
    formula: ERP_HELD_SAYS.insuranceOffFormula,
    variants: [{ window: 'L12', threshold: 'B-013' }],
    source: ERP_HELD_SAYS.insuranceOffSource,
    compute: insurance,
  },
  {
    ...COMMON,
    id: 'B-014',
    names: namesOf(ERP_HELD_SAYS, 'inputTaxOff'),
    formula: ERP_HELD_SAYS.inputTaxOffFormula,
    variants: [{ window: 'L12', threshold: 'B-014' }],
    source: ERP_HELD_SAYS.inputTaxOffSource,
    compute: inputTax,
  },
]

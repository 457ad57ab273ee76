/** What courts hold against an enterprise: J-01 to J-10. */
import type { PublicRecordKind } from '@xinjian/format/public-records/kinds'
import { labelOf, namesOf } from '@xinjian/format/say/words'
import { optionalDay } from '../../kit/calendar/calendar.ts'
import { firstDayOfMonth } from '../../kit/calendar/window.ts'
import { input, moneyInput, quotient, without } from '../../kit/outcome.ts'
import type { IndicatorInput } from '../../report/document.ts'
import { type Chain, chains } from '../cases/chains.ts'
import type { IndicatorDefinition, Outcome, PublicContext } from '../context.ts'
import { PUBLIC_PARAM } from '../params.ts'
import { current, legsOf, type Seen, seen } from '../records/seen.ts'
import { silenceOf } from '../told.ts'
import { PUBLIC_SAYS } from '../words.ts'
import { figure, leftOut, noted, oncePerCase, silent, whereTold } from './define.ts'
import { frozenShare } from './frozen.ts'
import { PUBLIC_INDICATOR_SAYS as SAYS } from './words.ts'

const counted = (kind: PublicRecordKind, name: string) =>
  whereTold([kind], (context) => {
    const cases = oncePerCase(current(context, kind))
    return noted(
      {
        value: cases.length,
        inputs: [input(name, cases.length, 'cases')],
        evidence: legsOf(cases),
      },
      leftOut(context, kind),
    )
  })

/** Σ of a field over records, each case once; those that state nothing are told apart. */
const summed = (
  kind: PublicRecordKind,
  name: string,
  amountOf: (one: Seen) => number | null,
): IndicatorDefinition['compute'] =>
  whereTold([kind], (context) => {
    const cases = oncePerCase(current(context, kind))
    const told = cases.filter((one) => amountOf(one) !== null)
    if (cases.length > 0 && told.length === 0) return without('NO_DATA', SAYS.noAmounts)
    const sum = told.reduce((all, one) => all + amountOf(one)!, 0)
    const mute = cases.length - told.length
    return noted({ value: sum / 100, inputs: [moneyInput(name, sum)], evidence: legsOf(told) }, [
      ...(mute > 0 ? [PUBLIC_SAYS.unpricedOf({ n: mute })] : []),
      ...leftOut(context, kind),
    ])
  })

/** Matters begun in the window or after it, up to the day looked from. */
export const begunSince = (
  context: PublicContext,
  from: number,
  holds: (chain: Chain) => boolean,
): Chain[] =>
  chains(context).filter((chain) => {
    const day = optionalDay(chain.from)
    return day !== null && day >= firstDayOfMonth(from) && holds(chain)
  })

export const isDefendant = ({ role }: Chain): boolean => role === 'DEFENDANT'

/** Kinds that tell of suits. A matter that one of them tells is there, whatever the other is silent of. */
const SUITS = ['CASE_FILING', 'JUDGMENT'] as const

/** Of a number of matters: where a kind is silent, none is not known to be none, and some may be more. */
function ofSuits(
  context: PublicContext,
  found: readonly Chain[],
  outcome: (found: readonly Chain[]) => Outcome,
  holds: (chain: Chain) => boolean,
): Outcome {
  const silences = SUITS.flatMap((kind) => silenceOf(context, kind) ?? [])
  if (silences.length > 0 && found.length === 0) return silent(silences[0]!)
  const undated = chains(context).filter((chain) => chain.from === null && holds(chain)).length
  const suspected = SUITS.reduce((n, kind) => n + seen(context, kind).suspected.length, 0)
  return noted(outcome(found), [
    ...silences.map(({ words }) => SAYS.mayBeMore({ silent: words })),
    ...(suspected > 0 ? [PUBLIC_SAYS.suspectedOf({ n: suspected })] : []),
    ...(undated > 0 ? [PUBLIC_SAYS.undatedOf({ n: undated })] : []),
  ])
}

/** The step that a matter is opened by: its first. */
const opening = (found: readonly Chain[]) => legsOf(found.map(({ steps }) => steps[0]!.seen))

const matters =
  (
    name: string,
    holds: (chain: Chain) => boolean,
    more: (found: readonly Chain[]) => IndicatorInput[] = () => [],
  ): IndicatorDefinition['compute'] =>
  (context, _variant, { window }) =>
    ofSuits(
      context,
      begunSince(context, window.from, holds),
      (found) => ({
        value: found.length,
        inputs: [input(name, found.length, 'cases'), ...more(found)],
        evidence: opening(found),
      }),
      holds,
    )

const about =
  (words: RegExp) =>
  ({ cause }: Chain): boolean =>
    words.test(cause ?? '')
const LOAN = about(/金融借款/)
const PRIVATE = about(/民间借贷/)
const SALE = about(/买卖合同/)
const LABOUR = about(/劳动|劳务派遣|工伤|经济补偿金|追索.*(?:报酬|工资)/)

/** The amount of matters as defendant: 分, how many state none, and the steps that state it. */
function claimed(found: readonly Chain[]) {
  const told = found.flatMap(({ amount }) => amount ?? [])
  return {
    sum: told.reduce((all, { fen }) => all + fen, 0),
    steps: told.map(({ step }) => step.seen),
    mute: found.length - told.length,
  }
}

/** As told with the facts, else of the newest annual report that published one and is of the last two years. */
function revenueOf(
  context: PublicContext,
): { fen: number; year: number | null; of: Seen[] } | null {
  const { revenue } = context.facts
  if (revenue !== null) return { fen: revenue, year: null, of: [] }
  const since = Number(context.today.slice(0, 4)) - 2
  const [newest] = seen(context, 'ANNUAL_REPORT')
    .certain.filter(({ record }) => record.revenue !== null && (record.year ?? 0) >= since)
    .toSorted((a, b) => b.record.year! - a.record.year!)
  return newest ? { fen: newest.record.revenue!, year: newest.record.year, of: [newest] } : null
}

function claimedShare(context: PublicContext, from: number): Outcome {
  const revenue = revenueOf(context)
  return ofSuits(
    context,
    begunSince(context, from, isDefendant),
    (found) => {
      const { sum, steps, mute } = claimed(found)
      if (revenue === null) return without('NO_DATA', SAYS.noRevenue)
      if (found.length > 0 && mute === found.length) return without('NO_DATA', SAYS.noAmounts)
      return noted(
        {
          ...quotient(sum, revenue.fen, SAYS.revenue),
          inputs: [moneyInput(SAYS.claims, sum), moneyInput(SAYS.revenue, revenue.fen)],
          evidence: legsOf([...steps, ...revenue.of]),
        },
        [
          ...(revenue.year === null ? [] : [SAYS.revenueOfYear({ year: String(revenue.year) })]),
          ...(mute > 0 ? [PUBLIC_SAYS.unpricedOf({ n: mute })] : []),
        ],
      )
    },
    isDefendant,
  )
}

const hearings = whereTold(['HEARING'], (context) => {
  const within = ({ on }: Seen): boolean => {
    const day = optionalDay(on)
    return day !== null && day >= context.day && day <= context.day + context.rules.hearingDays
  }
  const { certain, suspected } = seen(context, 'HEARING')
  const cases = oncePerCase(certain.filter(within))
  const maybe = suspected.filter(within).length
  const undated = certain.filter(({ on }) => on === null).length
  return noted(
    {
      value: cases.length,
      inputs: [input(SAYS.hearingsName, cases.length, 'cases')],
      evidence: legsOf(cases),
    },
    [
      ...(maybe > 0 ? [PUBLIC_SAYS.suspectedOf({ n: maybe })] : []),
      ...(undated > 0 ? [PUBLIC_SAYS.undatedOf({ n: undated })] : []),
    ],
  )
})

const { validity, hearingDays } = PUBLIC_PARAM
const asOf = (threshold?: keyof typeof PUBLIC_PARAM.flags) =>
  [{ window: 'asOf' as const, ...(threshold ? { threshold } : {}) }] as const
const L24 = [{ window: 'L24' as const }] as const

export const COURT_INDICATORS: readonly IndicatorDefinition[] = [
  figure({
    id: 'J-01',
    names: namesOf(SAYS, 'dishonest'),
    unit: 'cases',
    formula: SAYS.dishonestFormula({ months: validity.dishonest }),
    variants: asOf('J-01'),
    compute: counted('DISHONEST', SAYS.dishonest),
  }),
  figure({
    id: 'J-02',
    names: namesOf(SAYS, 'enforced'),
    unit: 'cases',
    formula: SAYS.enforcedFormula,
    variants: [
      { window: 'asOf', threshold: 'J-02' },
      {
        ...{ suffix: 'AMOUNT', window: 'asOf', unit: 'yuan' },
        label: labelOf(SAYS, 'enforced', 'enforcedAmount'),
      },
    ],
    compute: (context, variant, windows) =>
      (variant.suffix === 'AMOUNT'
        ? summed('ENFORCEMENT', SAYS.enforcedAmount, amountOf)
        : counted('ENFORCEMENT', SAYS.enforced))(context, variant, windows),
  }),
  figure({
    id: 'J-03',
    names: namesOf(SAYS, 'limited'),
    unit: 'cases',
    formula: SAYS.limitedFormula,
    variants: asOf('J-03'),
    compute: counted('CONSUMPTION_LIMIT', SAYS.limited),
  }),
  figure({
    id: 'J-04',
    names: namesOf(SAYS, 'unperformed'),
    unit: 'yuan',
    formula: SAYS.unperformedFormula,
    variants: asOf('J-04'),
    compute: summed(
      'TERMINATED_ENFORCEMENT',
      SAYS.unperformed,
      ({ record }) => (record as { unperformed?: number | null }).unperformed ?? null,
    ),
  }),
  figure({
    id: 'J-05',
    names: namesOf(SAYS, 'defendant'),
    unit: 'cases',
    formula: SAYS.defendantFormula,
    variants: L24,
    compute: matters(SAYS.defendant, isDefendant),
  }),
  figure({
    id: 'J-06',
    names: namesOf(SAYS, 'claimed'),
    unit: 'ratio',
    formula: SAYS.claimedFormula,
    variants: [{ window: 'L24', threshold: 'J-06' }],
    compute: (context, _variant, { window }) => claimedShare(context, window.from),
  }),
  figure({
    id: 'J-07',
    names: namesOf(SAYS, 'loans'),
    unit: 'cases',
    formula: SAYS.loansFormula,
    variants: L24,
    compute: matters(
      SAYS.loans,
      (chain) => isDefendant(chain) && (LOAN(chain) || PRIVATE(chain) || SALE(chain)),
      (found) => [
        input(SAYS.bankLoans, found.filter(LOAN).length, 'cases'),
        input(SAYS.privateLoans, found.filter(PRIVATE).length, 'cases'),
        input(SAYS.sales, found.filter(SALE).length, 'cases'),
      ],
    ),
  }),
  figure({
    id: 'J-08',
    names: namesOf(SAYS, 'labour'),
    unit: 'cases',
    formula: SAYS.labourFormula,
    variants: L24,
    compute: matters(SAYS.labour, LABOUR),
  }),
  figure({
    id: 'J-09',
    names: namesOf(SAYS, 'frozen'),
    unit: 'ratio',
    formula: SAYS.frozenFormula,
    variants: asOf('J-09'),
    compute: whereTold(['EQUITY_FREEZE'], frozenShare),
  }),
  figure({
    id: 'J-10',
    names: namesOf(SAYS, 'hearingsName'),
    unit: 'cases',
    formula: SAYS.hearingsFormula({ days: hearingDays }),
    variants: asOf('J-10'),
    compute: hearings,
  }),
]

function amountOf({ record }: Seen): number | null {
  return (record as { amount?: number | null }).amount ?? null
}

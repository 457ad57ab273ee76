/** How often and where the enterprise and its persons asked for money: ML-01 to ML-04, ML-06, ML-08, ML-09. */
import { labelOf, namesOf } from '@xinjian/format/say/words'
import { input, ratio } from '../../kit/outcome.ts'
import type { IndicatorDefinition, LendingContext, Outcome } from '../context.ts'
import { LENDING_PARAM } from '../params.ts'
import { eventsOf, institutionsOf, legsOf, type Seen } from '../records/seen.ts'
import { type Rolling, rolling, wholeMonths } from '../records/windows.ts'
import { LENDING_SAYS } from '../words.ts'
import { figure, noted, whereTold } from './define.ts'
import { LENDING_INDICATOR_SAYS as SAYS } from './words.ts'

type Says = keyof typeof SAYS & string

/** Whole months as the domain counts them, and the same span up to the day of the cut-off: this month's crowding shows in it. */
const variantsOf = (
  window: 'L3' | 'L6',
  name: Says,
  longer: Says,
  threshold: 'ML-01' | 'ML-02' | 'ML-06',
) =>
  [
    { window, threshold },
    { ...rollingVariant(window === 'L3' ? 'm3' : 'm6', name, longer), threshold },
  ] as const

const rollingVariant = (window: Rolling, name: Says, longer: Says) => ({
  suffix: window.toUpperCase(),
  label: labelOf(SAYS, name, longer),
  window: 'asOf' as const,
})

/** Records of the window that a variant names: by its suffix a rolling one, else its whole months. */
function within(
  records: readonly Seen[],
  { asOf }: LendingContext,
  suffix: string | undefined,
  window: Parameters<typeof wholeMonths>[1],
): readonly Seen[] {
  return suffix === undefined
    ? wholeMonths(records, window)
    : rolling(records, asOf, suffix.toLowerCase() as Rolling)
}

const institutionsIn: IndicatorDefinition['compute'] = whereTold(
  (context, { suffix }, { window }) => {
    const found = within(eventsOf(context, 'APPLY'), context, suffix, window)
    const n = institutionsOf(found)
    return {
      value: n,
      inputs: [
        input(SAYS.inputInstitutions, n, 'parties'),
        input(SAYS.inputTimes, found.length, 'occasions'),
      ],
      evidence: legsOf(found),
    }
  },
)

/** A share of few says nothing: it is told and not judged. */
function shareOf(
  part: number,
  whole: number,
): Pick<Outcome, 'value' | 'reason' | 'flagOn' | 'detail'> {
  const { minApplications } = LENDING_PARAM
  return {
    ...ratio(part, whole),
    ...(whole > 0 && whole < minApplications
      ? { flagOn: null, detail: LENDING_SAYS.fewApplications({ n: minApplications }) }
      : {}),
  }
}

export const isNight = ({ hour }: Pick<Seen, 'hour'>): boolean =>
  hour !== null && (hour >= LENDING_PARAM.night.from || hour < LENDING_PARAM.night.until)

export const APPLICATION_INDICATORS: readonly IndicatorDefinition[] = [
  figure({
    id: 'ML-01',
    names: namesOf(SAYS, 'institutions'),
    unit: 'parties',
    formula: SAYS.institutionsFormula,
    variants: variantsOf('L3', 'institutions', 'institutions3', 'ML-01'),
    compute: institutionsIn,
  }),
  figure({
    id: 'ML-02',
    names: namesOf(SAYS, 'institutions'),
    unit: 'parties',
    formula: SAYS.institutionsFormula,
    variants: variantsOf('L6', 'institutions', 'institutions6', 'ML-02'),
    compute: institutionsIn,
  }),
  figure({
    id: 'ML-03',
    names: namesOf(SAYS, 'times'),
    unit: 'occasions',
    formula: SAYS.timesFormula,
    variants: [{ ...rollingVariant('m1', 'times', 'times1'), threshold: 'ML-03' }],
    compute: whereTold((context) => {
      const found = rolling(eventsOf(context, 'APPLY'), context.asOf, 'm1')
      return {
        value: found.length,
        inputs: [input(SAYS.inputTimes, found.length, 'occasions')],
        evidence: legsOf(found),
      }
    }),
  }),
  figure({
    id: 'ML-04',
    names: namesOf(SAYS, 'nonbank'),
    unit: 'ratio',
    formula: SAYS.nonbankFormula,
    variants: [{ ...rollingVariant('m12', 'nonbank', 'nonbank12'), threshold: 'ML-04' }],
    compute: whereTold((context) => {
      const found = rolling(eventsOf(context, 'APPLY'), context.asOf, 'm12')
      const outside = found.filter(({ bank }) => !bank)
      return {
        ...shareOf(outside.length, found.length),
        inputs: [
          input(SAYS.inputNonbank, outside.length, 'occasions'),
          input(SAYS.inputTimes, found.length, 'occasions'),
        ],
        evidence: legsOf(found),
      }
    }),
  }),
  figure({
    id: 'ML-06',
    names: namesOf(SAYS, 'queries'),
    unit: 'occasions',
    formula: SAYS.queriesFormula,
    variants: variantsOf('L6', 'queries', 'queries6', 'ML-06'),
    compute: whereTold((context, { suffix }, { window }) => {
      const found = within(eventsOf(context, 'AUTH_QUERY'), context, suffix, window)
      return {
        value: found.length,
        inputs: [input(SAYS.inputQueries, found.length, 'occasions')],
        evidence: legsOf(found),
      }
    }),
  }),
  figure({
    id: 'ML-08',
    names: namesOf(SAYS, 'night'),
    unit: 'ratio',
    formula: SAYS.nightFormula(LENDING_PARAM.night),
    variants: [{ ...rollingVariant('m12', 'night', 'night12'), threshold: 'ML-08' }],
    compute: whereTold((context) => {
      const found = rolling(eventsOf(context, 'APPLY'), context.asOf, 'm12')
      const timed = found.filter(({ hour }) => hour !== null)
      const night = timed.filter(isNight)
      const mute = found.length - timed.length
      const outcome = {
        ...shareOf(night.length, timed.length),
        inputs: [
          input(SAYS.inputNight, night.length, 'occasions'),
          input(SAYS.inputTimed, timed.length, 'occasions'),
        ],
        evidence: legsOf(timed),
      }
      // Applications of which no hour is told are not applications by day.
      const open = timed.length === 0 && mute > 0 ? { value: null, reason: 'NO_DATA' as const } : {}
      return noted({ ...outcome, ...open }, [
        mute > 0 ? LENDING_SAYS.undatedOf({ n: mute }) : undefined,
      ])
    }),
  }),
  figure({
    id: 'ML-09',
    names: namesOf(SAYS, 'speed'),
    unit: 'ratio',
    formula: SAYS.speedFormula,
    variants: [{ window: 'asOf' }],
    compute: whereTold((context) => {
      const applied = eventsOf(context, 'APPLY')
      const [month, quarter] = [
        rolling(applied, context.asOf, 'm1').length,
        rolling(applied, context.asOf, 'm3').length,
      ]
      const { value, ...rest } = ratio(month * 3, quarter)
      return {
        ...{ value: value === null ? null : value - 1, ...rest },
        inputs: [
          input(SAYS.inputMonth, month, 'occasions'),
          input(SAYS.inputQuarter, quarter, 'occasions'),
        ],
        evidence: legsOf(rolling(applied, context.asOf, 'm3')),
      }
    }),
  }),
]

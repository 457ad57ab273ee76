/** 违法违章: T-022, T-023. */
import { labelOf, namesOf } from '@xinjian/format/say/words'
import { firstDayOfMonth, formatDay, lastDayOfMonth } from '../../../kit/calendar/window.ts'
import { input } from '../../../kit/outcome.ts'
import type { IndicatorDefinition, Variant } from '../../definition.ts'
import { keysLeg } from '../legs.ts'
import { stateOfViolation, type ViolationState, violationsBy, within } from '../violations.ts'
import { TAX_RECORD_INDICATOR_SAYS } from './words.ts'

const STATES = ['OPEN', 'SETTLED'] as const satisfies readonly ViolationState[]
const WORDS = {
  OPEN: TAX_RECORD_INDICATOR_SAYS.open,
  SETTLED: TAX_RECORD_INDICATOR_SAYS.settled,
} as const

const stateVariant = (
  state: (typeof STATES)[number],
  name: 'violationsOpen' | 'violationsSettled',
): Variant => ({
  suffix: state,
  label: labelOf(TAX_RECORD_INDICATOR_SAYS, 'violations', name),
  window: 'L24',
  threshold: `T-022.${state}`,
  option: STATES.indexOf(state),
})

export const VIOLATION_INDICATORS: readonly IndicatorDefinition[] = [
  {
    id: 'T-022',
    names: namesOf(TAX_RECORD_INDICATOR_SAYS, 'violations'),
    unit: 'occasions',
    formula: TAX_RECORD_INDICATOR_SAYS.violationsFormula,
    variants: [
      stateVariant('OPEN', 'violationsOpen'),
      stateVariant('SETTLED', 'violationsSettled'),
    ],
    missing: { rule: 'ANY', sources: ['VIOLATION'] },
    evidence: TAX_RECORD_INDICATOR_SAYS.violationRecords,
    version: '1',
    source: 'domain §3.3 T-022',
    compute({ facts, asOf }, { option }, { window }) {
      const state = STATES[option ?? 0]!
      const seen = violationsBy(facts.violations ?? [], asOf)
      // What is open weighs today, whenever it was registered.
      const span = { from: window.from, to: Number.MAX_SAFE_INTEGER }
      const rows = seen.filter(
        (row) => stateOfViolation(row) === state && (state === 'OPEN' || within(row, span)),
      )
      const mute = seen.filter((row) => stateOfViolation(row) === 'UNKNOWN').length
      const undated = state === 'OPEN' ? 0 : undatedOf(seen, state)
      const remarks = [
        mute ? TAX_RECORD_INDICATOR_SAYS.muteLeftOut({ n: mute }) : '',
        undated ? TAX_RECORD_INDICATOR_SAYS.undatedLeftOut({ n: undated }) : '',
      ].filter(Boolean)
      const from = formatDay(firstDayOfMonth(window.from))
      const to = formatDay(Math.max(lastDayOfMonth(window.to), asOf))
      return {
        value: rows.length,
        ...(remarks.length ? { detail: remarks.join('；') } : {}),
        inputs: [
          input(
            TAX_RECORD_INDICATOR_SAYS.violationsOf({ state: WORDS[state] }),
            rows.length,
            'occasions',
          ),
        ],
        evidence: [
          keysLeg(
            'TAX_VIOLATION',
            rows.map(({ key }) => key),
            state === 'OPEN'
              ? TAX_RECORD_INDICATOR_SAYS.openViolations
              : TAX_RECORD_INDICATOR_SAYS.settledIn({ from, to }),
          ),
        ],
      }
    },
  },
  {
    id: 'T-023',
    names: namesOf(TAX_RECORD_INDICATOR_SAYS, 'audits'),
    unit: 'occasions',
    formula: TAX_RECORD_INDICATOR_SAYS.auditsFormula,
    variants: [{ window: 'L36' }],
    missing: { rule: 'ANY', sources: ['VIOLATION'] },
    evidence: null,
    version: '1',
    source: 'domain §3.3 T-023',
    needs: TAX_RECORD_INDICATOR_SAYS.auditsNeeds,
    compute: () => ({
      value: null,
      reason: 'NO_DATA',
      detail: TAX_RECORD_INDICATOR_SAYS.auditsNeeded,
    }),
  },
]

const undatedOf = (rows: Parameters<typeof violationsBy>[0], state: ViolationState): number =>
  rows.filter((row) => stateOfViolation(row) === state && row.registeredOn === null).length

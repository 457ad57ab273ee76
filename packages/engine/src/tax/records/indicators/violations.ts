/** 违法违章: T-022, T-023. */
import { firstDayOfMonth, formatDay, lastDayOfMonth } from '../../../kit/calendar/window.ts'
import { input } from '../../../kit/outcome.ts'
import type { IndicatorDefinition, Variant } from '../../definition.ts'
import { keysLeg } from '../legs.ts'
import { stateOfViolation, type ViolationState, violationsBy, within } from '../violations.ts'

const STATES = ['OPEN', 'SETTLED'] as const satisfies readonly ViolationState[]
const WORDS = { OPEN: '未处理', SETTLED: '已处理' } as const

const stateVariant = (state: (typeof STATES)[number], en: string): Variant => ({
  suffix: state,
  label: { zh: `·${WORDS[state]}`, en: ` (${en})` },
  window: 'L24',
  threshold: `T-022.${state}`,
  option: STATES.indexOf(state),
})

export const VIOLATION_INDICATORS: readonly IndicatorDefinition[] = [
  {
    id: 'T-022',
    names: { zh: '违法违章', en: 'Violations' },
    unit: 'occasions',
    formula:
      '登记日期在窗口内的违法违章条数，按最近一次采集时所示状态分为未处理与已处理；未处理的不论登记于何时均计入',
    variants: [stateVariant('OPEN', 'open'), stateVariant('SETTLED', 'settled')],
    missing: { rule: 'ANY', sources: ['VIOLATION'] },
    evidence: '违法违章记录',
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
        mute ? `另有${mute}条未注明状态，未计入` : '',
        undated ? `另有${undated}条未注明登记日期，未计入` : '',
      ].filter(Boolean)
      const from = formatDay(firstDayOfMonth(window.from))
      const to = formatDay(Math.max(lastDayOfMonth(window.to), asOf))
      return {
        value: rows.length,
        ...(remarks.length ? { detail: remarks.join('；') } : {}),
        inputs: [input(`${WORDS[state]}的违法违章`, rows.length, 'occasions')],
        evidence: [
          keysLeg(
            'TAX_VIOLATION',
            rows.map(({ key }) => key),
            state === 'OPEN' ? '未处理的违法违章' : `已处理、登记于 ${from} 至 ${to} 的违法违章`,
          ),
        ],
      }
    },
  },
  {
    id: 'T-023',
    names: { zh: '稽查案件', en: 'Tax audits' },
    unit: 'occasions',
    formula: '近36个月立案的税务稽查案件数',
    variants: [{ window: 'L36' }],
    missing: { rule: 'ANY', sources: ['VIOLATION'] },
    evidence: null,
    version: '1',
    source: 'domain §3.3 T-023',
    needs: '稽查案件清单',
    compute: () => ({ value: null, reason: 'NO_DATA', detail: '需要：税务稽查案件清单' }),
  },
]

const undatedOf = (rows: Parameters<typeof violationsBy>[0], state: ViolationState): number =>
  rows.filter((row) => stateOfViolation(row) === state && row.registeredOn === null).length

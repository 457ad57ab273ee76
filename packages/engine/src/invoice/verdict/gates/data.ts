/** What the invoices can carry: months of both directions, freshness, silence. */

import { formatDay } from '../../../kit/calendar/window.ts'
import type { Gate } from '../../../kit/verdict/gate.ts'
import { coverageGate, youngGate } from '../../../kit/verdict/gates/coverage.ts'
import { freshGate } from '../../../kit/verdict/gates/freshness.ts'
import { silence } from '../../context/activity.ts'
import type { DataInput } from '../input.ts'
import { monthsOf } from '../months-of.ts'
import { VERDICT_TABLE } from '../table.ts'
import { GATES_SAYS } from './words.ts'

const { minMonths, minOut, minIn } = VERDICT_TABLE.coverage
const { silentDays } = VERDICT_TABLE.freshness

/** Silence is what was looked at: days after the last collection are not known. */
const silentGate: Gate<DataInput> = {
  id: 'G-SILENT',
  about: 'FRESHNESS',
  title: GATES_SAYS.stillInvoicing,
  threshold: GATES_SAYS.silentThreshold({ days: silentDays }),
  source: 'domain §4 R-028',
  judge({ build: { context } }) {
    const found = silence(context)
    if (found === null || found.days <= silentDays) return null
    const { last, days, unknown } = found
    return {
      level: 'REVIEW',
      limitFactor: null,
      text: silentText(last, days, unknown !== null),
      indicators: ['I-017.asOf'],
      ask: GATES_SAYS.pleaseExplainWhy,
      change: GATES_SAYS.limitCanBe,
    }
  },
}

function silentText(last: number | null, days: number, atLeast: boolean): string {
  if (last === null)
    return atLeast ? GATES_SAYS.neverIssuedAtLeast({ days }) : GATES_SAYS.neverIssued({ days })
  return atLeast
    ? GATES_SAYS.silentAtLeast({ last: formatDay(last), days })
    : GATES_SAYS.silent({ last: formatDay(last), days })
}

/** How old an enterprise is on the day of the report, not when a bureau's invoices ended. */
const ageGate = youngGate<DataInput>(minMonths, ({ build: { context } }) => {
  const months = monthsOf(context, 'OUT')
  return { ...months, existed: months.existed + (context.params.bureauEnded ?? 0) }
})

export const DATA_GATES: readonly Gate<DataInput>[] = [
  ageGate,
  coverageGate(
    { id: 'G-COVERAGE-OUT', name: GATES_SAYS.salesInvoices, minShare: minOut },
    ({ build }) => monthsOf(build.context, 'OUT'),
  ),
  coverageGate(
    { id: 'G-COVERAGE-IN', name: GATES_SAYS.purchaseInvoices, minShare: minIn },
    ({ build }) => monthsOf(build.context, 'IN'),
  ),
  freshGate(GATES_SAYS.invoices, VERDICT_TABLE.freshness),
  silentGate,
]

/** Of a bureau's invoices beside others: how much is told and how lately is asked of all rows, in every report alike. */
export const BUREAU_DATA_GATES: readonly Gate<DataInput>[] = [ageGate, silentGate]

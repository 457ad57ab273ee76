/** What the invoices can carry: months of both directions, freshness, silence. */

import { formatDay } from '../../../kit/calendar/window.ts'
import type { Gate } from '../../../kit/verdict/gate.ts'
import { coverageGate, youngGate } from '../../../kit/verdict/gates/coverage.ts'
import { freshGate } from '../../../kit/verdict/gates/freshness.ts'
import { silence } from '../../context/activity.ts'
import type { DataInput } from '../input.ts'
import { monthsOf } from '../months-of.ts'
import { VERDICT_TABLE } from '../table.ts'

const { minMonths, minOut, minIn } = VERDICT_TABLE.coverage
const { silentDays } = VERDICT_TABLE.freshness

/** Silence is what was looked at: days after the last collection are not known. */
const silentGate: Gate<DataInput> = {
  id: 'G-SILENT',
  about: 'FRESHNESS',
  title: '近期仍在开票',
  threshold: `已采集期间内最近一张有效销项发票之后>${silentDays}天没有开票，不给额度`,
  source: 'domain §4 R-028',
  judge({ build: { context } }) {
    const found = silence(context)
    if (found === null || found.days <= silentDays) return null
    const { last, days, unknown } = found
    return {
      level: 'REVIEW',
      limitFactor: null,
      text: `${last === null ? '没有开过销项发票' : `最近一张销项发票开具于${formatDay(last)}`}，此后${unknown === null ? '' : '至少'}${days}天没有开票，参考额度不予给出。`,
      indicators: ['I-017.asOf'],
      ask: '请企业说明停止开票的原因与目前经营情况。',
      change: '恢复开票后可重新测算额度。',
    }
  },
}

export const DATA_GATES: readonly Gate<DataInput>[] = [
  youngGate(minMonths, ({ build: { context } }) => monthsOf(context, 'OUT')),
  coverageGate({ id: 'G-COVERAGE-OUT', name: '销项发票', minShare: minOut }, ({ build }) =>
    monthsOf(build.context, 'OUT'),
  ),
  coverageGate({ id: 'G-COVERAGE-IN', name: '进项发票', minShare: minIn }, ({ build }) =>
    monthsOf(build.context, 'IN'),
  ),
  freshGate('发票', VERDICT_TABLE.freshness),
  silentGate,
]

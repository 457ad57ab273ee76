/** 存货 of the latest balance sheet that the report sees. */

import type { Fen } from '@xinjian/format'
import { optionalDay } from '../../kit/calendar/calendar.ts'
import type { RecordEvidence } from '../../report/evidence.ts'
import type { TaxReportContext } from '../context.ts'
import { RETURN_SAYS } from './words.ts'

export interface Inventories {
  fen: Fen
  /** Last day of the period. */
  on: string
  evidence: RecordEvidence
}

/** null = no statement tells it. */
export function inventories({ facts, asOf }: TaxReportContext): Inventories | null {
  const sheets = (facts.statements ?? [])
    .filter(
      ({ kind, periodTo }) => kind === 'BALANCE' && (optionalDay(periodTo) ?? asOf + 1) <= asOf,
    )
    .sort((a, b) => (a.periodTo < b.periodTo ? 1 : -1))
  for (const { periodTo, items } of sheets) {
    const item = items.find(({ code, end }) => code === 'inventories' && end !== null)
    if (item?.end != null)
      return {
        fen: item.end,
        on: periodTo,
        evidence: {
          dataset: 'FIN_STATEMENT',
          where: { field: 'key', in: [item.key] },
          words: RETURN_SAYS.balanceSheet({ on: periodTo }),
        },
      }
  }
  return null
}

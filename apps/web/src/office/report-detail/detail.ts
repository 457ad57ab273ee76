import type { DataOf } from '@xinjian/contract/endpoint'
import { report } from '@xinjian/contract/nouns/report'
import { call } from '../../api/client.ts'
import { ApiError, TRANSPORT } from '../../api/errors.ts'

/** A report as the server tells it: row, institution, basis and document. */
export type Detail = DataOf<typeof report.reportDetail>

/** No word on the report: a dead line, a server that is busy or starting. What was read before stays readable as a copy. */
const PASSING: readonly number[] = [TRANSPORT, 429, 502, 503, 504]

export const passes = (error: unknown): boolean =>
  error instanceof ApiError && PASSING.includes(error.status)

/**
 * The report as it stands now. Of one that is held only the fingerprint travels: the server says whether it is still the
 * report, and what it rests on today. A lost line is not told in a box where there is a copy to read.
 */
export async function presentDetail(
  reportNo: string,
  held: Detail | undefined,
  signal: AbortSignal,
): Promise<Detail> {
  const fingerprint = held?.document ? held.row.fingerprint : null
  if (held && fingerprint) {
    const asked = { reportNo, fingerprint }
    const { same, ...now } = await call(report.reportHead, asked, { signal, silent: true })
    if (same) return { ...now, document: held.document }
  }
  return call(report.reportDetail, { reportNo }, { signal })
}

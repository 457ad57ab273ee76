/** Before its facts are read the outside world is asked for what a report needs and what is not held yet. */
import type { TenantDb } from '../../../db/tenant.ts'
import type { PublicSources } from '../../../outside/public/connector.ts'
import type { ReportRecord } from '../store.ts'
import type { Lenders, Prepared } from './kind.ts'
import { kindOf } from './registry.ts'

/** Milliseconds for which an answer is used without asking again: seven days (domain §3.14). */
export const ANSWER_MS = 7 * 86_400_000

type Ordered = Pick<
  ReportRecord,
  | 'report_no'
  | 'report_type'
  | 'enterprise_id'
  | 'enterprise_name'
  | 'tax_no'
  | 'params'
  | 'created_at'
>

/** From when on answers are those of this report. */
export const heldSince = ({
  params,
  created_at: at,
}: Pick<Ordered, 'params' | 'created_at'>): Date =>
  params.refresh ? at : new Date(at.getTime() - ANSWER_MS)

/** null = its kind asks nobody. */
export async function preparedFor(
  { publicSources, lenders }: { publicSources: PublicSources; lenders: Lenders },
  tenant: TenantDb,
  row: Ordered,
  mustHold: (tx: TenantDb) => Promise<unknown>,
): Promise<Prepared | null> {
  const { prepare } = kindOf(row.report_type)
  if (!prepare) return null
  return prepare(tenant, {
    sources: publicSources,
    lenders,
    reportNo: row.report_no,
    enterprise: { id: row.enterprise_id, name: row.enterprise_name, taxNo: row.tax_no },
    since: heldSince(row),
    mustHold,
  })
}

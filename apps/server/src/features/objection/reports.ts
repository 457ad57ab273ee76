/** What objections ask of reports; answered by reports themselves, which know nothing of objections. */
import type { BodyOf, contract } from '@xinjian/contract'
import type { TenantDb } from '../../db/tenant.ts'
import type { Session } from '../../http/context.ts'

type Row = Pick<BodyOf<typeof contract.objection.objectionRaise>, 'reportNo' | 'of' | 'leg' | 'id'>

export interface RecordsOfReports {
  /** The record behind a figure as the report shows it; the look is noted. Refuses one that the report does not show. */
  recordIn(
    tenant: TenantDb,
    session: Pick<Session, 'userName'>,
    row: Row,
  ): Promise<{
    enterpriseId: number
    dataset: string
    facts: { title: string; value: string | number | boolean | null }[]
  }>
  /** The enterprise of a report that the session may see. */
  enterpriseOf(tenant: TenantDb, reportNo: string): Promise<number>
  /** Reports of an enterprise that show a record: numbers, and when the first of them was made; of the whole company. */
  reportsShowing(
    tenant: TenantDb,
    record: { enterpriseId: number; dataset: string; rowKey: string },
  ): Promise<{ reportNo: string; createdBy: string; createdAt: Date }[]>
}

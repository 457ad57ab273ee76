/** Reports by the numbers that a judgement names, opened as the judgement read them: noted like every look at a report. */
import type { ReportDocument } from '@xinjian/engine/report/document'
import type { ReportKind } from '@xinjian/engine/report/kinds'
import type { TenantDb } from '../../../db/tenant.ts'
import { Refusal } from '../../../http/refusal.ts'
import { storedDocument } from '../documents.ts'
import type { Access, RecordedAccess } from '../recorded-access.ts'

export type NamedReports = Map<ReportKind, { reportNo: string; document: ReportDocument }>

/** null = one of them is not to be read any more: sealed, altered, or gone. */
export type ReadNamed = (
  tenant: TenantDb,
  numbers: readonly string[],
  access: Access,
) => Promise<NamedReports | null>

export const createReadNamed =
  ({ open }: RecordedAccess): ReadNamed =>
  async (tenant, numbers, access) => {
    const named: NamedReports = new Map()
    try {
      for (const reportNo of numbers) {
        const { report_type } = await open(tenant, reportNo, access)
        named.set(report_type, { reportNo, document: await storedDocument(tenant, reportNo) })
      }
    } catch (error) {
      if (error instanceof Refusal) return null
      throw error
    }
    return named
  }

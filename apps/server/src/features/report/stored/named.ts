/** Reports by the numbers that a judgement names, opened as the judgement read them: noted like every look at a report. */
import type { ReportDocument } from '@xinjian/engine/report/document'
import type { ReportKind } from '@xinjian/engine/report/kinds'
import type { TenantDb } from '../../../db/tenant.ts'
import { Refusal } from '../../../http/refusal.ts'
import { storedDocument } from '../documents.ts'
import type { Access, RecordedAccess } from '../recorded-access.ts'

export type NamedReports = Map<ReportKind, { reportNo: string; document: ReportDocument }>

export interface NamedAccess {
  /** null = one of them is not to be read any more: sealed, altered, or gone. */
  read(tenant: TenantDb, numbers: readonly string[], access: Access): Promise<NamedReports | null>
  /** Where what was found is told without reading them again: noted alone. */
  note(tenant: TenantDb, numbers: readonly string[], access: Access): Promise<void>
}

export const createNamedAccess = ({ open }: RecordedAccess): NamedAccess => {
  /** Whoever judged by a report that may be read no more is told that it may not, and is refused nothing else. */
  const unlessRefused = async <T>(work: () => Promise<T>): Promise<T | null> => {
    try {
      return await work()
    } catch (error) {
      if (error instanceof Refusal) return null
      throw error
    }
  }
  return {
    read: (tenant, numbers, access) =>
      unlessRefused(async () => {
        const named: NamedReports = new Map()
        for (const reportNo of numbers) {
          const { report_type } = await open(tenant, reportNo, access)
          named.set(report_type, { reportNo, document: await storedDocument(tenant, reportNo) })
        }
        return named
      }),
    async note(tenant, numbers, access) {
      for (const reportNo of numbers) await unlessRefused(() => open(tenant, reportNo, access))
    },
  }
}

/** Workbooks of verification by table: the template that is filled in, and the rows that have to be repaired. */
import { Readable } from 'node:stream'
import { LIMITS } from '@xinjian/intake/limits'
import { VERIFY_HEAD, verifyTemplate } from '@xinjian/report-files/verify-template'
import { streamTableXlsx } from '@xinjian/report-files/xlsx'
import type { TenantDb } from '../../../db/tenant.ts'
import type { Download } from '../../../http/implement.ts'
import { badRows } from './rows.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
let template: Promise<Uint8Array> | null = null

/** Written once: a workbook carries the time of its writing, and this one is the same for everybody. */
export async function templateFile(): Promise<Download> {
  template ??= verifyTemplate(LIMITS.verifyTableRows)
  return { fileName: '发票批量查验模板.xlsx', type: XLSX, body: await template }
}

const COLUMNS = ['行号', '工作表', '原因', ...VERIFY_HEAD.slice(1)]
const AT_ONCE = 2_000

/** Rows with their reasons, under headers by which they are read again once they were put right. */
export function badFile(tenant: TenantDb, no: string): Download {
  const columns = COLUMNS.map((title, i) => ({ key: String(i), title, type: 'text' as const }))
  async function* lines() {
    for (let after = 0; ; ) {
      const rows = await badRows(tenant, no, after, AT_ONCE)
      for (const row of rows) {
        const cells = [
          String(row.line),
          row.sheet ?? '',
          row.why,
          row.invoice_code,
          row.invoice_number,
          row.issue_date,
          row.amount,
          row.check_code,
        ]
        yield Object.fromEntries(cells.map((cell, i) => [String(i), cell]))
      }
      const last = rows.at(-1)
      if (!last || rows.length < AT_ONCE) return
      after = last.nth
    }
  }
  const sheet = streamTableXlsx('有误的行', columns, lines())
  return { fileName: `有误的行-${no}.xlsx`, type: XLSX, body: Readable.fromWeb(sheet as never) }
}

/** Workbooks of verification by table: the template that is filled in, and the rows that have to be repaired. */
import { Readable } from 'node:stream'
import { LIMITS } from '@xinjian/intake/limits'
import { streamTableXlsx } from '@xinjian/report-files/xlsx'
import { templateXlsx } from '@xinjian/report-files/xlsx-template'
import type { TenantDb } from '../../../db/tenant.ts'
import type { Download } from '../../../http/implement.ts'
import { badRows } from './rows.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const TEMPLATE = ['序号', '发票代码', '发票号码', '开票日期', '金额', '校验码后6位']
const SHEET = '待查验发票'

const NOTES: readonly (readonly [string, string, string])[] = [
  ['列', '怎样填写', '示例'],
  ['序号', '可不填，便于核对', '1'],
  ['发票代码', '10位或12位数字；数电票没有发票代码，留空', '4403251130'],
  ['发票号码', '8位数字；数电票为20位数字', '25442000000012345678'],
  ['开票日期', '如 2025-03-08、2025年3月8日、20250308', '2025-03-08'],
  [
    '金额',
    '增值税专用发票（含电子）填不含税金额；机动车发票填不含税价；二手车发票填车价合计；数电票填价税合计；其他发票不填',
    '113.00',
  ],
  [
    '校验码后6位',
    '增值税普通发票、电子普通发票、卷票、通行费发票填校验码后6位；其他发票不填',
    '123456',
  ],
  ['', '', ''],
  [
    '也可以直接上传其他系统导出的表格：表头有发票代码、发票号码、开票日期、金额（或价税合计、校验码）即可',
    '',
    '',
  ],
  [`最多 ${LIMITS.verifyTableRows / 10_000} 万行；支持 XLSX、CSV（UTF-8 或 GBK）`, '', ''],
  ['有误的行不查验、不计费，可下载后改正再上传；重复的发票默认不重复计费', '', ''],
]

let template: Promise<Uint8Array> | null = null

/**
 * The cells of the first sheet are text, so that no number loses its zeros or its last digits. Written once: a workbook carries the time
 * of its writing, and this one is the same for everybody.
 */
export async function templateFile(): Promise<Download> {
  template ??= templateXlsx([
    { name: SHEET, rows: [TEMPLATE], widths: [8, 18, 26, 16, 16, 16], blank: 1_000 },
    { name: '填写说明', rows: NOTES, widths: [18, 70, 26] },
  ])
  return { fileName: '发票批量查验模板.xlsx', type: XLSX, body: await template }
}

const COLUMNS = ['行号', '工作表', '原因', ...TEMPLATE.slice(1)]
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

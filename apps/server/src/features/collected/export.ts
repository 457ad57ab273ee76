/** One dataset as XLSX, streamed: memory does not grow with the rows. */
import { Readable } from 'node:stream'
import { type CollectedColumn, DATASET_NAMES, type Dataset } from '@xinjian/contract'
import { cellTexts } from '@xinjian/report-files/xlsx-cells'
import { writeXlsxStream } from 'hucre/xlsx'
import type { TenantDb } from '../../db/tenant.ts'
import type { Download } from '../../http/implement.ts'
import { maySee, whileSeen } from '../consent/index.ts'
import { isInvoices } from './invoice-rows.ts'
import { allRows, columnsOf, type EnterpriseRef, ORIGIN } from './rows.ts'

const WIDTHS: Record<CollectedColumn['kind'], number> = {
  text: 24,
  date: 12,
  money: 18,
  number: 12,
  wan: 14,
  percent: 10,
  grade: 10,
}
const FORMATS: Partial<Record<CollectedColumn['kind'], string>> = {
  money: '#,##0.00',
  wan: '#,##0.00',
}

export function collectedXlsx(
  tenant: TenantDb,
  enterprise: EnterpriseRef & { name: string },
  dataset: Dataset,
  keyword: string | undefined,
): Download {
  const columns = columnsOf(dataset).map((c) => ({
    header: c.kind === 'money' ? `${c.zh}（元）` : c.kind === 'percent' ? `${c.zh}（%）` : c.zh,
    key: c.key,
    width: WIDTHS[c.kind],
    ...(FORMATS[c.kind] ? { numFmt: FORMATS[c.kind] } : {}),
  }))
  // Invoices of one month may come from several imports; their page says which collection read the month.
  const origin = isInvoices(dataset)
    ? []
    : ORIGIN.map(({ key, zh }) => ({ header: zh, key, width: 24 }))
  const name = DATASET_NAMES[dataset]
  const rows = allRows(tenant, enterprise, dataset, keyword)
  const seen = whileSeen(() => maySee(tenant, enterprise.id), rows)
  const sheet = writeXlsxStream(flat(seen), {
    name,
    columns: [...columns, ...origin] as never,
    freezePane: { rows: 1 },
  })
  return {
    fileName: `${enterprise.name}-${name}.xlsx`,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    body: Readable.fromWeb(sheet as never),
  }
}

async function* flat<T extends object>(batches: AsyncIterable<T[]>): AsyncIterable<T> {
  for await (const batch of batches) yield* batch.map(cellTexts)
}

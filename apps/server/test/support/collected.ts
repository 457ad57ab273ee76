/** What a collection leaves behind, without a phone and a bureau: its task, its dataset, and rows under its import. */
import type { Dataset } from '@xinjian/contract'
import type { TenantDb } from '../../src/db/tenant.ts'
import type { IncomingInvoice } from '../../src/features/facts/invoice/incoming.ts'
import { book } from './posting.ts'

let made = 0

/** A task of the contract that brought these datasets. @returns its number */
export async function collectedTask(
  { tenant, enterpriseId, contractNo }: Collected,
  datasets: readonly Dataset[] = ['INVOICE_OUT'],
): Promise<string> {
  const taskId = `T-collected-${++made}`
  await tenant.run(
    `insert into collect_task (company_id, task_id, fin_task_id, channel, token_hash, client_key, key_id, enterprise_id, contract_no, state, finished_at, enterprise_name, tax_no)
     select $1, $2, $2, '', $3, '', '', $4, $5, 'SUCCESS', now(), name, tax_no from enterprise where company_id = $1 and id = $4`,
    [taskId, Buffer.from(taskId), enterpriseId, contractNo],
  )
  for (const [position, dataset] of datasets.entries())
    await tenant.run(
      `insert into collect_item (company_id, task_id, dataset, position, state, rows, started_at, finished_at)
       values ($1, $2, $3, $4, 'DONE', 1, now(), now())`,
      [taskId, dataset, position],
    )
  return taskId
}

export interface Collected {
  tenant: TenantDb
  enterpriseId: number
  contractNo: string
}

/** Invoices that a collection brings, in a batch without a file; their months are read to the end. */
export async function collectInvoices(
  of: Collected,
  rows: readonly IncomingInvoice[],
  months: readonly string[] = [],
): Promise<string> {
  const { tenant, enterpriseId, contractNo } = of
  const taskId = await collectedTask(of)
  const batch = await tenant.one<{ id: number }>(
    `insert into import_batch (company_id, enterprise_id, file_name, file_bytes, blob_key, status, created_by, finished_at)
     values ($1, $2, '授权采集', 0, '', 'DONE', '企业授权采集', now()) returning id`,
    [enterpriseId],
  )
  await book({ tenant, id: enterpriseId }, rows, { importId: batch!.id })
  for (const month of months)
    await tenant.run(
      `insert into collect_coverage (company_id, enterprise_id, dataset, month, index_hash, rows, task_id, contract_no)
       values ($1, $2, 'INVOICE_OUT', $3, '', 1, $4, $5) on conflict do nothing`,
      [enterpriseId, month, taskId, contractNo],
    )
  return taskId
}

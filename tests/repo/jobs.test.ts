import { expect, it } from 'vitest'
import { isSource, read, repositoryFiles } from './lib/files.ts'
import { tables } from './lib/sql-tables.ts'

it('only the kernel of jobs knows the fence: features write under a claim by `claimed`', () => {
  const features = repositoryFiles().filter(
    (f) => f.startsWith('apps/server/src/features/') && isSource(f),
  )
  expect(features.length).toBeGreaterThan(50)
  expect(features.filter((f) => /\bfence\b/.test(read(f)))).toEqual([])
})

/** Column that says something is being done → who does it, and what ends it when nobody does. */
const RUNNING: Record<string, string> = {
  'backtest.status': 'backtestJob, its lease',
  'loan_transfer.status': 'transferJob, its lease',
  'company_erasure.status': 'erasureJob, its lease; WAITING is for two operators',
  'company_export.status': 'companyExportJob, its lease',
  'list_export.status': 'listExportJob, its lease',
  'list_batch.status': 'listBatchJob, its lease',
  'import_batch.status':
    'importJob, its lease; of a collection: ends with its task (collect/flow.ts)',
  'report.status': 'reportJob, its lease',
  'report_completion.status': 'completionJob, its lease',
  'collect_task.status': 'collectJob, its lease; the sweep after 24 hours',
  'collect_item.state': 'collectJob; put back when its task ends (collect/flow.ts)',
  'collect_callback.status': 'callbackJob, its lease',
  'collect_notice.status': 'noticeJob, its lease',
  'notice_delivery.status': 'deliveryJob, its lease',
  'risk_order.status': 'riskOrderJob, its lease',
  'score_card.status': 'scoreCardJob, its lease',
  'score_check.status': 'checkJob, its lease',
  'verify_batch.status': 'verifyBatchJob, its lease',
  'verify_record.state':
    'the request that asks, within its deadline; ended by the sweep after two minutes (verify/sweep.ts)',
  'verify_watch.status': 'watchJob, its lease',
  'withdrawal.status': 'withdrawalJob, its lease',
}
const BUSY = /'(?:RUNNING|GENERATING|COLLECTING|SENDING|EXPORTING|PROCESSING|WORKING)'/
const COLUMN = /^\s*(\w+)\s+text\b[^,;]*?check\s*\(\s*\w+\s+in\s*\(([^)]*)\)/gim
const TABLE = /\bcreate\s+table\s+(\w+)\s*\(([\s\S]*?)\n\);/gi

it('whatever can be running has a runner, a lease and an end', () => {
  const sql = repositoryFiles()
    .filter((f) => /^apps\/server\/src\/db\/migrations\/\d{4}-.+\.sql$/.test(f))
    .map((f) => read(f).replace(/--.*$/gm, ''))
    .join('\n')
  const standing = new Set(tables())
  const found = [...sql.matchAll(TABLE)].flatMap(([, table, columns = '']) =>
    [...columns.matchAll(COLUMN)].flatMap(([, column, values = '']) =>
      BUSY.test(values) && standing.has(table ?? '') ? [`${table}.${column}`] : [],
    ),
  )
  expect(found.sort()).toEqual(Object.keys(RUNNING).sort())
})

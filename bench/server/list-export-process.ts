/** One export of a list in a fresh process: node list-export-process.ts DATABASE_URL DIR COMPANY USER. Prints figures as JSON. */
import pino from 'pino'
import { createBlobs } from '../../apps/server/src/blobs.ts'
import { openDatabase } from '../../apps/server/src/db/pool.ts'
import { listExportJob } from '../../apps/server/src/features/listExport/index.ts'
import { meteringRoutes } from '../../apps/server/src/features/metering/index.ts'
import { impersonatedCalls } from '../../apps/server/src/http/impersonation.ts'
import { claimNext } from '../../apps/server/src/jobs/next.ts'
import { WALKS } from '../../apps/server/src/walks.ts'

const SAMPLE_MS = 10
const COLUMNS = [
  { title: '编号', field: 'no' },
  { title: '企业', field: 'enterpriseName' },
  { title: '税号', field: 'taxNo' },
  { title: '产品', field: 'productName' },
  { title: '单价', field: 'unitPrice', type: 'hao' },
  { title: '计费', field: 'amount', type: 'hao' },
  { title: '状态', field: 'state', names: { CHARGED: '已计费', FREE: '免费' } },
  { title: '时间', field: 'at', type: 'instant' },
]

const [url = '', dir = '', companyId, userId] = process.argv.slice(2)
const owner = openDatabase(url, () => undefined)
const db = owner.as('system')
await owner.run(
  `insert into list_export (company_id, no, user_id, session_kind, ip, agent, list, name, filter, columns)
   values ($1, 'EX' || lpad(nextval('list_export_no')::text, 16, '0'), $2, 'MAIN', '', '', 'usage', '查询记录', '{}', $3)`,
  [Number(companyId), Number(userId), JSON.stringify(COLUMNS)],
)
const job = listExportJob({
  db,
  files: createBlobs(dir),
  lists: { calls: impersonatedCalls(db, () => meteringRoutes), walks: WALKS },
  log: pino({ level: 'silent' }),
})
const claim = await claimNext(db, job)
if (!claim) throw new Error('nothing to export')
const before = process.memoryUsage().rss
let peak = before
const sampler = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage().rss)
}, SAMPLE_MS)
// As the worker does: an export takes longer than a lease.
const renewing = setInterval(
  () =>
    void owner.run(
      "update list_export set lease_until = now() + interval '20 seconds' where no = $1",
      [claim.id],
    ),
  5_000,
)
const started = performance.now()
await job.run(claim, new AbortController().signal, async () => undefined)
const ms = performance.now() - started
clearInterval(sampler)
clearInterval(renewing)
peak = Math.max(peak, process.memoryUsage().rss)
const made = await owner.one<{ rows: number; bytes: number }>(
  'select rows, bytes from list_export where no = $1',
  [claim.id],
)
process.stdout.write(JSON.stringify({ ms, ...made, before, peak }))
await owner.close()

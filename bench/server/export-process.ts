/** One export in a fresh process: node export-process.ts DATABASE_URL. Prints milliseconds, bytes and memory as JSON. */
import { openDatabase } from '../../apps/server/src/db/pool.ts'
import { tenantOf } from '../../apps/server/src/db/tenant.ts'
import { evidenceXlsx } from '../../apps/server/src/features/report/evidence/export.ts'
import { reportByNo } from '../../apps/server/src/features/report/store.ts'
import { EXPORT } from './export-report.ts'

const SAMPLE_MS = 10
const db = openDatabase(process.argv[2]!, () => undefined)
await db.one('select 1')
const before = process.memoryUsage().rss
let peak = before
const sampler = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage().rss)
}, SAMPLE_MS)
const started = performance.now()
const tenant = tenantOf(db, 1)
const report = await reportByNo(tenant, EXPORT.reportNo)
if (!report) throw new Error('the report to export from is gone')
const { body } = await evidenceXlsx(tenant, report, EXPORT)
let bytes = 0
for await (const chunk of body as AsyncIterable<Uint8Array>) bytes += chunk.length
const ms = performance.now() - started
clearInterval(sampler)
peak = Math.max(peak, process.memoryUsage().rss)
process.stdout.write(JSON.stringify({ ms, bytes, before, peak }))
await db.close()

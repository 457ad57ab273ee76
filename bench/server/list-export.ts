/** A list of a million rows as a workbook, by the job that makes it: time, and growth of memory while it is written. */
import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sowRoles } from '../../apps/server/src/features/session/role-seeds.ts'
import { SMALL_HEAP } from '../../scripts/lib/small-heap.mjs'
import { startBenchCluster } from '../lib/database.ts'
import { median, report, spread } from '../lib/results.ts'
import { CALLS, seedCalls } from './money.ts'

const ROUNDS = Number(process.env.XINJIAN_BENCH_ROUNDS ?? 3)
const PROCESS = fileURLToPath(new URL('list-export-process.ts', import.meta.url))
const MIB = 2 ** 20

export async function run(): Promise<void> {
  const cluster = await startBenchCluster()
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-list-export-'))
  try {
    const { db, url } = await cluster.create()
    await sowRoles(db.as('system'))
    const { companyId } = await seedCalls(db)
    const user = await db.one<{ id: number }>(
      "insert into app_user (company_id, user_name, mobile) values ($1, 'bench', '19911110000') returning id",
      [companyId],
    )
    await db.run("insert into user_role (user_id, role_code) values ($1, 'ROLE_COMPANY_ADMIN')", [
      user!.id,
    ])
    const runs: { ms: number; bytes: number; rows: number; before: number; peak: number }[] = []
    for (let round = 0; round < ROUNDS; round++) {
      // As a worker is started.
      const args = [...SMALL_HEAP, PROCESS, url, dir, String(companyId), String(user!.id)]
      const { stdout } = await promisify(execFile)(process.execPath, args)
      runs.push(JSON.parse(stdout))
    }
    const growth = runs.map((r) => (r.peak - r.before) / MIB)
    const whole = runs.every((r) => r.rows === CALLS)
    report(
      {
        name: 'server-list-export',
        title: 'A list of a million rows as XLSX',
        method: [
          `${CALLS} records of calls × 8 columns, by the job of the product from claim to file, in a fresh process each time; resident memory sampled every 10 ms; ${ROUNDS} runs.`,
        ],
        columns: ['what', 'median (min–max)'],
        rows: [
          [
            'time, s',
            spread(
              runs.map((r) => r.ms / 1000),
              1,
            ),
          ],
          [
            'file, MiB',
            spread(
              runs.map((r) => r.bytes / MIB),
              1,
            ),
          ],
          ['resident before, MiB', spread(runs.map((r) => r.before / MIB))],
          ['growth at most, MiB', spread(growth)],
        ],
        figures: [
          {
            name: 'growth of resident memory, MiB',
            value: Math.round(median(growth)),
            goal: '< 200, every row in the file',
            met: whole && median(growth) < 200,
          },
        ],
      },
      { postgresql: cluster.version },
    )
    await db.close()
  } finally {
    await cluster.stop()
    fs.rmSync(dir, { recursive: true, force: true })
  }
}

if (import.meta.main) await run()

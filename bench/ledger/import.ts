/** Voucher lines of one enterprise into its facts, with keys, changes and sums by month, against bare COPY of the same rows. */
import { once } from 'node:events'
import path from 'node:path'
import { from as copyFrom } from 'pg-copy-streams'
import type { Database } from '../../apps/server/src/db/pool.ts'
import { SMALL_HEAP } from '../../scripts/lib/small-heap.mjs'
import { measure } from '../cli/measure.ts'
import { startBenchCluster } from '../lib/database.ts'
import { median, report, spread } from '../lib/results.ts'
import { addEnterprise } from '../server/load.ts'
import { PLACE, voucherLine } from './lines.ts'

const LINES = Number(process.env.XINJIAN_BENCH_LINES ?? 1_000_000)
const ROUNDS = Number(process.env.XINJIAN_BENCH_ROUNDS ?? 4)
const PROGRAM = path.resolve(import.meta.dirname, 'import-process.ts')

/** Returns seconds. */
async function bareCopy(db: Database, enterpriseId: number): Promise<number> {
  const started = performance.now()
  await db.transaction(async (_tx, client) => {
    const stream = client.query(
      copyFrom(
        'copy gl_voucher_line (company_id, enterprise_id, row_key, revision, hash, source, collected_at, contract_no, task_id, booked_on, month, voucher, line, summary, account, account_name, debit, credit, place, confidence) from stdin',
      ),
    )
    const done = once(stream, 'finish')
    let text = ''
    for (let i = 0; i < LINES; i++) {
      const l = voucherLine(i, LINES)
      const fen = (yuan: string) => Math.round(Number(yuan) * 100)
      text += `1\t${enterpriseId}\t${l.month}/${l.voucher}/${l.line}\t1\t${'0'.repeat(24)}${String(i).padStart(8, '0')}\tUPLOAD\t2026-11-27 00:00:00+08\t\t1\t${l.date}\t${l.month}\t${l.voucher}\t${l.line}\t${l.text}\t${l.account}\t${l.accountName}\t${fen(l.debit)}\t${fen(l.credit)}\t${l.at}\t1\n`
      if (text.length < 128 * 1024) continue
      if (!stream.write(text)) await once(stream, 'drain')
      text = ''
    }
    stream.end(text)
    await done
  })
  return (performance.now() - started) / 1000
}

/** In a process that is started as a worker is. */
async function imported(url: string, enterpriseId: number) {
  const args = [url, String(enterpriseId), String(LINES)]
  const { stdout, peakMb } = await measure(PROGRAM, args, SMALL_HEAP)
  return { seconds: Number(stdout), peakMb }
}

export async function run(): Promise<void> {
  const cluster = await startBenchCluster()
  try {
    const seconds = { 'bare COPY': [] as number[], import: [] as number[] }
    let memory = 0
    for (let round = 0; round < ROUNDS; round++) {
      // Which goes first alternates: a busy minute hits both.
      const order = (['bare COPY', 'import'] as const).toSorted(() => (round % 2 ? -1 : 1))
      for (const name of order) {
        const { db, url, drop } = await cluster.create()
        const enterpriseId = await addEnterprise(db)
        if (name === 'bare COPY') seconds[name].push(await bareCopy(db, enterpriseId))
        else {
          const done = await imported(url, enterpriseId)
          seconds[name].push(done.seconds)
          memory = Math.max(memory, done.peakMb)
        }
        await drop()
      }
    }
    const ratios = seconds.import.map((s, round) => seconds['bare COPY'][round]! / s)
    const ratio = median(ratios)
    report(
      {
        name: 'ledger-import',
        title: 'Voucher lines of one enterprise against bare COPY',
        method: [
          `${LINES} lines, ${PLACE.months} months, ${PLACE.accounts} accounts; lines as a reader tells them → committed; ${ROUNDS} rounds, interleaved, each in a new database; ratio per round ${spread(ratios, 2)}.`,
          'Bare COPY: the rows as they are stored, keys and hashes made beforehand.',
          'Import: keys, hashes, what is known already, sums by month and account, vouchers that do not balance; one transaction, in a process that is started as a worker is, whose largest resident memory is told.',
        ],
        columns: ['way', 's median (min–max)', 'lines/s'],
        rows: Object.entries(seconds).map(([name, s]) => [
          name,
          spread(s, 2),
          Math.round(LINES / median(s)),
        ]),
        figures: [
          {
            name: 'speed of import ÷ speed of bare COPY, median of the rounds',
            value: Number(ratio.toFixed(2)),
            goal: '≥ 0.5',
            met: ratio >= 0.5,
          },
          {
            name: 'memory of the process, MiB',
            value: Math.round(memory),
            goal: '≤ 512',
            met: memory <= 512,
          },
        ],
      },
      { postgresql: cluster.version },
    )
  } finally {
    await cluster.stop()
  }
}

if (import.meta.main) await run()

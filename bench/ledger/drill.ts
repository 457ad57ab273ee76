/** From a line of a statement to the lines of a voucher, step by step as the calls of the walk take them, beside one bare indexed SELECT of the same lines. */
import { tenantOf } from '../../apps/server/src/db/tenant.ts'
import {
  accountRows,
  booksOf,
  monthRows,
  statementsAt,
} from '../../apps/server/src/features/books/walk.ts'
import {
  heldBalances,
  heldCash,
  heldTurnovers,
  storeReckoned,
  voucherLines,
  voucherSum,
} from '../../apps/server/src/features/facts/records/read.ts'
import { startBenchCluster } from '../lib/database.ts'
import { median, report, spread } from '../lib/results.ts'
import { addEnterprise } from '../server/load.ts'
import { importLedger } from './import-ledger.ts'
import { PLACE, type VoucherLine } from './lines.ts'

const LINES = Number(process.env.XINJIAN_BENCH_LINES ?? 1_000_000)
const TIMES = Number(process.env.XINJIAN_BENCH_ROUNDS ?? 4) * 10
const GOAL_MS = 200
const PAGE = 50
/** The last of the lines. */
const MONTH = '2026-12'
const LAST_MONTH = 2026 * 12 + 11

/** Accounts of a trading firm by 小企业会计准则: each of the first level with those under it. */
const TOPS: readonly (readonly [string, string])[] = [
  ['1001', '库存现金'],
  ['1002', '银行存款'],
  ['1122', '应收账款'],
  ['1405', '库存商品'],
  ['2202', '应付账款'],
  ['2221', '应交税费'],
  ['5001', '主营业务收入'],
  ['5401', '主营业务成本'],
  ['5601', '销售费用'],
  ['5602', '管理费用'],
]

/** The same lines on accounts that a statement is made of. */
function placed(line: VoucherLine): VoucherLine {
  const at = Number(line.account) - 1001
  const [top, name] = TOPS[at % TOPS.length]!
  const under = Math.floor(at / TOPS.length)
  const account = under === 0 ? top : `${top}${String(under).padStart(2, '0')}`
  return { ...line, account, accountName: under === 0 ? name : `${name}${under}` }
}

export async function run(): Promise<void> {
  const cluster = await startBenchCluster()
  try {
    const { db } = await cluster.create()
    const enterpriseId = await addEnterprise(db, 1, '91440300MA5BENCH1X')
    await importLedger(db, enterpriseId, LINES, placed)
    await db.pool.query('vacuum (analyze)')
    const tenant = tenantOf(db, 1)
    const held = async () => {
      const [balances, turnovers] = await Promise.all([
        heldBalances(tenant, enterpriseId),
        heldTurnovers(tenant, enterpriseId),
      ])
      return booksOf(balances, turnovers, LAST_MONTH)
    }
    const took: Record<string, number[]> = {}
    const timed = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
      const started = performance.now()
      const made = await work()
      const times = took[what] ?? []
      times.push(performance.now() - started)
      took[what] = times
      return made
    }
    const whole: number[] = []
    const bare: number[] = []
    // The first two warm caches and plans.
    for (let n = 0; n < TIMES + 2; n++) {
      if (n === 2) for (const times of Object.values(took)) times.length = 0
      const started = performance.now()
      const accounts = await timed('statement line → accounts', async () => {
        const books = await held()
        const { cash: moves, fresh } = await heldCash(tenant, enterpriseId)
        await storeReckoned(tenant, enterpriseId, fresh)
        const source = { since: null, cash: { moves, general: true } }
        const revenue = statementsAt(books, LAST_MONTH, source)
          .find(({ kind }) => kind === 'INCOME')!
          .items.find(({ told }) => told.code === 'revenue')!
        return accountRows(books, [...revenue.behind].sort(), LAST_MONTH)
      })
      const { account } = accounts[0]!
      await timed('account → months', async () => monthRows(await held(), account))
      const wanted = { from: MONTH, to: MONTH, account }
      const lines = await timed('month → lines', () =>
        voucherLines(tenant, enterpriseId, wanted, undefined, PAGE),
      )
      const { voucher } = lines!.rows[0]!
      const of = { from: MONTH, to: MONTH, voucher: voucher! }
      await timed('line → voucher', async () => {
        await voucherLines(tenant, enterpriseId, of, undefined, PAGE)
        return voucherSum(tenant, enterpriseId, MONTH, voucher!)
      })
      if (n >= 2) whole.push(performance.now() - started)
      const alone = performance.now()
      const { rows } = await db.pool.query(
        `select * from gl_voucher_line where company_id = 1 and enterprise_id = $1 and month = $2 and account like $3
          order by booked_on, voucher, line limit ${PAGE}`,
        [enterpriseId, MONTH, `${account}%`],
      )
      if (rows.length !== lines!.rows.length) throw new Error('the two read other lines')
      if (n >= 2) bare.push(performance.now() - alone)
    }
    await db.close()
    const [all, lines, alone] = [median(whole), median(took['month → lines']!), median(bare)]
    report(
      {
        name: 'ledger-drill',
        title: 'From a statement line to its vouchers',
        method: [
          `Each step as its call takes it, sums of accounts read anew each time; ${LINES} voucher lines, ${PLACE.months} months, ${PLACE.accounts} accounts; ${TIMES} times after two that warm up. Beside them ${PAGE} lines of the account and month by one SELECT on the index of months and accounts.`,
        ],
        columns: ['step', 'ms median (min–max)'],
        rows: [
          ...Object.entries(took).map(([what, ms]): [string, string] => [what, spread(ms, 1)]),
          ['all four', spread(whole, 1)],
          ['bare SELECT of the lines', spread(bare, 1)],
        ],
        figures: [
          {
            name: `ms from a statement line to a voucher at ${LINES} lines`,
            value: Number(all.toFixed(1)),
            goal: `≤ ${GOAL_MS}`,
            met: all <= GOAL_MS,
            clock: 'time',
          },
          {
            name: 'lines of a month ÷ bare SELECT',
            value: Number((lines / alone).toFixed(2)),
            goal: '≤ 3',
            met: lines / alone <= 3,
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

/**
 * Books in files: from bytes to lines with amounts, days and sides, told by what they hold and checked. Beside it what nobody can do
 * without: the same bytes as cells. Both in this process, by turns.
 */
import { readBooks } from '@xinjian/intake/books/read-books'
import { readGrids } from '@xinjian/intake/forms/read-grids'
import { random } from '../lib/random.ts'
import { type Figure, median, report, spread } from '../lib/results.ts'
import { voucherLine } from './lines.ts'

/** As many whole vouchers in each of three years' months. */
const LINES = Number(process.env.XINJIAN_BENCH_LINES ?? 79_200)
const ROUNDS = Number(process.env.XINJIAN_BENCH_ROUNDS ?? 9)
/** What telling, checking and lining up may cost beside reading the cells. */
const GOAL = 3

const bytesOf = (head: string, lines: readonly string[]): Uint8Array =>
  Buffer.from(`\ufeff${head}\r\n${lines.join('\r\n')}\r\n`)

function vouchers(): Uint8Array {
  return bytesOf(
    '日期,凭证字号,摘要,科目编码,科目名称,借方金额,贷方金额',
    Array.from({ length: LINES }, (_, i) => {
      const line = voucherLine(i, LINES)
      return [
        ...[line.date, line.voucher, line.text, line.account, line.accountName],
        ...[line.debit, line.credit],
      ].join(',')
    }),
  )
}

/** One account; each balance follows from the one before. */
function bankLines(): Uint8Array {
  const { below } = random(25)
  let balance = 100_000_000
  const DAY_MS = 86_400_000
  const from = Date.UTC(2024, 0, 1)
  return bytesOf(
    '交易日期,交易时间,账号,收入金额,支出金额,账户余额,对方户名,摘要',
    Array.from({ length: LINES }, (_, i) => {
      const day = new Date(from + Math.floor((i * 730) / LINES) * DAY_MS).toISOString().slice(0, 10)
      const fen = 100 + below(5_000_000)
      const isIn = below(2) === 0
      balance += isIn ? fen : -fen
      const amount = (fen / 100).toFixed(2)
      return [
        ...[day, '09:30:00', '6222020000001234', isIn ? amount : '', isIn ? '' : amount],
        ...[(balance / 100).toFixed(2), `示例第${below(3_000)}商贸有限公司`, '货款'],
      ].join(',')
    }),
  )
}

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; made: T }> {
  const from = performance.now()
  const made = await work()
  return { ms: performance.now() - from, made }
}

async function measured(what: string, kind: string, bytes: Uint8Array) {
  const [cells, books, ratios]: [number[], number[], number[]] = [[], [], []]
  for (let round = -1; round < ROUNDS; round++) {
    const bare = await timed(() => readGrids(bytes))
    const whole = await timed(async () => readBooks(await readGrids(bytes), 'LINES'))
    const [book] = whole.made
    const broken = book?.checks.some((check) => check.broken > 0)
    if (book?.kind !== kind || book.lines?.length !== LINES || broken)
      throw new Error(`${what} were not read as they are`)
    if (round < 0) continue
    cells.push(bare.ms)
    books.push(whole.ms)
    ratios.push(whole.ms / bare.ms)
  }
  const ratio = Number(median(ratios).toFixed(2))
  const figure: Figure = {
    name: `${what}: time from bytes to lines ÷ time from bytes to cells`,
    value: ratio,
    goal: `≤ ${GOAL}`,
    met: ratio <= GOAL,
  }
  return { row: [what, spread(cells), spread(books), spread(ratios, 2)], figure }
}

export async function run(): Promise<void> {
  const of = [
    await measured('voucher lines', 'VOUCHERS', vouchers()),
    await measured('bank lines', 'BANK_LINES', bankLines()),
  ]
  report({
    name: 'books-read',
    title: 'Reading of books beside reading of their cells',
    method: [
      `CSV of ${LINES.toLocaleString('en-US')} lines each; medians of ${ROUNDS} rounds by turns after one of warm-up, in one process.`,
      'To lines: columns and kind told by what they hold, amounts exact, days, sides, vouchers that balance and balances that follow; each line with the place where it stands.',
    ],
    columns: ['what', 'to cells, ms median (min–max)', 'to lines, ms median (min–max)', 'ratio'],
    rows: of.map(({ row }) => row),
    figures: of.map(({ figure }) => figure),
  })
}

/**
 * A table is verified while its workers are killed with -9, again and again, at random moments: each row verified once, charged once,
 * none lost. `CAMPAIGN_ROUNDS` sets how many kills.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { startCrashWorld } from '../../apps/server/test/collect/crash-world.ts'
import { officeToken, Sandbox } from '../../apps/server/test/collect-phone.ts'
import type { TestServer } from '../../apps/server/test/harness.ts'
import { booksOf, csvOf } from '../../apps/server/test/verify/tables.ts'
import { random } from '../../bench/lib/random.ts'
import { steady } from '../lib/steady.ts'
import { tell } from '../lib/tell.ts'

const KILLS = Number(process.env.CAMPAIGN_ROUNDS ?? 20)
const ROWS = 3_000
/** So slow that the table outlasts the kills. */
const PER_SECOND = 60
const LONGEST_MS = 20 * 60_000
const AT = '/tradecredit/front/invoice/verify/batch'

export async function run(seed: number): Promise<boolean> {
  const rng = random(seed)
  const sandbox = await Sandbox.start()
  const world = await startCrashWorld(sandbox, { hurry: false })
  const { db } = world
  try {
    const token = await officeToken({ db } as TestServer, 'demo')
    const base = `http://127.0.0.1:${world.config.port}/api`
    const headers = { Authorization: `Bearer ${token}` }
    const post = async (path: string, body: object) => {
      const answer = await fetch(`${base}${AT}/${path}`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
      return (await answer.json()) as { status: number; msg: string; data: { status: string } }
    }
    const form = new FormData()
    form.append('file', new Blob([csvOf(rows(seed))]), '断点.csv')
    const sent = await fetch(`${base}${AT}/upload`, { method: 'POST', headers, body: form })
    const { no } = ((await sent.json()) as { data: { no: string } }).data
    const owner = await db.one<{ id: number }>(
      'select company_id as id from verify_batch where no = $1',
      [no],
    )
    const companyId = owner!.id
    const stands = () =>
      steady(() =>
        db.one<{ status: string; done: number }>(
          'select status, done from verify_batch where company_id = $1 and no = $2',
          [companyId, no],
        ),
      )
    while ((await stands())?.status !== 'READY') await sleep(100)
    const before = await moneyOf()
    await fetch(`${sandbox.url}/knobs/verification`, {
      method: 'POST',
      body: JSON.stringify({ fault: '', perSecond: PER_SECOND }),
    })
    await post('start', { no })
    const lines: (string | number)[][] = []
    for (let kill = 0; kill < KILLS && (await stands())?.status !== 'DONE'; kill++) {
      const from = (await stands())!.done
      // Some rows after the one before: a kill of a worker that has not begun proves nothing.
      while ((await stands())!.done === from && (await stands())!.status !== 'DONE') await sleep(20)
      await sleep(rng.next() * 1_500)
      await world.kill('worker')
      lines.push([kill + 1, (await stands())!.done])
      process.stdout.write(`${lines.at(-1)?.join(' | ')}\n`)
    }
    await fetch(`${sandbox.url}/knobs/verification`, {
      method: 'POST',
      body: JSON.stringify({ fault: '', perSecond: 1_000 }),
    })
    for (const end = Date.now() + LONGEST_MS; Date.now() < end; await sleep(200))
      if ((await stands())?.status === 'DONE') break
    const books = await booksOf({ db }, companyId, no)
    const after = await moneyOf()
    const results = await db.rows<{ result: string; n: number }>(
      'select result, count(*)::int as n from verify_record where company_id = $1 and batch = $2 group by result',
      [companyId, no],
    )
    const judged = results.find(({ result }) => result === 'NOT_FOUND')?.n ?? 0
    const spent = before - after
    const zero = (name: string, value: number) => ({ name, value, goal: '0', met: value === 0 })
    return tell('verify-batch', seed, {
      title: 'A table verified while its workers are killed',
      method: [
        `${ROWS} rows, ${lines.length} kills of the worker with -9 at random moments, each after further rows were done; leases lapse by themselves.`,
        `Results: ${results.map(({ result, n }) => `${result} ${n}`).join(', ')}; ${books.charged} charged, ${spent / 10_000} yuan.`,
      ],
      columns: ['kill', 'rows done by then'],
      rows: lines,
      figures: [
        { name: 'kills', value: lines.length, goal: String(KILLS), met: lines.length === KILLS },
        zero('rows lost', ROWS - books.rows),
        zero('rows with two results', books.checks - books.rows),
        zero('rows left running or held', books.running + books.held),
        zero('rows without a judgement', ROWS - judged),
        zero('charges too many or too few', Math.abs(books.charged - judged)),
        zero('毫 astray between books and balance', Math.abs(spent - books.amount)),
        zero('fell by itself', world.fallen.length),
      ],
    })

    async function moneyOf(): Promise<number> {
      const row = await steady(() =>
        db.one<{ left: number }>(
          'select available + held as left from ledger where company_id = $1',
          [companyId],
        ),
      )
      return row!.left
    }
  } finally {
    await world.stop()
    sandbox.stop()
  }
}

/** Invoices of nobody: each is judged as unknown, and charged. */
function rows(seed: number) {
  const day = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10)
  const round = String(seed % 1_000).padStart(3, '0')
  return Array.from({ length: ROWS }, (_, i) => ({
    invoiceNumber: `${day.slice(2, 4)}44200099997${round}${String(i).padStart(4, '0')}`,
    issueDate: day,
    amount: '100',
  }))
}

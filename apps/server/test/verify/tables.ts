/** Tables of invoices in tests: uploaded, started, followed. */
import type { TestServer } from '../harness.ts'
import { until } from '../harness.ts'

const AT = '/tradecredit/front/invoice/verify/batch'
const HEAD = '序号,发票代码,发票号码,开票日期,金额,校验码后6位'

export interface TableRow {
  invoiceCode?: string
  invoiceNumber: string
  issueDate: string
  amount?: string
  checkCode?: string
}

export const csvOf = (rows: readonly TableRow[]): string =>
  [
    HEAD,
    ...rows.map((row, i) =>
      [
        i + 1,
        row.invoiceCode ?? '',
        row.invoiceNumber,
        row.issueDate,
        row.amount ?? '',
        row.checkCode ?? '',
      ].join(','),
    ),
  ].join('\n')

/** Calls on batches as one session makes them. */
export function tablesOf(server: TestServer, token: string) {
  const post = (path: string, body: object) =>
    server.call('POST', path.startsWith('/') ? path : `${AT}/${path}`, body, token)
  const send = async (bytes: string | Uint8Array, name = '发票.csv') => {
    const form = new FormData()
    form.append('file', new Blob([bytes as string]), name)
    const response = await fetch(`${server.base}${AT}/upload`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: form,
    })
    return response.json()
  }
  const detail = async (no: string) => (await post('detail', { no })).data
  /** Waits for one of these states. */
  const comes = (no: string, ...states: string[]) =>
    until(async () => {
      const batch = await detail(no)
      return states.includes(batch.status) && batch
    }, 60_000)
  return {
    post,
    send,
    detail,
    comes,
    /** Uploaded and read. */
    async read(rows: readonly TableRow[]) {
      const { data } = await send(csvOf(rows))
      return comes(data.no, 'READY', 'FAILED')
    },
    async start(no: string, again = false) {
      return post('start', { no, again })
    },
    async results(no: string, body: object = {}) {
      return (await post('/invoice/verify/list', { batch: no, size: 100, ...body })).data
    },
    async file(path: string, body: object): Promise<Uint8Array> {
      const response = await fetch(`${server.base}${AT}/${path}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
      return new Uint8Array(await response.arrayBuffer())
    },
  }
}
export type Tables = ReturnType<typeof tablesOf>

export const moneyOf = async ({ db }: TestServer, companyId: number) =>
  (await db.one<{ available: number; held: number; spent: number }>(
    'select available, held, spent from ledger where company_id = $1',
    [companyId],
  ))!

/** Knobs of a platform of one's own. */
export async function knob(url: string, body: object): Promise<void> {
  const answer = await fetch(`${url}/knobs/verification`, {
    method: 'POST',
    body: JSON.stringify({ fault: '', ...body }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

/** Charged or held calls and checks of a batch, as the books have them. */
export async function booksOf({ db }: Pick<TestServer, 'db'>, companyId: number, no: string) {
  const checks = await db.rows<{ no: string; batch_nth: number; state: string; charged: number }>(
    'select no, batch_nth, state, charged from verify_record where company_id = $1 and batch = $2',
    [companyId, no],
  )
  const usage = await db.rows<{ state: string; n: number; amount: number }>(
    `select u.state, count(*)::int as n, sum(u.amount)::int8 as amount from usage_record u
       join verify_record v on v.company_id = u.company_id and v.no = u.no
      where u.company_id = $1 and v.batch = $2 group by u.state`,
    [companyId, no],
  )
  return {
    checks: checks.length,
    rows: new Set(checks.map((check) => check.batch_nth)).size,
    running: checks.filter((check) => check.state === 'RUNNING').length,
    charged: usage.find(({ state }) => state === 'CHARGED')?.n ?? 0,
    held: usage.find(({ state }) => state === 'HELD')?.n ?? 0,
    amount: usage.find(({ state }) => state === 'CHARGED')?.amount ?? 0,
  }
}

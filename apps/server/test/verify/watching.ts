/** A server with a sandbox of its own, and what the tests of watches ask of both. */
import { Sandbox } from '../collect-sandbox.ts'
import { type Answer, startTestServer, type TestServer, until } from '../harness.ts'
import { type Paper, platform, typedFrom } from './papers.ts'

export const PRICE = 3_000

export interface Watching {
  server: TestServer
  sandbox: Sandbox
  post(path: string, body: object, token?: string): Promise<Answer>
  /** Verifies one of the demonstration anew; refuses anything but a result. */
  check(what: string, token?: string): Promise<{ no: string; invoiceNumber: string }>
  /** Lets an invoice of the demonstration become void, reversed or unknown. */
  mark(what: string, mark: string): Promise<void>
  /** Verifies it and watches it. */
  watch(what: string, over?: object, token?: string): Promise<string>
  // biome-ignore lint/suspicious/noExplicitAny: rows of the list, as the assertions type them
  row(no: string, token?: string): Promise<any>
  // biome-ignore lint/suspicious/noExplicitAny: alike
  events(checkNo: string, token?: string): Promise<any[]>
  /** The look is due now, as if its moment had come; when it is over, its row. */
  due(no: string): ReturnType<Watching['row']>
  /** Everything of the watch happened a day earlier. */
  dayPasses(no: string): Promise<void>
  money(companyId: number): Promise<{ available: number; held: number }>
  stop(): Promise<void>
}

/** @param token of whoever asks where nobody else is named */
export async function startWatching(
  token: (server: TestServer) => Promise<string>,
): Promise<Watching> {
  const sandbox = await Sandbox.start()
  const server = await startTestServer({ SANDBOX_URL: sandbox.url })
  const own = await token(server)
  const post: Watching['post'] = (path, body, as = own) => server.call('POST', path, body, as)
  const must = async (answer: Promise<Answer>) => {
    const { status, msg, data } = await answer
    if (status !== 200) throw new Error(msg)
    return data
  }
  const check: Watching['check'] = async (what, as) => {
    const typed = await typedFrom(what, sandbox.url)
    return must(post('/tradecredit/front/invoice/verify/check', { ...typed, again: true }, as))
  }
  const paper = async (what: string): Promise<Paper> =>
    (await platform(sandbox.url)).demo.find((one) => one.what.includes(what))!.paper
  const row: Watching['row'] = async (no, as) =>
    (await must(post('/invoice/watch/list', { keyword: no }, as))).rows[0]
  return {
    server,
    sandbox,
    post,
    check,
    async mark(what, mark) {
      const { invoiceCode: code, invoiceNumber: number } = await paper(what)
      await sandbox.knob('verification/mark', { code, number, mark })
    },
    async watch(what, over = {}, as) {
      const { no } = await check(what, as)
      const ask = { no, days: 30, every: 'DAY', cap: 100 * PRICE, ...over }
      return (await must(post('/invoice/watch/add', ask, as))).no
    },
    row,
    events: async (checkNo, as) =>
      (await must(post('/invoice/watch/of', { no: checkNo }, as))).found.events,
    async due(no) {
      await server.db.run(
        "update verify_watch set due_at = now() where no = $1 and status = 'QUEUED'",
        [no],
      )
      await server.db.run("select pg_notify('job_wake', 'verify_watch')")
      await until(async () => {
        const now = await server.db.one<{ open: boolean }>(
          "select status = 'RUNNING' or (status = 'QUEUED' and due_at <= now()) as open from verify_watch where no = $1",
          [no],
        )
        return now?.open === false
      })
      // Scoped as nobody is: a row of another company is read as well.
      return server.db.one(
        `select status, why, result, invalid_mark as mark, spent, looks, changes, failures, failed, check_no,
                due_at > now() + interval '5 minutes' as later from verify_watch where no = $1`,
        [no],
      )
    },
    async dayPasses(no) {
      await server.db.run('delete from verify_budget')
      await server.db.run(
        `update verify_watch set looked_on = looked_on - 1, looked_at = looked_at - interval '1 day', seen_at = seen_at - interval '1 day'
          where no = $1`,
        [no],
      )
      await server.db.run(
        `update verify_record r set verified_at = r.verified_at - interval '1 day', request_id = 'before:' || r.no
           from verify_watch w where w.no = $1 and r.company_id = w.company_id and r.invoice_key = w.invoice_key
            and r.verified_at is not null`,
        [no],
      )
    },
    money: async (companyId) =>
      (await server.db.one<{ available: number; held: number }>(
        'select available, held from ledger where company_id = $1',
        [companyId],
      ))!,
    async stop() {
      await server.stop()
      sandbox.stop()
    },
  }
}

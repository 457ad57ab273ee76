/** Watched invoices are looked at: what a change leaves, what a try without a result does not, and that all of it happens once. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createBudget } from '../../src/features/verify/budget.ts'
import { createPolls, type Polls } from '../../src/features/verify/polls.ts'
import { watchJob } from '../../src/features/verifyWatch/job.ts'
import { WATCHES } from '../../src/features/verifyWatch/store.ts'
import { type Claim, LeaseLost } from '../../src/jobs/job.ts'
import { createVerifier, type Verifier } from '../../src/outside/verification/verifier.ts'
import { loadSecret } from '../../src/security/secret.ts'
import { officeToken } from '../collect-phone.ts'
import { until } from '../harness.ts'
import { companyOf, listOf } from '../notice/told.ts'
import { emptyCompany, memberOf } from '../support/companies.ts'
import { expectDocumented } from '../support/documented.ts'
import { platform, typedFrom } from './papers.ts'
import { PRICE, startWatching, type Watching } from './watching.ts'

let w: Watching
let bank: string
let companyId: number
let verifier: Verifier
let polls: Polls

beforeAll(async () => {
  w = await startWatching(async (server) => {
    bank = await officeToken(server, 'demo')
    return bank
  })
  companyId = await companyOf(w.server.db, 'demo')
  const db = w.server.db.as('system')
  verifier = createVerifier(w.server.config, db)
  polls = createPolls({ verifier, budget: createBudget(db, loadSecret(w.server.config)) })
  const { data } = await w.post('/collect/channel', {})
  const address = { url: `${w.sandbox.url}/callbacks`, channel: data.code }
  const made = await w.post('/collect/channel/callback', address)
  await w.sandbox.knob('callbacks', { secret: made.data.secret })
})
afterAll(async () => {
  verifier?.stop()
  await w?.stop()
})
afterEach(() => w.sandbox.knob('verification', { fault: '' }))

const told = async (kind: string, token = bank) =>
  (await listOf(w.server, token, { size: 100 })).filter((one) => one.kind === kind)
const received = async (watchNo: string) =>
  (await w.sandbox.get('/callbacks.json')).received.filter(
    (one: { body: { watchNo?: string } }) => one.body.watchNo === watchNo,
  )
const asked = async () => (await platform(w.sandbox.url)).asked
const usedOf = async (what: string) => {
  const typed = await typedFrom(what, w.sandbox.url)
  return 5 - (await w.post('/tradecredit/front/invoice/verify/ocr/hascheckcount', typed)).data.left
}

describe('a look', () => {
  it('that finds nothing new costs one check and leaves no trace but itself; one a day', async () => {
    const no = await w.watch('增值税专用发票，正常')
    const before = await w.money(companyId)
    const after = await w.due(no)
    expect(after).toMatchObject({
      status: 'QUEUED',
      spent: PRICE,
      looks: 1,
      changes: 0,
      later: true,
    })
    expect(before.available - (await w.money(companyId)).available).toBe(PRICE)
    const now = await w.post('/invoice/watch/now', { no })
    expect(now.msg).toContain('今日已查看过')
    const many = await asked()
    expect(await w.due(no)).toMatchObject({ spent: PRICE, looks: 1 })
    expect(await asked()).toBe(many)
    await w.dayPasses(no)
    expect(await w.due(no)).toMatchObject({ spent: 2 * PRICE, looks: 2, status: 'QUEUED' })
  })

  it('that finds the invoice reversed tells whoever watches and the channel, signed, and is the last', async () => {
    const { data } = await w.post('/invoice/watch/terms', {})
    const no = await w.watch('数电普通发票，正常', { channel: data.channels[0].code })
    await w.mark('数电普通发票，正常', '8')
    await w.post('/invoice/watch/now', { no })
    const row = await until(async () => {
      const found = await w.row(no)
      return found.status === 'ENDED' && found
    })
    expect(row).toMatchObject({ why: 'FINAL', invalidMark: '8', changes: 1, nextLookAt: null })
    const events = await w.events(row.checkNo)
    expect(events.map((one) => one.kind)).toEqual(['BEGUN', 'CHANGED', 'ENDED'])
    expect(events[1]).toMatchObject({
      before: { invalidMark: 'N' },
      after: { invalidMark: '8' },
      checkNo: row.checkNo,
    })
    const [notice] = await told('WATCH_CHANGED')
    expect(notice).toMatchObject({
      params: { number: row.invoiceNumber, before: '正常', after: '全额红冲' },
      link: `/queryCenter/tradeCredit?no=${row.checkNo}`,
    })
    const [message] = await until(async () => {
      const list = await received(no)
      return list.length > 0 && list
    })
    expectDocumented(message.body)
    // The receiver took it, so its signature was right.
    expect(message).toMatchObject({
      times: 1,
      key: `CB-${no}-${row.checkNo}`,
      body: {
        event: 'invoice.changed',
        invoice: { number: row.invoiceNumber, code: null },
        before: { result: 'CONSISTENT', invalidMark: 'N' },
        after: { result: 'CONSISTENT', invalidMark: '8' },
        last: true,
      },
    })
    const { deliveries } = (await w.post('/collect/channel', {})).data
    expect(deliveries[0]).toMatchObject({ taskId: null, event: 'invoice.changed' })
    expect((await w.post('/invoice/watch/now', { no })).msg).toContain('暂停或结束')
  })

  it('goes on while more may change: in part, then gone, then back', async () => {
    const no = await w.watch('二手车')
    for (const [mark, result, invalid] of [
      ['7', 'CONSISTENT', '7'],
      ['GONE', 'NOT_FOUND', null],
      ['N', 'CONSISTENT', 'N'],
    ] as const) {
      await w.mark('二手车', mark)
      expect(await w.due(no)).toMatchObject({ status: 'QUEUED', result, mark: invalid })
      await w.dayPasses(no)
    }
    expect((await w.row(no)).changes).toBe(3)
  })

  it('that has no result is no change, costs nothing and is tried again later', async () => {
    const no = await w.watch('机动车')
    await w.mark('机动车', 'Y')
    await w.sandbox.knob('verification', { fault: 'BUSY' })
    const before = await w.money(companyId)
    expect(await w.due(no)).toMatchObject({
      failed: 'BUSY',
      failures: 1,
      looks: 0,
      mark: 'N',
      later: true,
    })
    expect(await w.money(companyId)).toEqual(before)
    await w.sandbox.knob('verification', { fault: '' })
    expect(await w.due(no)).toMatchObject({ failed: null, failures: 0, status: 'ENDED', mark: 'Y' })
  })

  it('leaves checks of the day to people; who asks by hand takes one of them', async () => {
    const what = '增值税电子普通发票'
    const no = await w.watch(what)
    for (let i = 0; i < 2; i++) await w.check(what, await stranger())
    expect(await usedOf(what)).toBe(3)
    expect(await w.due(no)).toMatchObject({ failed: 'LIMIT_EXCEEDED', looks: 0, later: true })
    expect(await usedOf(what)).toBe(3)
    await w.post('/invoice/watch/now', { no })
    await until(async () => (await w.row(no)).looks === 1)
    expect(await usedOf(what)).toBe(4)
  })

  it('is not made where the company was told the same day: what a person paid for is booked', async () => {
    const what = '购买方为个人'
    const no = await w.watch(what)
    await w.mark(what, '8')
    const { no: by } = await w.check(what)
    const [before, many] = [await w.money(companyId), await asked()]
    expect(await w.due(no)).toMatchObject({ status: 'ENDED', mark: '8', spent: 0, check_no: by })
    expect([await w.money(companyId), await asked()]).toEqual([before, many])
  })
})

let strangers = 0
const stranger = async () => {
  const id = await emptyCompany(w.server, `示例旁观${++strangers}有限公司`)
  return memberOf(w.server, id, `watch-stranger-${strangers}`, 'ROLE_COMPANY_ADMIN')
}

describe('whatever dies in between', () => {
  class Killed extends Error {}
  /** A claim as a worker has it, which none of the server takes meanwhile. */
  const claimOf = async (no: string): Promise<Claim> => {
    const row = await w.server.db.one<{ fence: number }>(
      `update verify_watch set status = 'RUNNING', fence = fence + 1, attempt = attempt + 1, lease_until = now() + interval '1 hour'
        where no = $1 returning fence`,
      [no],
    )
    return {
      table: WATCHES,
      companyId,
      id: no,
      fence: row!.fence,
      attempt: 1,
      lane: '',
      trace: null,
    }
  }
  const jobWith = (over: Partial<Polls>) =>
    watchJob({ db: w.server.db.as('system'), polls: { ...polls, ...over }, now: Date.now })
  const run = (job: ReturnType<typeof jobWith>, claim: Claim) =>
    job.run(claim, new AbortController().signal, async () => undefined)
  const once = async (no: string, what: string, before: { available: number; judged: number }) => {
    expect((await w.row(no)).spent).toBe(PRICE)
    expect(before.available - (await w.money(companyId)).available).toBe(PRICE)
    expect((await platform(w.sandbox.url)).judged - before.judged).toBe(1)
    const { checkNo, invoiceNumber } = await w.row(no)
    expect((await w.events(checkNo)).map((one) => one.kind)).toEqual(['BEGUN', 'CHANGED', 'ENDED'])
    const heard = await told('WATCH_CHANGED')
    expect(
      heard.filter((one) => one.params.number === invoiceNumber),
      what,
    ).toHaveLength(1)
    const sent = await w.server.db.rows('select 1 from collect_callback where body like $1', [
      `%${no}%`,
    ])
    expect(sent).toHaveLength(1)
  }
  const ready = async (what: string) => {
    await w.mark(what, 'N')
    const { data } = await w.post('/invoice/watch/terms', {})
    const no = await w.watch(what, { channel: data.channels[0].code })
    await w.mark(what, '8')
    const { available } = await w.money(companyId)
    return { no, before: { available, judged: (await platform(w.sandbox.url)).judged } }
  }

  it('a worker killed between the answer and the event: the next books that answer', async () => {
    const what = '增值税专用发票，已作废'
    const { no, before } = await ready(what)
    const dies = jobWith({
      poll: async (...args) => {
        await polls.poll(...args)
        throw new Killed()
      },
    })
    await expect(run(dies, await claimOf(no))).rejects.toThrow(Killed)
    expect((await w.row(no)).changes).toBe(0)
    await w.server.db.run(
      "update verify_watch set lease_until = now() - interval '1 second' where no = $1",
      [no],
    )
    await w.server.db.run("select pg_notify('job_wake', 'verify_watch')")
    await until(async () => (await w.row(no)).status === 'ENDED')
    await once(no, what, before)
  })

  it('a worker that lost its lease writes nothing: who took it over did', async () => {
    const what = '增值税专用发票，已红冲'
    const { no, before } = await ready(what)
    const slow = jobWith({
      poll: async (...args) => {
        const record = await polls.poll(...args)
        await run(jobWith({}), await claimOf(no))
        return record
      },
    })
    await expect(run(slow, await claimOf(no))).rejects.toThrow(LeaseLost)
    await once(no, what, before)
  })

  it('of two watches of one invoice one pays: the other is told by its answer', async () => {
    const what = '全额红冲'
    await w.mark(what, 'N')
    const staff = await officeToken(w.server, 'staff')
    const own = await w.watch(what)
    const theirs = await w.watch(what, {}, staff)
    await w.mark(what, '8')
    const [before, { judged }] = [await w.money(companyId), await platform(w.sandbox.url)]
    const ends = async (no: string) => {
      // Whoever meets the other's look comes again, until it is over.
      let row = await w.due(no)
      for (let again = 0; again < 10 && row.status !== 'ENDED'; again++) row = await w.due(no)
      return row
    }
    const both = await Promise.all([ends(own), ends(theirs)])
    expect(both.map(({ status, mark, changes }) => [status, mark, changes])).toEqual([
      ['ENDED', '8', 1],
      ['ENDED', '8', 1],
    ])
    expect(both.map(({ spent }) => spent).sort()).toEqual([0, PRICE])
    expect(before.available - (await w.money(companyId)).available).toBe(PRICE)
    expect((await platform(w.sandbox.url)).judged - judged).toBe(1)
    expect(await told('WATCH_CHANGED', staff)).toHaveLength(1)
  })
})

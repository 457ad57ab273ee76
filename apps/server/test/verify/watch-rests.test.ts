/** When a watch begins, rests and ends, and who sees it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { officeToken } from '../collect-phone.ts'
import { until } from '../harness.ts'
import { companyOf, listOf } from '../notice/told.ts'
import { childOf, demoOf, emptyCompany, memberOf } from '../support/companies.ts'
import { PRICE, startWatching, type Watching } from './watching.ts'

let w: Watching
let bank: string
let companyId: number

beforeAll(async () => {
  w = await startWatching(async (server) => {
    bank = await officeToken(server, 'demo')
    return bank
  })
  companyId = await companyOf(w.server.db, 'demo')
})
afterAll(() => w?.stop())

let firms = 0
/** A company of the test's own, and the token of its administrator. */
const firm = async () => {
  const id = await emptyCompany(w.server, `示例关注${++firms}有限公司`)
  return { id, token: await memberOf(w.server, id, `watch-firm-${firms}`, 'ROLE_COMPANY_ADMIN') }
}
const heard = async (kind: string, token = bank) =>
  (await listOf(w.server, token)).filter((one) => one.kind === kind)
const add = (body: object, token = bank) => w.post('/invoice/watch/add', body, token)
const ask = { days: 30, every: 'DAY', cap: 100 * PRICE }

describe('a watch begins', () => {
  it('from a consistent check alone, for money that it can have, once', async () => {
    expect((await w.post('/invoice/watch/terms', {})).data.quote).toMatchObject({
      open: true,
      price: PRICE,
    })
    const voided = await w.check('增值税专用发票，已作废')
    expect((await add({ ...ask, no: voided.no })).msg).toContain('状态不会再变化')
    const { no } = await w.check('增值税专用发票，正常')
    expect((await add({ ...ask, no, cap: PRICE - 1 })).msg).toContain('费用上限不足一次')
    expect((await add({ ...ask, no, days: 731 })).msg).toContain('最多730天')
    expect((await add({ ...ask, no, channel: 'none' })).msg).toContain('没有登记结果通知地址')
    const first = await add({ ...ask, no, every: 'WEEK' })
    expect(first.data).toMatchObject({
      status: 'WATCHING',
      every: 'WEEK',
      spent: 0,
      result: 'CONSISTENT',
      invalidMark: 'N',
      channel: null,
      checkNo: no,
    })
    // The first look is a week away, by day, at a moment of its own.
    const away = Date.parse(first.data.nextLookAt) - Date.now()
    expect(away).toBeGreaterThan(6 * 86_400_000)
    expect(away).toBeLessThan(8 * 86_400_000)
    expect((await add({ ...ask, no })).msg).toContain('已关注该发票')
    await w.post('/invoice/watch/stop', { no: first.data.no })
    expect((await w.post('/invoice/watch/stop', { no: first.data.no })).msg).toContain('已结束')
    expect((await add({ ...ask, no })).status).toBe(200)
  })

  it('for many rows of the list at once, each by itself', async () => {
    const { token } = await firm()
    const good = await w.check('机动车', token)
    const bad = await w.check('增值税专用发票，已红冲', token)
    const { data } = await w.post(
      '/list/batch',
      { action: 'verify.watch', args: ask, filter: {}, only: [good.no, bad.no], seen: 2 },
      token,
    )
    const { row, rows } = await until(async () => {
      const found = await w.post('/list/batch/detail', { no: data.no }, token)
      return found.data.row.status === 'DONE' && found.data
    })
    expect(row).toMatchObject({ done: 1, refused: 1 })
    expect(rows[0].why).toContain('状态不会再变化')
    const list = (await w.post('/invoice/watch/list', {}, token)).data
    expect(list.rows).toMatchObject([{ invoiceNumber: good.invoiceNumber, every: 'DAY' }])
    const kept = await w.post(
      '/list/batch',
      { action: 'verifyWatch.stop', args: ask, seen: 1 },
      token,
    )
    await until(async () => {
      const found = await w.post('/invoice/watch/list', { status: 'ENDED' }, token)
      return found.data.total === 1
    })
    expect(kept.status).toBe(200)
  })
})

describe('a watch rests, and says why', () => {
  it('when it may not spend more; it goes on with more', async () => {
    const no = await w.watch('二手车', { cap: PRICE })
    await w.due(no)
    await w.dayPasses(no)
    expect(await w.due(no)).toMatchObject({ status: 'PAUSED', why: 'CAP', spent: PRICE })
    const [notice] = await heard('WATCH_PAUSED')
    expect(notice).toMatchObject({
      params: { reason: '已达到约定的费用上限' },
      link: '/queryCenter/watchList?status=PAUSED',
    })
    const resume = (body: object) => w.post('/invoice/watch/resume', { no, ...body })
    expect((await resume({})).msg).toContain('提高费用上限')
    expect((await resume({ cap: 2 * PRICE })).data).toMatchObject({ status: 'WATCHING', why: null })
    expect((await resume({})).msg).toContain('未暂停')
    expect(await w.due(no)).toMatchObject({ status: 'QUEUED', spent: 2 * PRICE })
    const kinds = (await w.events((await w.row(no)).checkNo)).map((one) => one.kind)
    expect(kinds).toEqual(['BEGUN', 'PAUSED', 'RESUMED'])
  })

  it('when the product is closed, the money out, the company frozen; each is told once a day', async () => {
    const { id, token } = await firm()
    const [one, two] = [
      await w.watch('机动车', {}, token),
      await w.watch('数电普通发票，正常', {}, token),
    ]
    const sql = (text: string) => w.server.db.run(text, [id])
    await sql("update company_product set status = 'CLOSED' where company_id = $1")
    for (const no of [one, two]) expect(await w.due(no)).toMatchObject({ why: 'CLOSED', spent: 0 })
    expect(await heard('WATCH_PAUSED', token)).toHaveLength(1)
    expect((await w.post('/invoice/watch/resume', { no: one }, token)).status).toBe(4102)
    await sql("update company_product set status = 'OPEN' where company_id = $1")
    const again = (no: string) => w.post('/invoice/watch/resume', { no }, token)
    expect((await again(one)).status).toBe(200)
    await sql(
      'update ledger set credit_limit = 0, received = received + available, available = 0 where company_id = $1',
    )
    expect(await w.due(one)).toMatchObject({ status: 'PAUSED', why: 'BALANCE', spent: 0 })
    expect((await again(two)).status).toBe(200)
    await sql("update company set status = 'FROZEN' where id = $1")
    expect(await w.due(two)).toMatchObject({ status: 'PAUSED', why: 'FROZEN' })
    await sql("update company set status = 'ACTIVE' where id = $1")
    const said = (await heard('WATCH_PAUSED', token)).map((notice) => notice.params.reason)
    expect(said.sort()).toEqual(['发票查验未开通或已停用', '可用额度不足', '账户已被停用'].sort())
  })

  it('when whoever watches may not verify any more', async () => {
    const { id, token: boss } = await firm()
    const token = await memberOf(w.server, id, 'watch-leaver', 'ROLE_COMPANY_STAFF')
    const no = await w.watch('机动车', {}, token)
    await w.server.db.run("update app_user set status = 'FROZEN' where user_name = 'watch-leaver'")
    expect(await w.due(no)).toMatchObject({ status: 'PAUSED', why: 'RIGHTS', spent: 0 })
    // He reads no more notices: those who see all watches are told whose rest.
    expect(await heard('COMPANY_WATCH_PAUSED', boss)).toMatchObject([
      { params: { by: 'watch-leaver' } },
    ])
  })
})

it('a watch ends on its day, without another look', async () => {
  const { token } = await firm()
  const no = await w.watch('数电普通发票，正常', { days: 1 }, token)
  await w.server.db.run('update verify_watch set until = until - 2 where no = $1', [no])
  expect(await w.due(no)).toMatchObject({ status: 'ENDED', why: 'DATE', spent: 0 })
  expect(await heard('WATCH_ENDED', token)).toHaveLength(1)
})

describe('who sees a watch', () => {
  it('a child its own, the company all, nobody else any', async () => {
    const child = await childOf(w.server, companyId, 'watch-child')
    const own = await w.watch('增值税电子普通发票', {}, child)
    const theirs = await w.watch('增值税电子普通发票')
    const list = async (token: string) =>
      (await w.post('/invoice/watch/list', { keyword: 'GZ' }, token)).data.rows.map(
        (row: { no: string }) => row.no,
      )
    expect(await list(child)).toEqual([own])
    expect(await list(bank)).toEqual(expect.arrayContaining([own, theirs]))
    for (const path of ['stop', 'resume', 'now'])
      expect((await w.post(`/invoice/watch/${path}`, { no: theirs }, child)).status).toBe(404)
    const { checkNo } = await w.row(theirs)
    expect((await w.post('/invoice/watch/of', { no: checkNo }, child)).status).toBe(404)
    const mine = await w.row(own, child)
    expect(
      (await w.post('/invoice/watch/of', { no: mine.checkNo }, child)).data.found.watch.no,
    ).toBe(own)
    // A child sees no channel, so it can have none told.
    expect((await w.post('/invoice/watch/terms', {}, child)).data.channels).toEqual([])
    const { token } = await firm()
    expect(await list(token)).toEqual([])
    expect((await w.post('/invoice/watch/stop', { no: theirs }, token)).status).toBe(404)
    expect((await w.post('/invoice/watch/list', {}, await demoOf(w.server, 'demo'))).http).toBe(403)
  })

  it('a system with a key watches for its channel, which is told without being named', async () => {
    const look = { name: '报销', title: '报销', color: '#1746a2', license: 'NO', products: null }
    await w.post('/channelProvider/add', { code: 'watching', ...look })
    const url = `${w.sandbox.url}/callbacks`
    const made = await w.post('/collect/channel/callback', { url, channel: 'watching' })
    await w.sandbox.knob('callbacks', { secret: made.data.secret })
    const scopes = ['verify.check', 'verify.read']
    const key = (
      await w.post('/channelProvider/keys/add', {
        code: 'watching',
        name: '系统',
        scopes,
        days: 30,
        perMinute: 1_000,
      })
    ).data.key
    const what = '全额红冲'
    await w.mark(what, 'N')
    const no = await w.watch(what, {}, key)
    expect(await w.row(no, key)).toMatchObject({ channel: 'watching', madeBy: 'api:watching' })
    await w.mark(what, '8')
    expect(await w.due(no)).toMatchObject({ status: 'ENDED', why: 'FINAL' })
    const body = await until(async () => {
      const { received } = await w.sandbox.get('/callbacks.json')
      return received.find((one: { body: { watchNo?: string } }) => one.body.watchNo === no)?.body
    })
    expect(body).toMatchObject({ event: 'invoice.changed', channel: 'watching' })
    // A system reads no notices: those who see the watches of the whole company hear of it, each once, and nobody else.
    const [notice, ...more] = await heard('COMPANY_WATCH_CHANGED', bank)
    expect(more).toEqual([])
    const { checkNo, invoiceNumber: number } = await w.row(no)
    expect(notice).toMatchObject({
      params: { number, channel: 'watching', before: '正常', after: '全额红冲' },
      link: `/queryCenter/tradeCredit?no=${checkNo}`,
    })
    const child = await childOf(w.server, companyId, 'watch-child-unheard')
    expect(await heard('COMPANY_WATCH_CHANGED', child)).toEqual([])
    const second = await w.watch('机动车', {}, key)
    await w.server.db.run(
      "update collect_channel set products = '{INVOICE}' where code = 'watching'",
    )
    expect(await w.due(second)).toMatchObject({ status: 'PAUSED', why: 'CLOSED' })
    expect(await heard('COMPANY_WATCH_PAUSED', bank)).toMatchObject([
      { params: { by: '渠道 watching 的系统' } },
    ])
  })
})

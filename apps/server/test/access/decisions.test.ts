/**
 * Whoever decides is independent of whoever asked, in every decision of the product: the list of decisions is judged against the
 * contract, the database against the list, and the rule against people who made each other.
 */
import { endpoints } from '@xinjian/contract'
import { DECIDING, DECISIONS } from '@xinjian/contract/account/sensitive-rights'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { leaveHand } from '../../src/db/hands.ts'
import { startTestServer, type TestServer } from '../harness.ts'
import { memberOf } from '../support/companies.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** Bodies that say yes or no to what somebody asked for. */
const decides = endpoints.filter(
  ({ name, endpoint }) =>
    /(?:Decide|Approve|Agree)$/.test(name) ||
    // The last step of what two others did.
    ['creditLineStep', 'drawdownPay', 'scfAnchorStep', 'scfClose'].includes(name) ||
    'approve' in (shapeOf(endpoint.body) ?? {}),
)
function shapeOf(schema: unknown): object | undefined {
  return (schema as { _zod: { def: { shape?: object } } })._zod.def.shape
}

describe('the list of decisions', () => {
  it('names every call that decides, and each is guarded by a right that is given by nobody alone', () => {
    expect(decides.map(({ name }) => name).sort()).toEqual(Object.keys(DECISIONS).sort())
    for (const { name, endpoint } of decides)
      expect(DECIDING, name).toContain(endpoint.guard as string)
  })

  it('the database judges each: by whom it was asked, and by whose hand', async () => {
    const judged = await server.db.rows<{ name: string }>(
      `select distinct (regexp_match(pg_get_triggerdef(t.oid), '''(\\w+_four_eyes)'''))[1] as name from pg_trigger t
         join pg_proc f on f.oid = t.tgfoid where f.proname = 'judge_independence'`,
    )
    expect(judged.map(({ name }) => name).sort()).toEqual(Object.values(DECISIONS).flat().sort())
    const checked = await server.db.rows<{ name: string }>(
      "select conname as name from pg_constraint where contype = 'c' and conname like '%four_eyes'",
    )
    expect(checked.map(({ name }) => name).sort()).toEqual(Object.values(DECISIONS).flat().sort())
  })
})

describe('independence', () => {
  const ids: Record<string, number> = {}
  let tokens: Record<string, string>
  beforeAll(async () => {
    const platform = (await server.db.one<{ company_id: number }>(
      "select company_id from app_user where user_name = 'admin'",
    ))!.company_id
    tokens = {}
    for (const name of ['maker', 'made', 'sibling', 'grandchild', 'stranger'])
      tokens[name] = await memberOf(server, platform, name, 'ROLE_OPERATOR')
    for (const { id, user_name } of await server.db.rows<{ id: number; user_name: string }>(
      'select id, user_name from app_user',
    ))
      ids[user_name] = id
  })
  beforeEach(async () => {
    await server.db.run('delete from account_hand')
    await leaveHand(server.db, 'MADE', [ids.made!, ids.sibling!], ids.maker!)
    await leaveHand(server.db, 'RAISED', [ids.grandchild!], ids.made!)
  })

  const vouched = async (asker: string, decider: string) => {
    const ask = { companyId: 1, kind: 'GIFT', amount: 1, about: `${asker}-${decider}` }
    const { data } = await server.call(
      'POST',
      '/operate/money/vouchers/ask',
      { ...ask, note: '补偿一次查询' },
      tokens[asker],
    )
    const body = { companyId: 1, id: data.id, approve: true, note: '已核对凭据' }
    return (await server.call('POST', '/operate/money/vouchers/decide', body, tokens[decider]))
      .status
  }

  it.each([
    ['maker', 'made'],
    ['made', 'maker'],
    ['maker', 'grandchild'],
    ['grandchild', 'maker'],
    ['made', 'sibling'],
    ['sibling', 'grandchild'],
  ])('%s asks, %s does not decide', async (asker, decider) => {
    expect(await vouched(asker, decider)).toBe(2040)
  })

  it.each([
    ['stranger', 'made'],
    ['made', 'stranger'],
  ])('%s asks, %s decides', async (asker, decider) => {
    expect(await vouched(asker, decider)).toBe(200)
  })

  it('lasts thirty days, and a right that was taken makes nobody kin', async () => {
    await server.db.run("update account_hand set at = now() - interval '30 days 1 minute'")
    expect(await vouched('maker', 'made')).toBe(200)
    await leaveHand(server.db, 'LOST', [ids.made!], ids.maker!)
    expect(await vouched('made', 'maker')).toBe(200)
    await leaveHand(server.db, 'ADDRESSED', [ids.made!], ids.maker!)
    expect(await vouched('made', 'maker')).toBe(2040)
  })

  it('holds of rule books, whoever of their authors it was, and of orders, by number', async () => {
    const book = (authors: number[], decider: number) =>
      server.db.run(
        `insert into platform_rule_book (version, status, note, limits, off, authors, author, decided_id, decided_by)
         values (991, 'APPROVED', 'x', '{}', '{}', $1, 'x', $2, 'x')`,
        [authors, decider],
      )
    await expect(book([ids.stranger!, ids.maker!], ids.grandchild!)).rejects.toMatchObject({
      constraint: 'platform_rule_book_four_eyes',
    })
    const order = (by: number, decider: number) =>
      server.db.run(
        `insert into product_order (company_id, no, product, status, terms, created_by, created_id, decided_id)
         values (1, 'PO-none', 'NONE', 'REFUSED', 1, 'x', $1, $2)`,
        [by, decider],
      )
    await expect(order(ids.made!, ids.maker!)).rejects.toMatchObject({
      constraint: 'product_order_four_eyes',
    })
    await order(ids.made!, ids.stranger!)
    const objection = (by: number, answers: number) =>
      server.db.run(
        `insert into objection (company_id, enterprise_id, report_no, kind, row_key, record, reason, due_on, raised_id, raised_by,
                                outcome, answer, answered_id, answered_by, answered_at)
         values (1, 1, 'x', 'DISHONEST', 'x', '[]', 'x', current_date, $1, 'x', 'KEPT', 'x', $2, 'x', now())`,
        [by, answers],
      )
    for (const [by, answers] of [
      [ids.made!, ids.maker!],
      [ids.made!, ids.made!],
    ] as const)
      await expect(objection(by, answers)).rejects.toMatchObject({
        constraint: 'objection_four_eyes',
      })
    await objection(ids.made!, ids.stranger!)
  })
})

/** Statements that an enterprise brings as files become facts: shown with their source, asked about once, never over a bureau's. */
import { writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tenantOf } from '../../src/db/tenant.ts'
import { type Collection, shownMonths } from '../../src/features/facts/coverage/read.ts'
import { COLLECTIONS } from '../../src/features/facts/records/read.ts'
import { writeFacts } from '../../src/features/facts/records/write.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { balance, book, type Row } from '../support/statements.ts'

const TAX_NO = '914403001922038216'
let server: TestServer
let owner: string
let enterpriseId: number
let companyId: number

beforeAll(async () => {
  server = await startTestServer()
  owner = await server.login('owner')
  await server.call('POST', '/enterprise/save', { taxNo: TAX_NO, name: '报表测试有限公司' }, owner)
  const row = await server.db.one<{ id: number; company_id: number }>(
    'select id, company_id from enterprise where tax_no = $1',
    [TAX_NO],
  )
  enterpriseId = row!.id
  companyId = row!.company_id
})
afterAll(() => server.stop())

const ask = (path: string, body: object) => server.call('POST', path, body, owner)

/** Uploads and waits for the end. */
async function imported(name: string, bytes: Uint8Array) {
  const { data } = await server.upload(TAX_NO, [{ name, bytes }], owner)
  return until(async () => {
    const { row, errors } = (await ask('/invoice/import/detail', { id: data[0].id })).data
    return ['QUEUED', 'RUNNING'].includes(row.status) ? null : { ...row, errors }
  })
}

const held = (to: string) =>
  server.db.rows<Record<string, unknown>>(
    `select * from (select distinct on (row_key) item_name, account_code, begin_amount, end_amount, ytd_amount, source, contract_no, task_id, gone, revision
       from fin_statement where enterprise_id = $1 and period_to = $2 order by row_key, revision desc) h where not gone order by item_name`,
    [enterpriseId, to],
  )
const revisions = async () =>
  (await server.db.one<{ n: number }>('select count(*)::int as n from fin_statement'))!.n

describe('a statement that is uploaded', () => {
  it('is stored item by item with the import as its source, and asks what a label means', async () => {
    const row = await imported('资产负债表.xlsx', await book(balance()))
    expect(row).toMatchObject({
      status: 'DONE',
      toChoose: 1,
      forms: [{ what: 'STATEMENT', kind: 'BALANCE', period: '2024-12-31' }],
    })
    expect(row.message).toContain('财务报表 1 张（2024年）')
    expect(row.message).toContain('需人工核对')
    const rows = await held('2024-12-31')
    expect(rows).toHaveLength(7)
    expect(rows.find((r) => r.item_name === '货币资金')).toMatchObject({
      account_code: 'cash',
      end_amount: 10_000,
      begin_amount: 8_000,
      source: 'UPLOAD',
      contract_no: '',
      task_id: String(row.id),
    })
    expect(rows.find((r) => r.item_name === '应收票据及应收账款')).toMatchObject({
      account_code: null,
      end_amount: 5_000,
    })
  })

  it('stands in the collected data with its source', async () => {
    const list = await ask('/collect/data/rows', {
      taxNo: TAX_NO,
      dataset: 'FIN_STATEMENT',
      page: 1,
      size: 10,
    })
    expect(list.data.rows).toMatchObject([{ source: '来自上传文件', contractNo: '', opens: true }])
    const record = await ask('/collect/data/record', {
      taxNo: TAX_NO,
      dataset: 'FIN_STATEMENT',
      id: list.data.rows[0].id,
    })
    expect(record.data.rows[0]).toMatchObject({ item_name: '货币资金', end_amount: 100 })
  })

  it('counts as known for its own period', async () => {
    const tenant = tenantOf(server.db, companyId)
    const found = await tenant.rows<Collection>(COLLECTIONS, [enterpriseId, ['FIN_STATEMENT']])
    expect(shownMonths(found, 'FIN_STATEMENT')).toEqual([[2024 * 12, 2024 * 12 + 11]])
  })

  it('changes nothing when it comes again', async () => {
    const before = await revisions()
    const row = await imported('再次.xlsx', await book(balance()))
    expect(row.message).toContain('内容未变')
    expect(await revisions()).toBe(before)
  })

  it('is given the item that a person chose, now and the next time', async () => {
    const first = (
      await ask('/tax/queryCenter/dataCollection', { keyword: '资产负债表.xlsx', page: 1, size: 5 })
    ).data.rows[0]
    const { labels } = (await ask('/invoice/import/labels', { id: first.id })).data
    expect(labels).toMatchObject([{ kind: 'BALANCE', label: '应收票据及应收账款', code: null }])
    const [{ standard, kind, label, candidates }] = labels
    expect(candidates.map((c: { name: string }) => c.name)).toEqual(['应收票据', '应收账款'])
    const choose = (code: string) =>
      ask('/invoice/import/label/choose', { id: first.id, standard, kind, label, code })
    expect((await choose('cash')).status).not.toBe(200)
    expect((await choose('accountsReceivable')).data).toMatchObject({ toChoose: 0 })
    const receivable = async (day: string) =>
      (await held(day)).find((r) => r.item_name === '应收票据及应收账款')
    expect(await receivable('2024-12-31')).toMatchObject({ account_code: 'accountsReceivable' })

    // What the file tells was not corrected.
    const shown = await ask('/collect/data/rows', {
      taxNo: TAX_NO,
      dataset: 'FIN_STATEMENT',
      page: 1,
      size: 10,
    })
    expect(shown.data.rows).toMatchObject([{ revision: 1 }])

    const before = await revisions()
    const again = await imported('第三次.xlsx', await book(balance()))
    expect(again).toMatchObject({ toChoose: 0 })
    expect(await revisions()).toBe(before)
    await imported('另一期.xlsx', await book(balance({ day: '2025年9月30日' })))
    expect(await receivable('2025-09-30')).toMatchObject({ account_code: 'accountsReceivable' })
  })

  it('forgets what was chosen when it is taken back: rows lose the item, and the question stands again', async () => {
    const [choice] = (await ask('/invoice/import/label/choices', {})).data
    expect(choice).toMatchObject({ label: '应收票据及应收账款', code: 'accountsReceivable' })
    const { standard, kind, label } = choice
    const back = () => ask('/invoice/import/label/takeBack', { standard, kind, label })
    // Of two periods that were stored by then.
    expect((await back()).data).toEqual({ rows: 2 })
    const row = (await held('2025-09-30')).find((r) => r.item_name === label)
    expect(row).toMatchObject({ account_code: null })
    expect((await ask('/invoice/import/label/choices', {})).data).toEqual([])
    expect((await back()).status).not.toBe(200)
    const first = (
      await ask('/tax/queryCenter/dataCollection', { keyword: '资产负债表.xlsx', page: 1, size: 5 })
    ).data.rows[0]
    expect(first).toMatchObject({ toChoose: 1 })
    const code = 'accountsReceivable'
    await ask('/invoice/import/label/choose', { id: first.id, standard, kind, label, code })
  })

  it('in 万元 is stored in yuan; an identity that fails is told with its difference and not mended', async () => {
    const rows = balance({ day: '2023年12月31日', unit: '万元', total: 140 })
    const row = await imported('万元.xlsx', await book(rows))
    expect(row.message).toContain('不一致')
    const reasons: string[] = row.errors.map((e: { reason: string }) => e.reason)
    expect(reasons.some((r) => r.includes('勾稽关系不符') && r.includes('-100000.00'))).toBe(true)
    const total = (await held('2023-12-31')).find((r) => r.item_name === '资产总计')
    expect(total).toMatchObject({ end_amount: 140_000_000 })
  })

  it('stands once a period: a second one in the file is told, not stored over the first', async () => {
    const day = '2021年12月31日'
    const sheets = [
      { name: '合并', rows: balance({ day }) },
      { name: '母公司', rows: balance({ day, cash: 1, total: 51 }) },
    ]
    const row = await imported('两张.xlsx', await writeXlsx({ sheets: sheets as never }))
    expect(row.forms).toHaveLength(1)
    expect(row.errors.map((e: { reason: string }) => e.reason).join()).toContain('本张未入库')
    const cash = (await held('2021-12-31')).find((r) => r.item_name === '货币资金')
    expect(cash).toMatchObject({ end_amount: 10_000, revision: 1 })
  })

  it('of a year and its months keeps the sum of the year', async () => {
    const rows: Row[] = [
      ['利润表'],
      ['单位：元', '2025年9月'],
      ['项目', '本期金额', '本年累计金额'],
      ['营业收入', 10, 90],
      ['营业成本', 4, 40],
      ['营业利润', 6, 50],
      ['利润总额', 6, 50],
      ['净利润', 5, 45],
    ]
    const row = await imported('利润表.xlsx', await book(rows, '利润表'))
    expect(row.forms).toMatchObject([{ kind: 'INCOME', period: '2025-09-30' }])
    const revenue = await server.db.one(
      `select current_amount, ytd_amount from fin_statement where enterprise_id = $1 and kind = 'INCOME' and item_name = '营业收入'`,
      [enterpriseId],
    )
    expect(revenue).toMatchObject({ current_amount: 1_000, ytd_amount: 9_000 })
  })
})

describe('beside a bureau', () => {
  const told = (day: string, cash: string) => [
    {
      table: 'fin_statement' as const,
      key: `BALANCE/${day}/1`,
      columns: {
        standard: '小企业会计准则',
        kind: 'BALANCE',
        period_from: `${day.slice(0, 4)}-10-01`,
        period_to: day,
        item_code: '1',
        item_name: '货币资金',
        begin_amount: null,
        end_amount: Number(cash),
        current_amount: null,
        ytd_amount: null,
      },
    },
  ]
  const collect = (day: string, cash: string) =>
    tenantOf(server.db, companyId).transaction((tx) =>
      writeFacts(
        tx,
        { enterpriseId, contractNo: 'C1', taskId: 'T1', source: 'ETAX:4403' },
        told(day, cash),
        'FIN_STATEMENT',
      ),
    )

  it('its rows hold, and what the file says otherwise is told', async () => {
    await collect('2022-12-31', '7700')
    const row = await imported('矛盾.xlsx', await book(balance({ day: '2022年12月31日' })))
    expect(row.message).toContain('以税务局数据为准')
    expect(row.errors.map((e: { reason: string }) => e.reason).join()).toContain(
      '税务局 77.00 元，本文件 100.00 元',
    )
    expect(await held('2022-12-31')).toMatchObject([{ source: 'ETAX:4403', end_amount: 7_700 }])
  })

  it('a file makes room for what a bureau tells later', async () => {
    expect((await held('2023-12-31')).length).toBe(7)
    await collect('2023-12-31', '100')
    expect(await held('2023-12-31')).toMatchObject([{ source: 'ETAX:4403' }])
  })
})

/** Files that are no statement of the enterprise are refused in words, and nothing of them is stored. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { balance, book, type Row } from '../support/statements.ts'

const TAX_NO = '914403001922038216'
let server: TestServer
let owner: string

beforeAll(async () => {
  server = await startTestServer()
  owner = await server.login('owner')
  await server.call('POST', '/enterprise/save', { taxNo: TAX_NO, name: '报表测试有限公司' }, owner)
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

const stored = async () =>
  (await server.db.one<{ n: number }>('select count(*)::int as n from fin_statement'))?.n

describe('refused in words', () => {
  it('a table that is neither invoices nor a statement', async () => {
    const row = await imported(
      '通讯录.xlsx',
      await book(
        [
          ['姓名', '电话'],
          ['甲', '1'],
        ],
        '表',
      ),
    )
    expect(row).toMatchObject({ status: 'FAILED', forms: [] })
    expect(row.message).toMatch(/[一-龥]/)
  })
  it('a broken workbook', async () => {
    const row = await imported('损坏.xlsx', (await book(balance())).slice(0, 900))
    expect(row.status).toBe('FAILED')
    expect(row.message).toMatch(/损坏|无法|重新/)
  })
  it('a tax return without its period, by its name and with what to do', async () => {
    const page = `<html><h1>企业所得税月（季）度预缴纳税申报表（A类）</h1><table><tr><td>行次</td><td>项目</td><td>本年累计金额</td></tr>
      <tr><td>3</td><td>利润总额</td><td>100.00</td></tr><tr><td>10</td><td>实际利润额</td><td>90.50</td></tr></table></html>`
    const row = await imported('申报表.html', Buffer.from(page))
    expect(row).toMatchObject({ status: 'FAILED', forms: [] })
    expect(row.message).toContain('企业所得税月（季）度预缴纳税申报表')
    expect(row.message).toContain('请补充所属期后重新上传')
  })
  it('of another company by its name', async () => {
    const rows: Row[] = [
      ['公司', '年份', '货币资金', '应收账款', '资产总计', '负债合计', '所有者权益合计'],
      ['甲公司', '2023', 1, 2, 3, 1, 2],
      ['乙公司', '2023', 2, 4, 6, 2, 4],
      ['丙公司', '2023', 2, 4, 6, 2, 4],
    ]
    const row = await imported('多家.xlsx', await book(rows, '资产负债表'))
    expect(row.status).toBe('FAILED')
    expect(await stored()).toBe(0)
  })
  it('a statement in money of another country', async () => {
    const row = await imported(
      '美元.xlsx',
      await book(balance({ unit: '千美元', day: '2020年12月31日' })),
    )
    expect(row).toMatchObject({ status: 'FAILED', forms: [] })
    expect(row.message).toContain('“千美元”，不是人民币')
    expect(await stored()).toBe(0)
  })
  it('a statement without a date', async () => {
    const rows = balance({ day: '期末余额' })
    const row = await imported('无日期.xlsx', await book(rows))
    expect(row).toMatchObject({ status: 'FAILED' })
    expect(row.message).toContain('日期')
  })
})

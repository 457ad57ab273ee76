/** Rows of a list that becomes an order, held against each other. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { BUYER } from '../../../../packages/intake/test-support/companies.ts'
import { code, done, server, startRisk, upload, workbook } from './setup.ts'

beforeAll(startRisk)
afterAll(() => server.stop())

it('a row at fault stands for nobody: the right one below it is judged', async () => {
  const list = ['企业名称,税号', `另一名称,${BUYER.taxNo}`, `示例乙有限公司,${BUYER.taxNo}`]
  const { data } = await upload({ policy: code }, list.join('\n'))
  const { row, rows } = await done(data.no)
  expect([row.total, row.bad]).toEqual([1, 1])
  expect(rows.map(({ taxNo }: { taxNo: string }) => taxNo)).toEqual([BUYER.taxNo])
  const bad = await workbook('/risk/order/bad', { no: data.no })
  expect(bad.slice(1).map(([line, , why]) => [line, why])).toEqual([
    ['2', '名称与本公司登记的“示例乙有限公司”不符，请核对'],
  ])
})

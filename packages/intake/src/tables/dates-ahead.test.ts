import { expect, it } from 'vitest'
import { readAll } from './tables.test-support.ts'

it('refuses a row dated after the day on which the table came, and names it', async () => {
  const text = `发票号码,开票日期,购方名称,金额,税额,价税合计\n1,2020/1/5,x,1,0,1\n2,2020-01-06 08:00:00,x,1,0,1\n`
  const bytes = new TextEncoder().encode(text)
  const today = Date.UTC(2020, 0, 5) / 86_400_000
  const { rows, bad } = await readAll(bytes, { today })
  expect(rows.map((r) => r.key)).toEqual(['1'])
  expect(bad).toEqual([
    {
      sheet: null,
      row: 3,
      column: '开票日期',
      reason: '开票日期晚于今天，未收入',
      raw: '2020-01-06 08:00:00',
      kept: false,
    },
  ])
  expect((await readAll(bytes)).rows).toHaveLength(2)
})

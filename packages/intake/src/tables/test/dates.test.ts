import { expect, it } from 'vitest'
import { statedPeriod } from '../stated-period.ts'
import { readAll } from '../tables.test-support.ts'

const month = (year: number, m: number) => year * 12 + m - 1

it.each<[string, [number, number] | null]>([
  ['开票日期：2025-01-01 至 2025-12-31', [month(2025, 1), month(2025, 12)]],
  ['开票日期起：2025-01-01,开票日期止：2025-12-31', [month(2025, 1), month(2025, 12)]],
  ['所属期间：2024年3月—2025年2月', [month(2024, 3), month(2025, 2)]],
  ['税款所属期,202401,至,202406', [month(2024, 1), month(2024, 6)]],
  ['查询时间：２０２４／１／１～２０２４／６／３０', [month(2024, 1), month(2024, 6)]],
  ['日期 20240101-20240630', [month(2024, 1), month(2024, 6)]],
  ['期间：2024-06 至 2024-01', null],
  ['期间：2024-13 至 2025-01', null],
  ['导出时间：2025-01-03 10:20:30', null],
  ['电话 2024-2025', null],
  ['共 2024 至 2025 行', null],
])('%s', (line, period) => {
  expect(statedPeriod([{ row: 1, cells: line.split(',') }])).toEqual(period)
})

it('is told once, with the first batch of the table', async () => {
  const text =
    '全量发票查询导出结果\n开票日期：2024-01-01 至 2024-12-31\n发票号码,开票日期,购方名称,金额,税额,价税合计\n1,2024/2/5,甲,1,0,1\n'
  expect(await readAll(new TextEncoder().encode(text))).toMatchObject({
    rows: [{ key: '1' }],
    covers: [month(2024, 1), month(2024, 12)],
  })
})
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

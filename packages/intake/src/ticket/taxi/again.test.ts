import { expect, it } from 'vitest'
import { seenAs } from '../../../test-support/chances.ts'
import { printedPage } from '../../../test-support/printed-page.ts'
import type { Area } from '../../image/second-look.ts'
import { TicketSearch } from '../search.ts'

const LINES = (date: string, getOn: string, total: string) => [
  '浙江通用机打发票',
  '发票代码  133041840519',
  '发票号码  16900001',
  `日期    ${date}`,
  `上车         ${getOn}`,
  '下车         13:12',
  '单价        3.30元',
  '里程         7.3km',
  '等候      00:00:38',
  `金额       ${total}`,
]
const SURE = LINES('2020-01-10', '13:03', '21.00元')

/** The receipt of a page, looked at again as pages of the same lines; the areas that were looked at. */
async function read(first: readonly string[], looks: (readonly string[])[], confidence = 0.6) {
  const search = new TicketSearch()
  const areas: Area[] = []
  const again = async (area: Area) => {
    areas.push(area)
    return looks.map((lines) => printedPage(lines, 0.95).runs.filter((r) => r.x >= 80))
  }
  const page = printedPage(first, confidence)
  expect(await search.takeSeen({ page, turn: 0, again, alone: true })).toBeNull()
  return { fields: search.found[0]!.fields, areas, page }
}

it('what is doubtful is looked at again, where the values stand', async () => {
  const { fields, areas, page } = await read(LINES('2020-81-10', '13203', '2日.00元'), [SURE, SURE])
  expect(fields).toMatchObject({
    invoiceCode: { value: '133041840519' },
    date: { value: '2020-01-10' },
    getOn: { value: '13:03' },
    total: { value: '21.00' },
  })
  expect(areas).toHaveLength(1)
  // Below the number, which stands on the third line.
  expect(areas[0]!.y).toBeGreaterThan(90)
  expect(areas[0]!.x + areas[0]!.width).toBeLessThan(page.width)
})

it('looks that differ leave the value of most, and doubt', async () => {
  const other = LINES('2020-01-10', '13:03', '27.00元')
  const { fields } = await read(LINES('2020-01-10', '13:03', '21.00元'), [SURE, other])
  expect(fields.total?.value).toBe('21.00')
  expect(fields.total?.confidence).toBeLessThan(0.75)
  expect(fields.date?.confidence).toBeGreaterThan(fields.total!.confidence)
})

it('of days that were read one that fits the year of the code is taken', async () => {
  const late = LINES('2029-01-10', '13:03', '21.00元')
  const { fields } = await read(late, [late, SURE])
  expect(fields.date?.value).toBe('2020-01-10')
})

it('of amounts that were read one that the distance costs is taken', async () => {
  const lost = LINES('2020-01-10', '13:03', '1.00元')
  const { fields } = await read(lost, [lost, SURE])
  expect(fields.total?.value).toBe('21.00')
  expect(fields.total?.confidence).toBeLessThan(0.9)
})

it('a receipt that was read well is not looked at again', async () => {
  expect((await read(SURE, [], 1)).areas).toEqual([])
})

it('a day that is still to come is of no receipt', async () => {
  const late = LINES('2049-01-10', '13:03', '21.00元')
  const { fields } = await read(late, [late, SURE])
  expect(fields.date?.value).toBe('2020-01-10')
})

it('a receipt of which too little was read to be one is looked at again', async () => {
  const poor = [...SURE.slice(0, 2), '发票号码  1690出01', '里程', '等候', '下车', '金额  2日..0']
  const { fields } = await read(poor, [SURE, SURE])
  expect(fields).toMatchObject({
    invoiceCode: { value: '133041840519' },
    total: { value: '21.00' },
  })
})

it('a value that no reading makes is read as what is printed there, and doubted', async () => {
  const first = LINES('2020-01-10', '13:03', '21.00元').map((l) =>
    l.replace('00:00:38', '00100:38'),
  )
  const search = new TicketSearch()
  const page = printedPage(first, 0.6)
  const seen = [...'00', { '1': 0.6, ':': 0.3 }, ...'00:38']
  const runs = page.runs.map((r) => (r.text === '00100:38' ? { ...r, chances: seenAs(seen) } : r))
  await search.takeSeen({ page, turn: 0, again: async () => [runs, runs], alone: true })
  const { wait } = search.found[0]!.fields
  expect(wait?.value).toBe('00:00:38')
  expect(wait?.confidence).toBeLessThan(0.75)
})

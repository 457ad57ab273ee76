import { expect, it } from 'vitest'
import { seenAs } from '../../../test-support/chances.ts'
import { printedPage } from '../../../test-support/printed-page.ts'
import type { Area } from '../../image/decode.ts'
import type { SecondPass } from '../../image/second-pass.ts'
import type { TextPage } from '../../layout/text.ts'
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

/** The receipt of a page, looked at again as pages of the same lines; the areas that were looked at, and how often. */
async function read(first: readonly string[], looks: (readonly string[])[], confidence = 0.6) {
  return readPage(printedPage(first, confidence), looks)
}

async function readPage(page: TextPage, looks: (readonly string[])[]) {
  const search = new TicketSearch()
  const areas: Area[] = []
  let taken = 0
  const again: SecondPass = async function* (area) {
    areas.push(area)
    for (const lines of looks) {
      taken++
      yield printedPage(lines, 0.95).runs.filter((r) => r.x >= 80)
    }
  }
  expect(await search.takeSeen({ page, turn: 0, again, alone: true })).toBeNull()
  return { fields: search.found[0]!.fields, areas, page, taken }
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
  const { fields, taken } = await read(SURE, [other, SURE])
  expect(taken).toBe(2)
  expect(fields.total?.value).toBe('21.00')
  expect(fields.total?.confidence).toBeLessThan(0.75)
  expect(fields.date?.confidence).toBeGreaterThan(fields.total!.confidence)
})

it('a look that leaves nothing doubtful is the last', async () => {
  const { fields, taken } = await read(SURE, [SURE, SURE])
  expect(fields.date?.confidence).toBeGreaterThan(0.75)
  expect(taken).toBe(1)
})

/** A receipt with its plate, of which what `doubtful` tells was read badly. */
const badly = (doubtful: RegExp): TextPage => {
  const page = printedPage([...SURE.slice(0, 3), '车号   浙B·T1234', ...SURE.slice(3)], 1)
  return {
    ...page,
    runs: page.runs.map((r) => (doubtful.test(r.text) ? { ...r, confidence: 0.1 } : r)),
  }
}

it('where one value is doubtful its row is looked at, not the others', async () => {
  const { areas, page, fields } = await readPage(badly(/^13:03$/), [])
  expect(fields.plate?.value).toBe('BT1234')
  const row = page.runs.find((r) => r.text === '13:03')!
  expect(areas).toHaveLength(1)
  expect(areas[0]!.y).toBeLessThan(row.y)
  expect(areas[0]!.y + areas[0]!.height).toBeGreaterThan(row.y)
  expect(areas[0]!.height).toBeLessThan(4 * row.height)
})

it.each([
  ['what was paid', badly(/^13:03$|^21.00元$/)],
  [
    'the plate, which was not found',
    { ...badly(/^13:03$/), runs: badly(/^13:03$/).runs.filter((r) => !/车号|浙B/.test(r.text)) },
  ],
])('all rows are looked at for %s', async (_, page) => {
  const { areas } = await readPage(page, [])
  expect(areas[0]!.height).toBeGreaterThan(8 * page.runs[0]!.height)
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
  const again: SecondPass = async function* () {
    yield runs
    yield runs
  }
  await search.takeSeen({ page, turn: 0, again, alone: true })
  const { wait } = search.found[0]!.fields
  expect(wait?.value).toBe('00:00:38')
  expect(wait?.confidence).toBeLessThan(0.75)
})

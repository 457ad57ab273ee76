import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { formatMonth, parseMonth } from '@xinjian/engine/kit/calendar/window'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadGeneralTable } from '../load/general-table.ts'
import type { LoadedTable, Months } from '../load/loaded.ts'
import { loadedShare, shareTable } from '../load/merge.ts'
import { PartyRegistry } from '../load/party-registry.ts'
import { readPlainTable } from '../load/plain-table.ts'
import { enterpriseDigests } from './enterprise-facts.ts'

const TODAY = 20_000
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'xinjian-coverage-'))
})
afterAll(() => rm(folder, { recursive: true }))

const month = (text: string) => parseMonth(text)!
const HEAD = '企业代号,发票号码,开票日期,SIDE单位代号,金额,税额,价税合计,发票状态'
/** `E1 2019-03` → one invoice of that month. */
const text = (rows: string[], side: '购方' | '销方') =>
  [
    HEAD.replace('SIDE', side),
    ...rows.map((row, i) => {
      const [name, m] = row.split(' ')
      return `${name},${i + 1},${m}-05,B1,100,13,113,有效发票`
    }),
  ].join('\n')

/** Both ways of reading give the same coverage, so each case is asked of both. */
async function coveredOf(
  sales: string[],
  purchases: string[],
  through: string,
  covers: Months | null = null,
  title = '',
): Promise<Record<string, unknown>> {
  const tables: Record<'fast' | 'general', LoadedTable[]> = { fast: [], general: [] }
  for (const [direction, side, rows] of [
    ['OUT', '购方', sales],
    ['IN', '销方', purchases],
  ] as const) {
    const content = text(rows, side)
    const file = path.join(folder, `${direction}.csv`)
    await writeFile(file, title + content)
    tables.general.push(
      await loadGeneralTable(file, direction, new PartyRegistry(), { today: TODAY }),
    )
    const bytes = (async function* () {
      yield Buffer.from(content)
    })()
    const plain = (await readPlainTable(bytes, TODAY))!
    tables.fast.push(loadedShare(shareTable(plain, new PartyRegistry()), plain))
  }
  const answer = (of: LoadedTable[]) =>
    Object.fromEntries(
      [...new Set(of.flatMap((t) => t.enterprises))].map((name) => {
        const { covered } = enterpriseDigests(name, of, {
          ...{ through: month(through), covers, source: 'FILE' },
        })
        const words = (m: Months | null) => m?.map(formatMonth).join('..') ?? null
        return [name, [words(covered.OUT), words(covered.IN)]]
      }),
    )
  if (title === '') expect(answer(tables.fast)).toEqual(answer(tables.general))
  return answer(tables.general)
}

it('of one enterprise: the months with rows of each direction, and none outside', async () => {
  expect(
    await coveredOf(['E1 2019-01', 'E1 2019-06'], ['E1 2019-03', 'E1 2019-04'], '2019-12'),
  ).toEqual({ E1: ['2019-01..2019-06', '2019-03..2019-04'] })
})

it('rows after the month asked for tell that it was drawn later', async () => {
  expect(
    await coveredOf(['E1 2019-01', 'E1 2020-02'], ['E1 2020-01', 'E1 2020-02'], '2019-12'),
  ).toEqual({ E1: ['2019-01..2019-12', null] })
})

it('of several: to the last month of the table, from the first invoice of the enterprise in either', async () => {
  expect(
    await coveredOf(
      ['E1 2018-01', 'E2 2018-06', 'E2 2018-07', 'E1 2019-11'],
      ['E1 2018-03', 'E2 2018-09', 'E1 2019-10'],
      '2019-12',
    ),
  ).toEqual({
    E1: ['2018-01..2019-11', '2018-03..2019-10'],
    E2: ['2018-06..2019-11', '2018-06..2019-10'],
  })
})

it('an enterprise that a table of one does not know was not collected there', async () => {
  expect(await coveredOf(['E1 2019-01', 'E2 2019-02'], ['E1 2019-01'], '2019-12')).toEqual({
    E1: ['2019-01..2019-02', '2019-01..2019-01'],
    E2: ['2019-02..2019-02', null],
  })
})

it('what is stated counts, by option or above the header, and rows beyond it as well', async () => {
  const covers: Months = [month('2018-01'), month('2019-12')]
  expect(await coveredOf(['E1 2019-01'], ['E1 2017-12'], '2019-06', covers)).toEqual({
    E1: ['2018-01..2019-06', '2017-12..2019-06'],
  })
  const title = '开票日期：2018-01-01 至 2019-12-31\n'
  expect(await coveredOf(['E1 2019-01'], ['E1 2017-12'], '2019-06', null, title)).toEqual({
    E1: ['2018-01..2019-06', '2017-12..2019-06'],
  })
})

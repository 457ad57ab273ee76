import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ByteDictionary, entryOf } from './byte-dictionary.ts'
import { loadGeneralTable } from './general-table.ts'
import type { LoadedTable } from './loaded.ts'
import { loadedShare, shareTable } from './merge.ts'
import { PartyRegistry } from './party-registry.ts'
import { plainLayout } from './plain-layout.ts'
import { readPlainTable } from './plain-table.ts'

/** 2019-12-06. */
const TODAY = 18_236
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'xinjian-cli-'))
})
afterAll(() => rm(folder, { recursive: true }))

const HEADER = [
  '企业代号',
  '发票号码',
  '开票日期',
  '购方单位代号',
  '金额',
  '税额',
  '价税合计',
  '发票状态',
]

/** Cells in plain and in odd forms, good and bad. */
const cells = fc.record({
  enterprise: fc.constantFrom('E1', 'E2', '"E2"', ' E1', '甲公司', '"E,3"', ''),
  number: fc.constantFrom('123', '00000123', '12345678901234567890', 'A-1', '"77"', '', '2.6E+19'),
  date: fc.constantFrom(
    '2019/1/31',
    '2019-02-01',
    '20190301',
    '2019/2/30',
    '2019/12/5 22:10:01',
    '2019/12/7',
    'x',
    '43500',
  ),
  party: fc.constantFrom('B1', 'B2', '"B2"', '乙 公司', ' B1 ', ''),
  money: fc.constantFrom(
    ['100.0', '13.0', '113.0'],
    ['-100', '-13', '-113'],
    ['0.0', '0.0', '0.0'],
    ['"1,000.00"', '130', '1130.005'],
    ['100', '13', '200'],
    ['100', '***', '100'],
    ['1e3', '0', '1000'],
    ['', '', ''],
    ['abc', '1', '2'],
    ['-4.64', '0.46', '-5.1'],
  ),
  status: fc.constantFrom('有效发票', '作废发票', '"作废"', '正常', '', '不知道'),
})
const csv = fc
  .array(cells, { maxLength: 30 })
  .map((rows) =>
    [
      HEADER.join(','),
      ...rows.map((r) => [r.enterprise, r.number, r.date, r.party, ...r.money, r.status].join(',')),
    ].join('\n'),
  )

/** Digests and odd rows of a table, with parties by name so that different ids compare. */
function contents(table: LoadedTable, parties: PartyRegistry): unknown {
  return table.enterprises.toSorted().map((name) => ({
    name,
    rows: table.rowsOf(name),
    doubles: table.doubleRows(name),
    alike: table.repeatedRows(name),
    scans: table.scans(name).map((scan) => ({
      ...scan,
      runs: scan.runs
        .map((run) => ({ ...run, counterparty: parties.counterparty(run.counterparty).name }))
        .toSorted((a, b) => a.from - b.from || (a.counterparty < b.counterparty ? -1 : 1)),
    })),
    digests: table.digests(name).map((d) => ({
      ...d,
      counterparties: [...d.counterparties.id]
        .map((id, i) => [
          parties.counterparty(id).name,
          d.counterparties.blueTotal[i],
          d.counterparties.redAmount[i],
          d.counterparties.firstDay[i],
        ])
        .toSorted(),
      largeReds: d.largeReds.map((r) => ({ ...r, counterparty: 0 })),
    })),
  }))
}

describe('the fast way and the general reader', () => {
  it('agree on every table, plain or odd, in UTF-8', async () => {
    const file = path.join(folder, 'table.csv')
    await fc.assert(
      fc.asyncProperty(csv, async (text) => {
        await writeFile(file, text)
        const fastParties = new PartyRegistry()
        const plain = (await readPlainTable(
          (async function* () {
            yield Buffer.from(text)
          })(),
          TODAY,
        ))!
        const fast = loadedShare(shareTable(plain, fastParties), plain)
        const slowParties = new PartyRegistry()
        const slow = await loadGeneralTable(file, 'OUT', slowParties, { today: TODAY })
        const bad = (table: LoadedTable) => table.bad.map((b) => `${b.row} ${b.reason}`).sort()
        expect(bad(fast)).toEqual(bad(slow))
        expect(fast.rejectedRows).toBe(slow.rejectedRows)
        expect(fast.span).toEqual(slow.span)
        expect(contents(fast, fastParties)).toEqual(contents(slow, slowParties))
      }),
      { numRuns: 150 },
    )
  })

  it('find the same runs of numbers, and what a number of more than eight digits is not', async () => {
    const rows = Array.from(
      { length: 14 },
      (_, i) =>
        `E1,${i === 9 ? '"1009"' : 1_000 + i},2019/1/31,B1,${100 + i},13,${113 + i},有效发票`,
    )
    const others = [
      'E1,123456789,2019/1/31,B1,1,0,1,有效发票',
      'E1,1014,2019/2/1,B1,1,0,1,有效发票',
    ]
    const text = [HEADER.join(','), ...rows, ...others].join('\n')
    const plain = (await readPlainTable(
      (async function* () {
        yield Buffer.from(text)
      })(),
      TODAY,
    ))!
    const [january, february] = loadedShare(shareTable(plain, new PartyRegistry()), plain).scans(
      'E1',
    )
    expect(january).toMatchObject({ numbered: 14, serialRows: 14, sumFailures: 0 })
    expect(january!.runs).toMatchObject([{ code: '', from: 1_000, to: 1_013, rows: 14 }])
    expect(february).toMatchObject({ numbered: 1, serialRows: 0, runs: [] })
  })

  it('leaves tables that say more to the general reader', () => {
    expect(plainLayout(HEADER)).toMatchObject({ direction: 'OUT', enterprise: 0, status: 7 })
    expect(plainLayout([...HEADER, '发票票种'])).toBeNull()
    expect(plainLayout([...HEADER, '销方单位代号'])).toBeNull()
    expect(plainLayout(HEADER.filter((t) => t !== '价税合计'))).toBeNull()
  })

  it('counts a row that repeats another wholly, and only that', async () => {
    const row = 'E1,7,2019/1/1,B1,1,0,1,有效发票'
    const text = [
      HEADER,
      row,
      row,
      row.replace('有效', '作废'),
      row.replace(',7,', ',8,'),
      row,
    ].join('\n')
    const plain = (await readPlainTable(
      (async function* () {
        yield Buffer.from(text)
      })(),
      TODAY,
    ))!
    const table = loadedShare(shareTable(plain, new PartyRegistry()), plain)
    expect(table.repeatedRows('E1')).toBe(2)
    expect(table.digests('E1')[0]!.count).toBe(5)
  })
})

describe('byte dictionary', () => {
  it('gives equal texts equal ids, in order of appearance', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'binary', maxLength: 5 }), { maxLength: 200 }),
        (texts) => {
          const dictionary = new ByteDictionary()
          const seen = [...new Set(texts.map((t) => Buffer.from(t).toString()))]
          for (const text of texts) {
            const bytes = Buffer.from(`__${text}`)
            const id = dictionary.id(bytes, 2, bytes.length)
            expect(id).toBe(seen.indexOf(bytes.subarray(2).toString()))
          }
          const snapshot = dictionary.snapshot()
          expect(
            Array.from({ length: dictionary.size }, (_, i) =>
              Buffer.from(entryOf(snapshot, i)).toString(),
            ),
          ).toEqual(seen)
        },
      ),
    )
  })

  it('stands thousands of entries', () => {
    const dictionary = new ByteDictionary()
    const id = (n: number): number => {
      const bytes = Buffer.from(`B${n}`)
      return dictionary.id(bytes, 0, bytes.length)
    }
    for (let n = 0; n < 20_000; n++) expect(id(n)).toBe(n)
    for (let n = 0; n < 20_000; n += 7) expect(id(n)).toBe(n)
  })
})

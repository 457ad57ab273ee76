/** The set of books is told as far as a source tells it; what none tells is said to be untold. */
import { describe, expect, it } from 'vitest'
import { erpFacts, LAST, wholeFacts } from '../../../test-support/erp/facts.ts'
import type { FactsBlock, TableBlock } from '../../report/document.ts'
import { erpReport } from '../report.ts'
import type { BookFile, BookProgram, BookSources } from '../set/facts.ts'

const FILE: BookFile = {
  name: '账套.xlsx',
  importedAt: '2026-03-02T01:30:00.000+08:00',
  books: ['BALANCES', 'VOUCHERS'],
  period: { from: '2025-01', to: '2026-02' },
  rows: 1_234,
  settled: false,
}
const GALAXY: BookProgram = {
  program: 'GALAXY',
  version: '8.2.0.2026',
  syncedAt: '2026-03-01T09:05:59.000+08:00',
  state: 'SUCCESS',
  datasets: ['GL_BALANCE', 'GL_VOUCHER'],
}

const chapter = (sources: Partial<BookSources> | undefined, base = wholeFacts()) => {
  const all = { programs: [], files: [], fileCount: 0, ...sources }
  const { sections } = erpReport(sources ? { ...base, sources: all } : base, LAST)
  const { blocks } = sections.find(({ id }) => id === 's01-book')!
  const { items } = blocks.find(({ id }) => id === 'book') as FactsBlock
  const table = blocks.find(({ id }) => id === 'book-sources') as TableBlock | undefined
  return { told: Object.fromEntries(items.map(({ label, value }) => [label, value])), table }
}

describe('the set of books', () => {
  it('of a program is told with its version, last reading and months', () => {
    const { told, table } = chapter({ programs: [GALAXY] })
    expect(told).toMatchObject({
      财务软件: '金蝶云·星空',
      软件版本: '8.2.0.2026',
      最近同步: '2026-03-01 09:05',
      最近导入文件: '没有导入文件',
    })
    expect(table!.rows).toEqual([
      {
        ...{ way: '授权接入', name: '金蝶云·星空', version: '8.2.0.2026', at: '2026-03-01 09:05' },
        ...{ state: '同步完成', books: '科目余额、凭证分录', period: null, rows: null },
      },
    ])
  })
  it('is not kept in a program of which lines of the bank alone are held', () => {
    const sources = { programs: [{ ...GALAXY, datasets: ['BANK_LINE' as const] }] }
    const { told, table } = chapter({ ...sources, files: [FILE], fileCount: 1 })
    expect(told).toMatchObject({
      财务软件: '未告知（账簿由文件导入，文件不写明软件）',
      最近同步: '未授权接入财务软件',
    })
    expect(table!.rows.map(({ way, books }) => [way, books])).toEqual([
      ['授权接入', '银行流水'],
      ['文件导入', '科目余额表、序时簿'],
    ])
  })
  it('of files names neither program nor version', () => {
    const { told, table } = chapter({ files: [FILE], fileCount: 1 })
    expect(told).toMatchObject({
      财务软件: '未告知（账簿由文件导入，文件不写明软件）',
      软件版本: '未告知（账簿由文件导入，文件不写明软件）',
      最近同步: '未授权接入财务软件',
      最近导入文件: '2026-03-02 01:30',
    })
    expect(table!.rows).toEqual([
      {
        ...{ way: '文件导入', name: '账套.xlsx', version: '未告知', at: '2026-03-02 01:30' },
        ...{ state: '按表头识别', books: '科目余额表、序时簿' },
        ...{ period: '2025-01 – 2026-02', rows: 1_234 },
      },
    ])
  })
  it('of a program that says no version and was never read to the end says so', () => {
    const { told } = chapter({
      programs: [{ ...GALAXY, program: 'JDY', version: null, syncedAt: null, state: 'FAILED' }],
    })
    expect(told).toMatchObject({ 软件版本: '未告知', 最近同步: '尚未完成过同步' })
  })
  it.each<[BookProgram['state'], string]>([
    ['PARTIAL', '部分同步'],
    ['FAILED', '最近一次同步失败'],
    ['OPEN', '最近一次同步未完成'],
  ])('a reading that ended as %s: %s', (state, words) =>
    expect(chapter({ programs: [{ ...GALAXY, state }] }).table!.rows[0]!.state).toBe(words),
  )
  it('counts the files that are not named, and columns that a person settled', () => {
    const { table } = chapter({ files: [{ ...FILE, settled: true, period: null }], fileCount: 31 })
    expect(table!.rows[0]).toMatchObject({ state: '按本机构确认的列识别', period: null })
    expect(table!.note).toContain('列示最近的1个文件，共31个')
  })
  it('tells the months that are there, not those between', () => {
    const base = wholeFacts()
    const { told } = chapter(
      { files: [FILE], fileCount: 1 },
      erpFacts({
        balances: base.balances.filter(
          ({ from, to }) => from === to && (to === LAST || to === LAST - 3),
        ),
      }),
    )
    expect(told).toMatchObject({
      '启用期（按账簿最早月份）': '2025-11',
      账期覆盖: '2025-11至2026-02，共2个月有账',
    })
  })
  it('is left out of a report that did not ask for it', () => {
    const { told, table } = chapter(undefined)
    expect(table).toBeUndefined()
    expect(told).not.toHaveProperty('财务软件')
  })
})

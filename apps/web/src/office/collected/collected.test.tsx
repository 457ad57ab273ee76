import type { CollectedColumn, DatasetSummary } from '@xinjian/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { preferences } from '../../i18n/language.ts'
import { cellText, tableColumns } from './cells.tsx'
import { DatasetHead } from './DatasetHead.tsx'
import { DatasetTabs } from './DatasetTabs.tsx'

const summary = (over: Partial<DatasetSummary>): DatasetSummary => ({
  dataset: 'VAT_RETURN',
  name: '增值税申报',
  collectedAt: '2026-03-01T02:00:00Z',
  source: '深圳税局',
  contractNo: 'AUT20260301000000001',
  taskId: 'T1',
  rows: 36,
  from: '2023-03',
  to: '2026-02',
  failure: null,
  highlights: [],
  ...over,
})
const html = (node: React.ReactNode) => renderToStaticMarkup(<MemoryRouter>{node}</MemoryRouter>)
afterEach(() => preferences.set({ ...preferences.get(), language: 'zh' }))

describe('cells', () => {
  it.each([
    ['money', 1234567.5, '1,234,567.50'],
    ['money', -3, '(3.00)'],
    ['wan', 2000, '2,000.00'],
    ['percent', 60, '60%'],
    ['number', 1200, '1,200'],
    ['text', '一般申报', '一般申报'],
    ['money', null, '--'],
    ['number', 0, '0'],
  ] as const)('%s %s reads %s', (kind, value, said) => expect(cellText(kind, value)).toBe(said))

  it('columns say their name in the language of the office', () => {
    const column: CollectedColumn = { key: 'a', zh: '税种', en: 'Tax', kind: 'text' }
    expect(tableColumns([column], 'en', () => ({}))[0]?.title).toBe('Tax')
  })
})

describe('an invoice', () => {
  const column = (key: string): CollectedColumn => ({ key, zh: key, en: key, kind: 'text' })

  it('shows its kind and the tax number of the other side on second lines, so that amounts stay in sight', () => {
    const keys = [
      'issueDate',
      'key',
      'kind',
      'counterpartyName',
      'counterpartyTaxNo',
      'totalAmount',
    ]
    const columns = tableColumns(keys.map(column), 'zh', (row: Record<string, string>) => row)
    expect(columns.map((c) => c.title)).toEqual([
      'issueDate',
      'key / kind',
      'counterpartyName / counterpartyTaxNo',
      'totalAmount',
    ])
    const row = { key: '2644', kind: '数电票（普通发票）' }
    expect(html(columns[1]?.render?.(row))).toMatch(/2644.*数电票（普通发票）/)
  })

  it('leaves a column alone whose first line is not there', () => {
    expect(tableColumns([column('kind')], 'zh', () => ({})).map((c) => c.key)).toEqual(['kind'])
  })
})

describe('a dataset', () => {
  it('names source, time, period and consent', () => {
    const text = html(<DatasetHead of={summary({})} taxNo="X" />)
    for (const part of [
      '深圳税局',
      '2026-03-01 10:00',
      '2023-03 至 2026-02',
      'AUT20260301000000001',
    ])
      expect(text).toContain(part)
  })

  it('that was uploaded says so, and one that failed keeps what was there before', () => {
    const uploaded = { collectedAt: null, source: null, contractNo: null, taskId: null }
    expect(html(<DatasetHead of={summary(uploaded)} taxNo="X" />)).toContain('上传文件')
    const failed = html(<DatasetHead of={summary({ failure: 'TE-21' })} taxNo="X" />)
    expect(failed).toContain('TE-21')
    expect(failed).toContain('此前采集的数据')
  })

  it('“the bureau has none” and “never asked” are two things', () => {
    const tabs = html(
      <DatasetTabs
        value="VAT_RETURN"
        onChange={() => {}}
        datasets={[
          summary({}),
          summary({ dataset: 'TAX_ARREARS', rows: 0 }),
          summary({ dataset: 'SHAREHOLDER', rows: 0, collectedAt: null }),
        ]}
      />,
    )
    expect(tabs).toMatch(/欠税信息.*无/)
    expect(tabs).toMatch(/股东信息.*未采集/)
  })
})

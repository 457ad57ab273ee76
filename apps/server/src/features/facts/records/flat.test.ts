/** A line a column is enough: what is stored, listed, asked by conditions and handed to the engine follows. Expected values by hand. */
import { FILE_DATASETS } from '@xinjian/format/datasets/datasets'
import { expect, it } from 'vitest'
import { flatDataset } from './flat.ts'
import { FACT_DATASETS, factDatasets } from './registry.ts'

const sample = flatDataset({
  table: 'tax_payment',
  part: 'SLIPS',
  collect: { mandatory: false, weight: 1 },
  key: (r) => String(r.no),
  columns: {
    tax_kind: { from: 'kind', otherwise: '', fact: 'taxKind', zh: '税种', en: 'Tax' },
    amount: { kind: 'money', from: 'sum', fact: 'amount', zh: '金额', en: 'Amount' },
    rate: { kind: 'number', from: 'rate', fact: 'rate' },
    paid_on: { kind: 'date', from: 'day', fact: 'paidOn', zh: '日期', en: 'Paid on' },
    authority: { from: 'office' },
  },
  listed: ['paid_on', 'tax_kind', 'amount'],
  order: 'r.paid_on',
  search: ['r.tax_kind'],
  evidence: { title: '样例', counter: '笔' },
})

it('stores money in fen, days as days, and nothing where the source tells nothing', () => {
  const told = { no: 7, sum: '1234.56', rate: '0.13', day: '2026-02-30x', office: '' }
  expect(sample.parts.SLIPS?.(told)).toEqual([
    {
      table: 'tax_payment',
      key: '7',
      columns: { tax_kind: '', amount: 123_456, rate: 0.13, paid_on: null, authority: null },
    },
  ])
})

it('lists what has a heading, in the order asked for', () => {
  expect(sample.listing.columns.map(({ key, zh, kind, sql }) => [key, zh, kind, sql])).toEqual([
    ['paid_on', '日期', 'date', 'r.paid_on'],
    ['tax_kind', '税种', 'text', 'r.tax_kind'],
    ['amount', '金额', 'money', 'r.amount'],
  ])
})

it('lets conditions ask by the names of the engine, by the types of the columns', () => {
  expect(sample.evidence?.fields).toEqual({
    key: { sql: 'r.row_key', type: 'text' },
    taxKind: { sql: 'r.tax_kind', type: 'text' },
    amount: { sql: 'r.amount', type: 'bigint' },
    rate: { sql: 'r.rate', type: 'numeric' },
    paidOn: { sql: 'r.paid_on', type: 'date' },
  })
})

it('hands the engine numbers and ISO days under its own names', () => {
  for (const part of [
    'tax_kind as "taxKind"',
    'amount as "amount"',
    'rate::float8 as "rate"',
    'paid_on::text as "paidOn"',
    'from tax_payment where company_id = $1 and enterprise_id = $2',
  ])
    expect(sample.held).toContain(part)
  expect(sample.held).not.toContain('authority')
})

it('of every dataset something is listed, and a progress bar has the share of what is collected', () => {
  expect(Object.keys(FACT_DATASETS)).toHaveLength(factDatasets().length)
  for (const [dataset, { listing, collect, parts }] of factDatasets()) {
    expect([dataset, listing.columns.length > 1]).toEqual([dataset, true])
    const shared = collect ? collect.weight > 0 : FILE_DATASETS.includes(dataset)
    expect([dataset, shared, Object.keys(parts).length > 0]).toEqual([dataset, true, true])
  }
})

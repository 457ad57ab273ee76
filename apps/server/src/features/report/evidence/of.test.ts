import type { Evidence, ReportDocument } from '@xinjian/engine/report/document'
import { describe, expect, it } from 'vitest'
import { clickedOf, evidenceOf } from './of.ts'

const rows = (from: string): Evidence => [{ dataset: 'INVOICE', from }]
const document = {
  verdict: {
    decision: { reasons: [{ id: 'G-GAP', evidence: rows('gap') }] },
    score: {
      reasons: [{ variable: 'months' }],
      breakdown: [{ variable: 'months', evidence: rows('score') }, { variable: 'bare' }],
      fileFigures: [{ variable: 'ratio', evidence: rows('beside') }],
    },
  },
  indicators: [{ key: 'I-001.L12', evidence: rows('indicator') }],
  rules: [{ id: 'R-028', evidence: rows('rule') }],
  sections: [
    {
      blocks: [
        {
          kind: 'table',
          id: 'monthly',
          columns: [
            { key: 'in', title: '进项', type: 'money' },
            { key: 'rate', title: '占比', type: 'ratio' },
            { key: 'wan', title: '净额', type: 'money', unit: '万元', proof: 'SUM' },
          ],
          rows: [{ in: 1, rate: 0.5, wan: 12.34 }],
          evidence: [rows('row')],
          cells: [{ in: rows('cell') }],
        },
      ],
    },
  ],
} as unknown as ReportDocument

describe('what a click means', () => {
  it.each([
    ['I-001.L12', 'indicator'],
    ['R-028', 'rule'],
    ['reason:G-GAP', 'gap'],
    ['score:months', 'score'],
    ['score:ratio', 'beside'],
    ['table:monthly:0', 'row'],
    ['table:monthly:0:rate', 'row'],
    ['table:monthly:0:in', 'cell'],
  ])('%s leads to its own rows', (of, from) => expect(evidenceOf(document, of)).toEqual(rows(from)))

  it('of a cell is its own value, in yuan where the column is in 万元', () => {
    expect(clickedOf(document, 'table:monthly:0:wan')).toEqual({
      evidence: rows('row'),
      proof: 'SUM',
      value: 12.34,
      unit: 'yuan',
      factor: 10_000,
    })
    expect(clickedOf(document, 'table:monthly:0:rate')).toEqual({ evidence: rows('row') })
  })

  it.each([
    'I-999',
    'score:undefined',
    'score:bare',
    'reason:G-NONE',
    'table:monthly:7',
    'table:monthly:0:out',
    'table:none:0',
  ])('%s is refused', (of) => expect(() => evidenceOf(document, of)).toThrow())
})

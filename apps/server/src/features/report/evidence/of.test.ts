import type { Evidence, ReportDocument } from '@xinjian/engine/report/document'
import { describe, expect, it } from 'vitest'
import { evidenceOf } from './of.ts'

const rows = (from: string): Evidence => [{ dataset: 'INVOICE', from }]
const document = {
  verdict: { decision: { reasons: [{ id: 'G-GAP', evidence: rows('gap') }] } },
  indicators: [{ key: 'I-001.L12', evidence: rows('indicator') }],
  rules: [{ id: 'R-028', evidence: rows('rule') }],
  sections: [
    {
      blocks: [
        {
          kind: 'table',
          id: 'monthly',
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
    ['table:monthly:0', 'row'],
    ['table:monthly:0:in', 'cell'],
  ])('%s leads to its own rows', (of, from) => expect(evidenceOf(document, of)).toEqual(rows(from)))

  it.each(['I-999', 'reason:G-NONE', 'table:monthly:7', 'table:monthly:0:out', 'table:none:0'])(
    '%s is refused',
    (of) => expect(() => evidenceOf(document, of)).toThrow(),
  )
})

/** What reports ask of records, the server can answer: every field of their conditions is a column. */
import type { Condition } from '@xinjian/engine/report/condition'
import type { Evidence, ReportDocument } from '@xinjian/engine/report/document'
import { taxReport } from '@xinjian/engine/tax/report'
import { expect, it } from 'vitest'
import { arrear, livelyFacts } from '../../../../../../packages/engine/test-support/tax-facts.ts'
import {
  steadyFacts,
  violation,
} from '../../../../../../packages/engine/test-support/tax-record-facts.ts'
import { behindOf } from './registry.ts'

/** Rows of returns are asked for by what the readers of returns bring. */
const RECORDS = [
  'CREDIT_RATING',
  'TAX_PAYMENT',
  'TAX_ARREARS',
  'TAX_VIOLATION',
  'SOCIAL_INSURANCE',
  'BANK_TAX_AUTH',
] as const

function fieldsOf(condition: Condition): string[] {
  if ('all' in condition) return condition.all.flatMap(fieldsOf)
  return 'any' in condition ? condition.any.flatMap(fieldsOf) : [condition.field]
}

const evidenceOf = ({ indicators, rules, sections }: ReportDocument): Evidence => [
  ...[...indicators, ...rules].flatMap(({ evidence }) => evidence),
  ...sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) =>
      block.kind === 'table'
        ? [
            ...(block.evidence ?? []).flat(),
            ...(block.cells ?? []).flatMap((own) => Object.values(own).flat()),
          ]
        : [],
    ),
]

it('knows every field that the tax report asks of records', () => {
  const facts = steadyFacts({
    payments: livelyFacts().payments,
    arrears: [arrear(20_000)],
    violations: [violation('2025-01-01', { status: '未处理' }), violation('2025-02-01')],
  })
  const asked = new Map<string, Set<string>>()
  for (const query of evidenceOf(taxReport(facts)))
    if (query.dataset !== 'INVOICE')
      asked.set(
        query.dataset,
        new Set([...(asked.get(query.dataset) ?? []), ...fieldsOf(query.where)]),
      )
  for (const dataset of RECORDS) {
    const fields = [...(asked.get(dataset) ?? [])]
    expect([dataset, fields.length > 0]).toEqual([dataset, true])
    expect([dataset, fields.filter((field) => !(field in behindOf(dataset).fields))]).toEqual([
      dataset,
      [],
    ])
  }
})

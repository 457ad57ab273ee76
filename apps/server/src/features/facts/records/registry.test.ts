/** What reports ask of records, the server can answer: every field of their conditions is a column. */

import { ENGINES } from '@xinjian/engine/engines'
import { parseMonth } from '@xinjian/engine/kit/calendar/window'
import type { Condition } from '@xinjian/engine/report/condition'
import type { Evidence, ReportDocument } from '@xinjian/engine/report/document'
import type { ReportEngine } from '@xinjian/engine/report/engine'
import { taxReport } from '@xinjian/engine/tax/report'
import { expect, it } from 'vitest'
import { ERP_GOLDEN } from '../../../../../../packages/engine/test-support/erp/golden.ts'
import { ERP_ITEM_GOLDEN } from '../../../../../../packages/engine/test-support/stock/facts.ts'
import { arrear, livelyFacts } from '../../../../../../packages/engine/test-support/tax-facts.ts'
import {
  steadyFacts,
  violation,
} from '../../../../../../packages/engine/test-support/tax-record-facts.ts'
import { evidenceOf } from './registry.ts'

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

const evidenceIn = ({ indicators, rules, sections }: ReportDocument): Evidence => [
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
  for (const query of evidenceIn(taxReport(facts)))
    if (query.dataset !== 'INVOICE')
      asked.set(
        query.dataset,
        new Set([...(asked.get(query.dataset) ?? []), ...fieldsOf(query.where)]),
      )
  for (const dataset of RECORDS) {
    const fields = [...(asked.get(dataset) ?? [])]
    expect([dataset, fields.length > 0]).toEqual([dataset, true])
    expect([dataset, fields.filter((field) => !(field in evidenceOf(dataset).fields))]).toEqual([
      dataset,
      [],
    ])
  }
})

/** SQL types that a number of a condition may be compared with; all others take text. */
const NUMBERS = new Set(['int', 'bigint', 'numeric'])

function testsOf(condition: Condition): [field: string, kinds: string[]][] {
  if ('all' in condition) return condition.all.flatMap(testsOf)
  if ('any' in condition) return condition.any.flatMap(testsOf)
  const { field, ...test } = condition
  const values = Object.values(test)
    .flat()
    .filter((value) => value !== true)
  return [[field, [...new Set(values.map((value) => typeof value))]]]
}

it.each([
  ['ERP', ERP_GOLDEN],
  ['ERP_ITEM', ERP_ITEM_GOLDEN],
] as const)('and what reports of books ask, by the type of its column: %s', (kind, golden) => {
  const { decode, make } = ENGINES[kind] as ReportEngine<unknown>
  const asked = new Set<string>()
  for (const [name, encoded] of Object.entries(golden)) {
    const document = make(decode(encoded()), parseMonth(name.split('@')[1]!)!)
    for (const query of evidenceIn(document)) {
      if (query.dataset === 'INVOICE' || query.dataset === 'VAT_RETURN') continue
      const { dataset } = query
      asked.add(dataset)
      const { fields } = evidenceOf(dataset)
      for (const [field, kinds] of testsOf(query.where)) {
        const type = fields[field]?.type
        const fits = kinds.every((of) => (of === 'number') === NUMBERS.has(type ?? ''))
        expect([dataset, field, type !== undefined && fits, type]).toEqual([
          ...[dataset, field, true, type],
        ])
      }
    }
  }
  expect(asked.size).toBeGreaterThan(2)
})

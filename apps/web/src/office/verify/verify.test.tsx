import { INVOICE_KINDS } from '@xinjian/format/invoice/kind'
import { pairsOf } from '@xinjian/format/say/words'
import { faultsOf } from '@xinjian/format/verify/faults'
import type { TypedInvoice } from '@xinjian/format/verify/typed'
import { TYPED_SAYS } from '@xinjian/format/verify/words'
import { expect, it } from 'vitest'
import { KIND_NAMES } from './english.ts'
import { kindsOf } from './kinds-of.ts'

const NUMBERS = ['', '1', '00000000', '12345678', '26442000000012345678']
const CODES = ['', '1', '4403251130', '044032500111', '133011920660', '044032000117']
const DATES = ['', '2026-02-30', '2026-05-06', '2025-05-06', '2099-01-01']
const REST = ['', 'x', '1']

it('every fault of every form has its English', () => {
  const said = new Set<string>()
  for (const invoiceNumber of NUMBERS)
    for (const invoiceCode of CODES)
      for (const issueDate of DATES)
        for (const rest of REST) {
          const typed: TypedInvoice = {
            invoiceCode,
            invoiceNumber,
            issueDate,
            amount: rest,
            checkCode: rest,
          }
          for (const fault of Object.values(faultsOf(typed, '2026-11-22'))) said.add(fault)
        }
  const english = new Map(pairsOf(TYPED_SAYS))
  expect(said.size).toBeGreaterThan(12)
  expect([...said].filter((text) => !english.has(text))).toEqual([])
})

it('every kind is named in English', () => {
  expect(INVOICE_KINDS.filter((kind) => kind !== 'UNKNOWN' && !(kind in KIND_NAMES))).toEqual([])
})

it('a workbook says the kind, or nothing: never another kind', () => {
  const names = kindsOf((kind) => (kind === 'UNKNOWN' ? '数电票' : kind))
  expect(names.UNKNOWN).toBe('')
  expect(names.DIGITAL_NORMAL).toBe('DIGITAL_NORMAL')
})

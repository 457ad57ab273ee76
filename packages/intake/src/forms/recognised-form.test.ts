import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { BALANCE_BEGIN, BALANCE_END, formRows } from '../../test-support/statements.ts'
import { parseDocument } from '../parse-document.ts'

it('a picture of a balance sheet: every amount, none surer than an identity makes it', async () => {
  const picture = await readFile(
    new URL('../../test-support/fixtures/balance-sheet.png', import.meta.url),
  )
  const [file] = await parseDocument('a.png', picture, { forms: true })
  expect(file).toMatchObject({ invoices: [], error: null })
  const [statement] = file?.statements ?? []
  expect(statement).toMatchObject({ kind: 'BALANCE', standard: 'SMALL', period: '2024-12-31' })
  for (const { code, amounts } of formRows('BALANCE', [BALANCE_END, BALANCE_BEGIN])) {
    const item = statement?.items.find((own) => own.code === code)
    expect([code, item?.values.期末, item?.values.年初]).toEqual([
      code,
      (amounts[0]! / 100).toFixed(2),
      (amounts[1]! / 100).toFixed(2),
    ])
    expect(item?.source).toBe('OCR')
  }
  expect(statement?.checks.filter(({ ok }) => !ok)).toEqual([])
  const alone = statement?.items.find(({ code }) => code === 'rawMaterials')
  expect(alone?.confidence).toBeLessThan(0.9)
})

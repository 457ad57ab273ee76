// @vitest-environment happy-dom
/** A person says once what the columns of a sheet are. */
import { fireEvent, screen } from '@testing-library/react'
import { enterprise } from '@xinjian/contract/nouns/enterprise'
import { intake } from '@xinjian/contract/nouns/intake'
import { BOOK_ROLES } from '@xinjian/format/books/roles'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { button, leaveForGood, press, pressAt, settle, text } from '../../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../../test-support/server.ts'
import { newDesk, paged } from '../../test/desk.tsx'
import { AT, DONE, FIRM, show } from '../../test/upload-sample.ts'
import './LayoutsDialog.tsx'
import { roleWords } from './role-words.ts'
import './SheetsDialog.tsx'

const ROW = { ...DONE, toSettle: 1 }
const SHEET = {
  ...{ n: 1, sheet: '余额', fingerprint: 'a'.repeat(32), kind: null, power: 0, settled: null },
  ...{ red: false, inRed: [] },
  columns: [
    { at: 0, heading: '科目编码', role: 'account', why: 'HEADING' },
    { at: 1, heading: '上月结转', role: null, why: null },
    { at: 3, heading: '结转下月', role: null, why: null },
  ],
  rows: [['1001', '1', '0.8']],
}
const LAYOUT = {
  ...{ fingerprint: 'a'.repeat(32), headings: ['科目编码', '上月结转'], kind: 'BALANCES' },
  ...{ columns: [], power: 0, red: null, decidedBy: '李雷', decidedAt: '2026-11-26T02:00:00Z' },
}
const choose = async (name: string, value: string) => {
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } })
  await settle()
}

beforeEach(() => {
  newDesk()
  answer(enterprise.enterpriseList, ok(paged([FIRM])))
  answer(intake.dataCollection, ok(paged([ROW])))
  answer(intake.importSheets, ok({ row: ROW, sheets: [SHEET] }))
  answer(intake.importSheetSettle, ok(ROW))
  answer(intake.bookLayouts, ok([LAYOUT]))
  answer(intake.bookLayoutTakeBack, ok({ rows: 3 }))
})
afterEach(leaveForGood)

it('with the first rows in sight: kind, columns and unit are chosen and sent', async () => {
  await show(AT)
  await press('确认列含义（1）')
  expect(sent(intake.importSheets)).toEqual([{ id: ROW.id }])
  expect(text()).toContain('10.8')
  expect(button('确认并读取').disabled).toBe(true)
  await choose('账簿种类', 'BALANCES')
  expect(text()).toContain('按列名建议')
  expect(text()).toContain('无法判断')
  await choose('上月结转 含义', 'close')
  await choose('结转下月 含义', 'close')
  expect(text()).toContain('“期末余额”选了不止一列')
  expect(button('确认并读取').disabled).toBe(true)
  await choose('上月结转 含义', 'open')
  await choose('金额单位', '4')
  await press('确认并读取')
  expect(sent(intake.importSheetSettle)).toEqual([
    {
      ...{ id: ROW.id, fingerprint: SHEET.fingerprint, kind: 'BALANCES', power: 4 },
      columns: [
        { at: 0, role: 'account' },
        { at: 1, role: 'open' },
        { at: 3, role: 'close' },
      ],
    },
  ])
})

it('a unit that is not told has to be chosen; what is no book asks for none', async () => {
  answer(
    intake.importSheets,
    ok({ row: ROW, sheets: [{ ...SHEET, kind: 'BALANCES', power: null }] }),
  )
  await show(AT)
  await press('确认列含义（1）')
  expect(button('确认并读取').disabled).toBe(true)
  await choose('账簿种类', 'NONE')
  await press('确认并读取')
  expect(sent(intake.importSheetSettle)).toEqual([
    { id: ROW.id, fingerprint: SHEET.fingerprint, kind: null, columns: [], power: 0 },
  ])
})

it('a file on the list of work leads here where no document waits', async () => {
  answer(intake.importChecks, ok({ row: ROW, documents: [] }))
  await show(`${AT}&check=${ROW.id}`)
  const [, settleHere] = screen.getAllByRole('button', { name: '确认列含义（1）' })
  await pressAt(settleHere!)
  expect(sent(intake.importSheets)).toEqual([{ id: ROW.id }])
})

it('a refusal is told and nothing is lost', async () => {
  answer(intake.importSheetSettle, no(400, '所选的列不足以构成这种账簿'))
  await show(AT)
  await press('确认列含义（1）')
  await choose('账簿种类', 'BALANCES')
  await press('确认并读取')
  expect(text()).toContain('所选的列不足以构成这种账簿')
  expect(screen.getByRole('combobox', { name: '账簿种类' })).toHaveProperty('value', 'BALANCES')
})

it('what was settled is listed, and taken back by a second press', async () => {
  await show(AT)
  await press('已确认版式')
  expect(text()).toContain('科目余额表（李雷，2026-11-26')
  await press('撤回确认')
  expect(sent(intake.bookLayoutTakeBack)).toEqual([])
  await press('确认撤回')
  expect(sent(intake.bookLayoutTakeBack)).toEqual([{ fingerprint: LAYOUT.fingerprint }])
})

it('every column that is offered has a name in both languages', () => {
  const offered = new Set(Object.values(BOOK_ROLES).flat())
  for (const language of ['zh', 'en'] as const)
    expect(new Set(Object.keys(roleWords[language]))).toEqual(offered)
})

it('figures that red alone tells apart: what red means is asked, and sent', async () => {
  const rows = [
    ['1001', '5', '8'],
    ['1002', '3', '4'],
  ]
  const asked = { ...SHEET, kind: 'BALANCES', red: true, inRed: [[], [1]], rows }
  answer(intake.importSheets, ok({ row: ROW, sheets: [asked] }))
  await show(AT)
  await press('确认列含义（1）')
  await choose('上月结转 含义', 'open')
  await choose('结转下月 含义', 'close')
  expect(screen.getByText('3').className).not.toBe('')
  expect(screen.getByText('8').className).toBe('')
  expect(button('确认并读取').disabled).toBe(true)
  await choose('红字是否为负数', 'MINUS')
  await press('确认并读取')
  expect(sent(intake.importSheetSettle)).toMatchObject([
    { kind: 'BALANCES', power: 0, red: 'MINUS' },
  ])
})

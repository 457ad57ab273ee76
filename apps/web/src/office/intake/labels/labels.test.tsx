// @vitest-environment happy-dom
/** A person chooses once what a line of a statement means. */
import { fireEvent, screen } from '@testing-library/react'
import { enterprise } from '@xinjian/contract/nouns/enterprise'
import { intake } from '@xinjian/contract/nouns/intake'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { leaveForGood, settle, text } from '../../../test-support/page.tsx'
import { answer, ok, sent } from '../../../test-support/server.ts'
import { newDesk, paged, pressIn } from '../../test/desk.tsx'
import { AT, DONE, FIRM, show } from '../../test/upload-sample.ts'
import { formsText } from '../forms-text.ts'

const FORMS = [
  { what: 'STATEMENT' as const, kind: 'BALANCE' as const, period: '2025-09-30' },
  { what: 'STATEMENT' as const, kind: 'BALANCE' as const, period: '2024-12-31' },
  { what: 'STATEMENT' as const, kind: 'INCOME' as const, period: '2024-12-31' },
]
const ROW = { ...DONE, forms: FORMS, toChoose: 1 }
const LABEL = {
  standard: '企业会计准则',
  kind: 'BALANCE',
  label: '应收票据及应收账款',
  candidates: [
    { code: 'notesReceivable', name: '应收票据' },
    { code: 'accountsReceivable', name: '应收账款' },
  ],
  code: null,
  decidedBy: null,
  decidedAt: null,
}
const TITLE = '选择会计科目'

beforeEach(() => {
  newDesk()
  answer(enterprise.enterpriseList, ok(paged([FIRM])))
  answer(intake.dataCollection, ok(paged([ROW])))
  answer(intake.jobEvents, new Promise(() => undefined))
})
afterEach(leaveForGood)

it('the list tells the statements of a file with their periods, in both languages', async () => {
  await show(AT)
  await settle()
  expect(text()).toContain('财务报表 3 张（2024年、2025年9月）')
  expect(formsText(FORMS, 'en')).toBe('3 statements (2024, 2025-09)')
})

it('what is said of a statement that was stored is a remark, no error', async () => {
  const place = '资产负债表'
  const reason = '勾稽关系不符：资产总计=负债合计+所有者权益合计，差额 1.00 元'
  answer(
    intake.importDetail,
    ok({ row: { ...ROW, bad: 0 }, errors: [{ place, column: null, reason, raw: null }] }),
  )
  await show(`${AT}&errors=7`)
  await settle()
  expect(text()).toContain('导入说明')
  expect(text()).toContain('已按原表读取，未作修改')
  expect(text()).not.toContain('正确的发票已经入库')
})

it('the choice is sent as it was made; nothing is chosen beforehand', async () => {
  answer(
    intake.importLabels,
    ok({ row: ROW, labels: [LABEL] }),
    ok({
      row: ROW,
      labels: [
        {
          ...LABEL,
          code: 'accountsReceivable',
          decidedBy: '王敏',
          decidedAt: '2026-11-21T02:00:00Z',
        },
      ],
    }),
  )
  answer(intake.importLabelChoose, ok({ ...ROW, toChoose: 0 }))
  await show(`${AT}&labels=7`)
  await settle()
  const select = screen.getByLabelText<HTMLSelectElement>('应收票据及应收账款')
  expect(select.value).toBe('-')
  fireEvent.change(select, { target: { value: 'accountsReceivable' } })
  await pressIn(TITLE, '确定')
  await settle()
  expect(sent(intake.importLabelChoose)).toEqual([
    {
      id: DONE.id,
      standard: '企业会计准则',
      kind: 'BALANCE',
      label: '应收票据及应收账款',
      code: 'accountsReceivable',
    },
  ])
  expect(text()).toContain('应收票据及应收账款：应收账款（王敏')
})

it('a choice that is remembered is taken back by a second press, and not by the first', async () => {
  const chosen = {
    ...LABEL,
    code: 'accountsReceivable',
    decidedBy: '王敏',
    decidedAt: '2026-11-21T02:00:00Z',
  }
  answer(intake.labelChoices, ok([chosen]), ok([]))
  answer(intake.labelTakeBack, ok({ rows: 3 }))
  await show(`${AT}&chosen=1`)
  await settle()
  expect(text()).toContain('应收票据及应收账款：应收账款（王敏')
  await pressIn('已选会计科目', '撤回选择')
  expect(sent(intake.labelTakeBack)).toEqual([])
  await pressIn('已选会计科目', '确认撤回')
  await settle()
  const { standard, kind, label } = LABEL
  expect(sent(intake.labelTakeBack)).toEqual([{ standard, kind, label }])
  expect(text()).toContain('还没有选择过会计科目')
})

it('returns and certificates of a file are counted beside its statements', () => {
  const forms = [
    ...FORMS.slice(0, 1),
    { what: 'RETURN' as const, kind: 'VAT' as const, period: '2025-12-31' },
    { what: 'PAYMENT' as const, kind: 'PAYMENT' as const, period: '2026-01-12' },
  ]
  expect(formsText(forms, 'zh')).toBe(
    '财务报表 1 张（2025年9月），申报表 1 张（2025年12月），完税证明 1 张（2026年1月）',
  )
  expect(formsText(forms, 'en')).toBe(
    '1 statement (2025-09), 1 tax return (2025-12), 1 payment certificate (2026-01)',
  )
})

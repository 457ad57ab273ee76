// @vitest-environment happy-dom
/** A person checks what could not be read with certainty, beside the original. */
import { fireEvent, screen } from '@testing-library/react'
import { enterprise } from '@xinjian/contract/nouns/enterprise'
import { intake } from '@xinjian/contract/nouns/intake'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { leaveForGood, settle, text } from '../../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../../test-support/server.ts'
import { dialogs, newDesk, paged, pressIn } from '../../test/desk.tsx'
import { AT, DONE, FIRM, show } from '../../test/upload-sample.ts'

const READ = {
  invoiceNumber: '26442000000310629901',
  invoiceCode: '',
  issueDate: '2026-03-05',
  amountExclTax: '1000.00',
  taxAmount: '130.00',
  totalAmount: '1310.00',
  sellerName: '示例制造',
  sellerTaxNo: '91440300MA9X00A15D',
  buyerName: '示例贸易',
  buyerTaxNo: '',
}
const document = (n: number, over: object = {}) => ({
  n,
  place: `三月.zip!/${n}.jpg`,
  reason: '需人工核对：价税合计识别不清',
  fields: READ,
  unsure: ['totalAmount'],
  decision: null,
  decidedBy: null,
  decidedAt: null,
  ...over,
})
const answered = (...documents: object[]) =>
  ok({ row: { ...DONE, toCheck: documents.length }, documents })
const PICTURE = { ...intake.importPicture, path: '/invoice/import/picture/7' as never }
const TITLE = '人工核对发票'
const value = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)

beforeEach(() => {
  newDesk()
  answer(enterprise.enterpriseList, ok(paged([FIRM])))
  answer(intake.dataCollection, ok(paged([{ ...DONE, toCheck: 2 }])))
  answer(intake.jobEvents, new Promise(() => undefined))
  answer(
    PICTURE,
    new Response('x', {
      headers: {
        'content-type': 'image/jpeg',
        'content-disposition': 'attachment; filename="1.jpg"',
      },
    }),
  )
})
afterEach(leaveForGood)

it('the original stands beside what was read, and what is in doubt is marked and looked at first', async () => {
  answer(intake.importChecks, answered(document(1), document(2)))
  await show(`${AT}&check=7`)
  await settle()
  expect(dialogs()).toEqual([TITLE])
  expect(text()).toContain('三月.zip!/1.jpg还有 2 张待核对')
  expect(sent(PICTURE)).toEqual([{ n: '1' }])
  expect(screen.getByRole('img', { name: '三月.zip!/1.jpg' })).toBeTruthy()
  expect(value(/发票号码/).value).toBe('26442000000310629901')
  expect(value(/价税合计/).value).toBe('1310.00')
  expect(window.document.activeElement).toBe(value(/价税合计/))
  expect(text()).toContain('识别不清，请对照原件')
})

it('what is saved is sent as it was corrected, and the next one comes', async () => {
  answer(intake.importChecks, answered(document(1), document(2)), answered(document(2)))
  answer(intake.importCheckSave, ok({ ...DONE, toCheck: 1 }))
  await show(`${AT}&check=7`)
  await settle()
  fireEvent.change(value(/价税合计/), { target: { value: '1130.00' } })
  await pressIn(TITLE, '保存并入库')
  await settle()
  const { invoiceCode: _code, buyerTaxNo: _no, ...rest } = READ
  expect(sent(intake.importCheckSave)).toEqual([{ id: 7, n: 1, ...rest, totalAmount: '1130.00' }])
  expect(text()).toContain('三月.zip!/2.jpg还有 1 张待核对')
})

it('a refusal stands at its field, which is looked at', async () => {
  answer(intake.importChecks, answered(document(1)))
  answer(intake.importCheckSave, no(400, '金额与税额之和为 1130.00，与价税合计不符', 'totalAmount'))
  await show(`${AT}&check=7`)
  await settle()
  await pressIn(TITLE, '保存并入库')
  await settle()
  expect(text()).toContain('与价税合计不符')
  expect(window.document.activeElement).toBe(value(/价税合计/))
})

it('one may be left out, once that is agreed to', async () => {
  answer(intake.importChecks, answered(document(1)), answered())
  answer(intake.importCheckDrop, ok({ ...DONE, toCheck: 0 }))
  await show(`${AT}&check=7`)
  await settle()
  await pressIn(TITLE, '不入库')
  expect(sent(intake.importCheckDrop)).toEqual([])
  await pressIn('不入库', '不入库')
  await settle()
  expect(sent(intake.importCheckDrop)).toEqual([{ id: 7, n: 1 }])
  expect(text()).toContain('本批次的发票已全部核对')
})

it('all done says who settled each and when', async () => {
  const decided = { decidedBy: 'demo', decidedAt: '2026-11-21T02:00:00Z' }
  answer(
    intake.importChecks,
    answered(
      document(1, { ...decided, decision: 'BOOKED' }),
      document(2, { ...decided, decision: 'DROPPED' }),
    ),
  )
  await show(`${AT}&check=7`)
  await settle()
  expect(text()).toContain('三月.zip!/1.jpg：已入库（demo，2026-11-21 10:00）')
  expect(text()).toContain('三月.zip!/2.jpg：不入库（demo，2026-11-21 10:00）')
})

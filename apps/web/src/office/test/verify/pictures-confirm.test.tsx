// @vitest-environment happy-dom
/** What was read with doubt is looked at and found right: by one press or one key, by field or by voucher, and taken back. */
import { fireEvent, screen } from '@testing-library/react'
import { verify } from '@xinjian/contract/nouns/verify'
import { recognition } from '@xinjian/contract/nouns/verify/recognition'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { button, field, leaveForGood, press, settle, text } from '../../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../../test-support/server.ts'
import { Component as Page } from '../../verify/pages/TradeCredit.tsx'
import { be, cells, newDesk, open } from '../desk.tsx'
import { Request, uploads } from '../upload-sample.ts'
import { dropped, INVOICE, imageOf, photo, picture, read, readAs } from './picture-sample.ts'

const AT = '/queryCenter/tradeCredit?way=picture'
const LIST = '识别出的发票与票据'
const BY = { by: 'staff', at: '2026-11-22T02:30:00Z' }
const BOTH = { totalAmount: BY, sum: BY }
const TWO = {
  ...INVOICE,
  fields: { ...INVOICE.fields, taxAmount: read('13.00', 0.7) },
}

beforeEach(() => {
  newDesk()
  uploads.length = 0
  vi.stubGlobal('XMLHttpRequest', Request)
  answer(verify.verifyManyAsk, no(500, '不在此处试'))
  answer(recognition.recognitionPropose, ok([]))
  answer(verify.readerChoice, no(500, '不在此处试'))
  answer(imageOf(3), new Response('x', { headers: { 'content-type': 'image/jpeg' } }))
})
afterEach(leaveForGood)

async function show(...vouchers: (typeof INVOICE)[]) {
  await open(AT, Page)
  await dropped(photo('混贴.jpg'))
  await readAs(0, picture(vouchers))
}
const key = async (name: string, more: object) => {
  field(name).focus()
  fireEvent.keyDown(field(name), { key: 'Enter', shiftKey: true, ...more })
  await settle()
}
const marks = (row = 0) => cells(LIST)[row]!.join()

it('the whole voucher by one press: who and when are told, nothing counts as changed, undone it is in doubt again', async () => {
  answer(verify.voucherSave, ok({ ...INVOICE, confirmed: BOTH }), ok(INVOICE))
  await show(INVOICE)
  await press('本张已核对无误（2 处）')
  expect(sent(verify.voucherSave)).toEqual([
    { id: 11, fields: {}, confirmed: ['totalAmount', 'sum'] },
  ])
  expect(marks()).toContain('已核对')
  expect(marks()).not.toMatch(/存疑|金额不平/)
  expect(text()).toContain('staff 于 2026-11-22 10:30 核对无误')
  expect(text()).not.toContain('之和不等于价税合计')
  await press('撤销修改')
  expect(sent(verify.voucherSave).at(-1)).toEqual({ id: 11, fields: {}, confirmed: [] })
  expect(marks()).toMatch(/金额不平.*1 处存疑/)
})

it('a field by its own press or key, which leads to the next that is in doubt', async () => {
  answer(verify.voucherSave, ok({ ...TWO, confirmed: { taxAmount: BY } }), ok(TWO))
  await show(TWO)
  expect(screen.getAllByRole('button', { name: '已核对无误' })).toHaveLength(2)
  await key('税额', {})
  expect(sent(verify.voucherSave)).toEqual([{ id: 11, fields: {}, confirmed: ['taxAmount'] }])
  expect(document.activeElement).toBe(field('价税合计'))
  expect(marks()).toMatch(/金额不平.*1 处存疑/)
  await press('已核对无误')
  const asked = sent(verify.voucherSave).at(-1)!
  expect([...(asked.confirmed as string[])].sort()).toEqual(['taxAmount', 'totalAmount'])
})

it('the whole by Ctrl+Shift+Enter, and on to the next that is to be looked at', async () => {
  answer(verify.voucherSave, ok({ ...INVOICE, confirmed: BOTH }))
  await show(INVOICE, { ...INVOICE, id: 13, n: 2 })
  await key('发票号码', { ctrlKey: true })
  expect(sent(verify.voucherSave)[0]!.confirmed).toEqual(['totalAmount', 'sum'])
  expect(text()).toContain('第 2 张，共 2 张')
})

it('what was just typed is a correction, and not said to be as it was read', async () => {
  answer(verify.voucherSave, ok({ ...INVOICE, edited: { totalAmount: '113.00' } }))
  await show(INVOICE)
  field('价税合计').focus()
  fireEvent.input(field('价税合计'), { target: { value: '113.00' } })
  await key('价税合计', {})
  expect(sent(verify.voucherSave).at(-1)).toMatchObject({
    fields: { totalAmount: '113.00' },
    confirmed: [],
  })
})

it('what somebody found right says so days after, and may be taken back', async () => {
  answer(verify.voucherSave, ok(INVOICE))
  await show({ ...INVOICE, confirmed: BOTH })
  expect(text()).toContain('staff 于 2026-11-22 10:30 核对无误')
  await press('撤销核对')
  expect(sent(verify.voucherSave)).toEqual([{ id: 11, fields: {}, confirmed: [] }])
  expect(button('本张已核对无误（2 处）')).toBeTruthy()
})

it('whoever may only read is offered nothing', async () => {
  be('ROLE_DEMO')
  answer(verify.pictureDetail, ok(picture([INVOICE])))
  await open(`${AT}&picture=3`, Page)
  expect(screen.queryByRole('button', { name: /已核对无误/ })).toBeNull()
})

// @vitest-environment happy-dom
/** A receivable as each side acts on it: which buttons stand there, and what they send. */

import { screen } from '@testing-library/react'
import { type ReceivableDetail, receivable } from '@xinjian/contract/nouns/finance/receivable'
import { programme } from '@xinjian/contract/nouns/finance/scf'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buttons, leaveForGood, press, pressAt, text, type } from '../../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../../test-support/server.ts'
import { Component as Party } from '../../scf/pages/PartyReceivable.tsx'
import { Component as Receivable } from '../../scf/pages/Receivable.tsx'
import ReceivableDialog from '../../scf/ReceivableDialog.tsx'
import { newDesk, open, pressIn } from '../desk.tsx'

const NO = 'YS2026112800000001'
const SEAT = { funderId: 7, role: 'ANCHOR' as const, refNo: 'HX2026112800000001' }
const ROW: ReceivableDetail['row'] = {
  ...{ no: NO, anchorNo: SEAT.refNo, relationNo: 'LS2026112800000002' },
  ...{ productNo: 'CP2026112800000003', productName: '应收保理', contractNo: '购销-01' },
  ...{ seller: '示例配件有限公司', debtor: '示例制造有限公司', amountFen: 12_345_678 },
  ...{ dueDay: '2027-01-12', state: 'SUBMITTED', madeBy: 'owner' },
  ...{ madeAt: '2026-11-28T03:00:00Z', submittedAt: '2026-11-28T03:00:00Z' },
  ...{ confirmBy: '2026-12-28', late: false, recorded: null, recordedBy: null },
  ...{ recordedByMe: false, confirmedBy: null, loanNo: null, financedFen: null, closedAs: null },
  ...{ closingBy: null, closingByMe: false },
}
const whole = (row: Partial<ReceivableDetail['row']>, over: Partial<ReceivableDetail> = {}) => ({
  row: { ...ROW, ...row },
  ...{ contractBuyer: null, recordNote: null, closedWhy: null, availableFen: 0 },
  ...{ invoices: [], papers: [], registrations: [], alerts: [], events: [] },
  checks: [{ code: 'RELATED' as const, state: 'ABSENT' as const, value: null }],
  ...over,
})
const asParty = async (row: Partial<ReceivableDetail['row']>) => {
  const seat = { ...SEAT, funderName: '示例银行', anchorName: '示例制造有限公司' }
  answer(programme.scfSeats, ok([{ ...seat, takenBy: 'owner', takenAt: '2026-11-28T03:00:00Z' }]))
  answer(receivable.scfPartyDetail, ok(whole(row)))
  await open(`/supplyChain/ownReceivable?no=${NO}&seat=7-${SEAT.refNo}`, Party)
}

beforeEach(() => newDesk())
afterEach(leaveForGood)

it('a debt is recorded by one person of the core enterprise', async () => {
  await asParty({})
  expect(text()).toContain('123,456.78')
  answer(receivable.scfRecord, ok({ ...ROW, recorded: 'CONFIRM' }))
  await press('记录：确认')
  await type(/理由/, '货物已验收入库')
  await pressIn(/记录：确认/, '记录：确认')
  expect(sent(receivable.scfRecord)).toEqual([
    { seat: SEAT, no: NO, word: 'CONFIRM', note: '货物已验收入库' },
  ])
})

it('another agrees to the word that stands there, and is told where it was changed', async () => {
  await asParty({ recorded: 'REFUSE', recordedBy: 'clerk' })
  answer(receivable.scfDecide, no(409, '经办意见已变更，请刷新查看后再复核'))
  await press('复核同意')
  await type(/理由/, '与仓库核对一致')
  await pressIn(/复核同意/, '复核同意')
  expect(sent(receivable.scfDecide)).toEqual([
    { seat: SEAT, no: NO, word: 'REFUSE', agree: true, note: '与仓库核对一致' },
  ])
  expect(text()).toContain('经办意见已变更')
})

it('whoever recorded it has no button to decide', async () => {
  await asParty({ recorded: 'CONFIRM', recordedBy: 'me', recordedByMe: true })
  expect(buttons()).not.toContain('复核同意')
  expect(buttons()).not.toContain('退回经办')
})

it('the funder searches before, finances once it may, and what nobody judged is not called passed', async () => {
  answer(receivable.scfReceivableDetail, ok(whole({ state: 'CONFIRMED' })))
  await open(`/supplyChain/receivable?no=${NO}`, Receivable)
  expect(text()).toContain('未判断')
  expect(text()).not.toContain('¥0.00')
  expect(buttons()).not.toContain('申请放款')
  const ready = whole({ state: 'CONFIRMED' }, { availableFen: 9_876_542 })
  answer(receivable.scfReceivableDetail, ok(ready))
  answer(receivable.scfRegister, ok(ready))
  await press('查询中登网')
  expect(sent(receivable.scfRegister)).toEqual([{ no: NO, act: 'SEARCH' }])
  expect(buttons()).toContain('申请放款')
})

it('an invoice that was picked is one that was picked, and its sum is told', async () => {
  const invoice = {
    ...{ key: '26442000000000000001', number: '26442000000000000001', issueDay: '2026-11-18' },
    ...{ totalFen: 2_619_791, seller: ROW.seller, buyer: ROW.debtor, verifyNo: 'FY1' },
    verifiedAt: '2026-11-28T03:00:00Z',
  }
  answer(receivable.scfPartyInvoices, ok([invoice]))
  answer(receivable.scfPartyProducts, ok([]))
  const seat = { ...SEAT, role: 'MEMBER' as const }
  await open('/supplyChain/own', () => (
    <ReceivableDialog seat={seat} onDone={() => undefined} onClose={() => undefined} />
  ))
  const box = screen.getByRole<HTMLInputElement>('checkbox')
  await pressAt(box)
  expect(box.checked).toBe(true)
  expect(text()).toContain('已选1张，合计¥26,197.91')
  await pressAt(box)
  expect(box.checked).toBe(false)
})

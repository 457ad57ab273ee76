// @vitest-environment happy-dom
/** The register of agreements: what the list tells, what one shows of its proof, and its paper. */

import { type AgreementDetail, agreement } from '@xinjian/contract/nouns/finance/agreement'
import { scfOrder } from '@xinjian/contract/nouns/finance/scf-order'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buttons, leaveForGood, press, text } from '../../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../../test-support/server.ts'
import { Component as Agreements } from '../../agreement/pages/Agreements.tsx'
import { Component as Order } from '../../scf/pages/Order.tsx'
import { be, cells, fileNamed, newDesk, notes, open, paged, pressIn, saved } from '../desk.tsx'

const NO = 'QR-YS2026112800000001'
const ROW: AgreementDetail['row'] = {
  ...{ contractNo: NO, kind: 'CONFIRMATION', subjectNo: 'YS2026112800000001' },
  ...{ title: '应收账款确认书', version: '2026-11', hash: 'ab'.repeat(32) },
  parties: [
    { role: 'LENDER', name: '示例银行', taxNo: null },
    { role: 'DEBTOR', name: '示例制造有限公司', taxNo: '91440300MA5EXMP163' },
  ],
  ...{ signer: 'core-b', signedFor: 'DEBTOR', signedAt: '2026-11-28T03:04:05Z' },
}
const DETAIL: AgreementDetail = {
  ...{ row: ROW, paragraphs: ['本企业确认所欠账款真实。'] },
  ...{ ip: '203.0.113.9', agent: 'Firefox', intact: true },
}
const opened = async (more: Partial<AgreementDetail> = {}) => {
  answer(agreement.agreementList, ok(paged([ROW])))
  answer(agreement.agreementDetail, ok({ ...DETAIL, ...more }))
  await open(`/supplyChain/agreements?contractNo=${NO}`, Agreements)
}

beforeEach(() => newDesk())
afterEach(leaveForGood)

it('lists what was signed of which business between whom, in China’s time', async () => {
  answer(agreement.agreementList, ok(paged([ROW])))
  await open('/supplyChain/agreements', Agreements)
  expect(cells('业务合同').join('|')).toContain('确权书')
  expect(text()).toContain('示例银行、示例制造有限公司')
  expect(text()).toContain('资金方、债务人')
  expect(text()).toContain('2026-11-28 11:04')
  answer(agreement.agreementDetail, ok(DETAIL))
  await press(NO)
  expect(sent(agreement.agreementDetail)).toEqual([{ contractNo: NO }])
})

it('says what it will hold while nothing was signed', async () => {
  answer(agreement.agreementList, ok(paged([])))
  await open('/supplyChain/agreements', Agreements)
  expect(text()).toContain('还没有业务合同')
})

describe('one of them', () => {
  it('tells its text, who signed for which company from where, and that nothing was changed', async () => {
    await opened()
    const shown = document.querySelector('dialog[open]')?.textContent
    expect(shown).toContain('本企业确认所欠账款真实。')
    expect(shown).toContain('core-b · 债务人')
    expect(shown).toContain('203.0.113.9')
    expect(shown).toContain('校验通过，签署后未被改动')
    expect(shown).toContain('ab'.repeat(32))
  })

  it('says that the rest is sealed to who is not told from where, and calls a broken record broken', async () => {
    await opened({ ip: null, agent: null, intact: false })
    const shown = document.querySelector('dialog[open]')?.textContent
    expect(shown).toContain('由签署方与资金方查看')
    expect(shown).toContain('校验未通过，请联系客服')
    expect(shown).not.toContain('校验通过，签署后未被改动')
  })

  it('is saved as PDF; a refusal is told and another try is open', async () => {
    await opened()
    answer(agreement.agreementPdf, no(503, '打印程序繁忙，请稍后再试'), fileNamed('QR.pdf'))
    await pressIn(/确权书/, '下载 PDF')
    expect(notes()).toEqual(['打印程序繁忙，请稍后再试'])
    await pressIn(/确权书/, '下载 PDF')
    expect(saved.map(({ name }) => name)).toEqual(['QR.pdf'])
  })
})

describe('a paper on the page of its order', () => {
  const order = {
    row: {
      ...{ no: 'DD2026112800000001', type: 'ORDER', anchorNo: 'HX1', relationNo: 'LS1' },
      ...{ productNo: 'CP1', productName: '订单贷', purchaseNo: 'PO-1', goods: '线束' },
      ...{ seller: '示例配件有限公司', buyer: '示例制造有限公司', amountFen: 100 },
      ...{ deliveryDay: '2027-01-12', state: 'VERIFIED', madeBy: 'owner' },
      ...{ madeAt: '2026-11-28T03:00:00Z', recorded: null, recordedBy: null },
      ...{ recordedByMe: false, verifiedBy: 'core-b', loanNo: null, financedFen: null },
      ...{ overdue: false, deliveredOn: null, late: false },
    },
    ...{ recordNote: null, availableFen: 0, invoices: [], registrations: [], alerts: [] },
    events: [],
    papers: [
      {
        ...{ contractNo: 'DQ-DD2026112800000001', kind: 'ORDER_CONFIRMATION', title: '订单确认书' },
        ...{ version: '1', paragraphs: ['属实。'], hash: 'cd'.repeat(32), signer: 'core-b' },
        ...{ signedAt: '2026-11-28T03:00:00Z', intact: true },
      },
    ],
  }
  const shows = async () => {
    answer(scfOrder.scfOrderDetail, ok(order as never))
    await open('/supplyChain/order?no=DD2026112800000001', Order)
  }
  it('is saved from there by its number, by who may see the register', async () => {
    await shows()
    answer(agreement.agreementPdf, fileNamed('DQ.pdf'))
    await press('下载 PDF')
    expect(sent(agreement.agreementPdf)).toEqual([{ contractNo: 'DQ-DD2026112800000001' }])
  })

  it('is not offered to who may not', async () => {
    be('ROLE_RYC_CHILD_ADMIN')
    await shows()
    expect(text()).toContain('属实。')
    expect(buttons()).not.toContain('下载 PDF')
  })
})

// @vitest-environment happy-dom
/** One invoice: what the form asks, what is told before the check, what is shown after; and the list. */
import { screen } from '@testing-library/react'
import { type VerifyRecord, verify } from '@xinjian/contract/nouns/verify'
import { verifyWatch } from '@xinjian/contract/nouns/verify/verifyWatch'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  address,
  alerts,
  field,
  leaveForGood,
  press,
  text,
  type,
} from '../../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../../test-support/server.ts'
import { Component as List } from '../../verify/pages/QueryResultList.tsx'
import { Component as Page } from '../../verify/pages/TradeCredit.tsx'
import { be, cells, newDesk, notes, open, paged } from '../desk.tsx'

const DIGITAL = '26442000000012345678'
const FACE = {
  checkCode: '',
  machineNo: '',
  buyerName: '赵**',
  buyerTaxNo: '4403**********1234',
  buyerContact: '',
  buyerBank: '',
  sellerName: '示例销售有限公司',
  sellerTaxNo: '91440399MA5EXAMPL1',
  sellerContact: '',
  sellerBank: '',
  amountExclTax: '1000.00',
  taxAmount: '130.00',
  totalAmount: '1130.00',
  remark: '',
  drawer: '开票员',
  items: [
    {
      name: '*示例*商品',
      spec: '',
      unit: '件',
      quantity: '1',
      price: '1000.00',
      amount: '1000.00',
      taxRate: '13%',
      tax: '130.00',
    },
  ],
}
const RECORD: VerifyRecord = {
  no: 'FY2026112100000001',
  kind: 'DIGITAL_NORMAL',
  invoiceCode: '',
  invoiceNumber: DIGITAL,
  issueDate: '2026-05-06',
  result: 'CONSISTENT',
  invalidMark: 'N',
  sellerName: FACE.sellerName,
  buyerName: FACE.buyerName,
  totalAmount: '1130.00',
  verifiedAt: '2026-11-21T02:00:00Z',
  askedAt: '2026-11-21T02:00:00Z',
  madeBy: 'demo',
  kept: false,
  charged: 3_000,
  line: null,
  repeated: null,
  amount: '1130.00',
  checkCode: '',
  note: '',
  face: FACE,
  earlier: null,
}
const QUOTE = {
  open: true,
  unit: '张',
  chargeRule: 'QUERY',
  price: 3_000,
  validDays: 30,
  freeUntil: null,
}
const LEFT = { left: 4, perDay: 5, quote: QUOTE, keptAt: null, beforehand: null }

beforeEach(() => {
  newDesk()
  answer(verify.verifyLeft, ok(LEFT))
  answer(verify.verifyCheck, ok(RECORD))
  answer(verify.verifyDetail, ok(RECORD))
  answer(verifyWatch.watchOf, ok({ found: null }))
})
afterEach(leaveForGood)

const fillDigital = async () => {
  await type('发票号码', DIGITAL)
  await type('开票日期', '20260506')
  await type('价税合计（元）', '1130')
}
const asked = (label: string) => screen.queryByLabelText(label) !== null

describe('the form', () => {
  it('asks exactly what the kind needs, as it is recognised while one types', async () => {
    await open('/queryCenter/tradeCredit', Page)
    expect([asked('发票代码'), asked('价税合计（元）'), asked('校验码后6位')]).toEqual([
      true,
      false,
      false,
    ])
    await type('发票代码', '4403251130')
    expect(text()).toContain('识别为：增值税专用发票')
    expect(asked('不含税金额（元）')).toBe(true)
    await type('发票代码', '044032500111')
    expect(text()).toContain('识别为：增值税电子普通发票')
    expect([asked('不含税金额（元）'), asked('校验码后6位')]).toEqual([false, true])
    await type('发票号码', DIGITAL)
    expect([asked('发票代码'), asked('价税合计（元）')]).toEqual([false, true])
    await type('发票号码', '12345678')
    await type('发票代码', '144031909110')
    expect(text()).toContain('不属于增值税发票')
  })

  it('takes the text of a QR code', async () => {
    await open('/queryCenter/tradeCredit', Page)
    await type('发票号码', `01,32,,${DIGITAL},1130.00,20260506,,A1B2`)
    expect(field('发票号码').value).toBe(DIGITAL)
    expect(field('开票日期').value).toBe('2026-05-06')
    expect(field('价税合计（元）').value).toBe('1130.00')
    expect(text()).toContain('已按二维码填入')
  })

  it('is not sent with a fault, which is said at its field', async () => {
    await open('/queryCenter/tradeCredit', Page)
    await type('发票号码', DIGITAL)
    await type('开票日期', '2025-05-06')
    await press('查验')
    expect(text()).toContain('请输入价税合计')
    expect(text()).toContain('数电票号码的前两位是开票年份')
    expect(sent(verify.verifyCheck)).toEqual([])
    expect(sent(verify.verifyLeft)).toEqual([])
  })

  it('tells price and checks left before, sends once, and shows the invoice', async () => {
    await open('/queryCenter/tradeCredit', Page)
    await fillDigital()
    expect(text()).toContain('今日剩余次数4')
    await press('查验（¥0.30）')
    expect(sent(verify.verifyCheck)).toMatchObject([
      { invoiceNumber: DIGITAL, issueDate: '2026-05-06', amount: '1130', again: false },
    ])
    expect(address()).toContain(`no=${RECORD.no}`)
    expect(text()).toContain('示例销售有限公司')
    expect(text()).toContain('¥1,130.00')
    expect(screen.queryByText('已红冲')).toBeNull()
  })

  it('offers what the company has for nothing, and to verify again for the price', async () => {
    answer(verify.verifyLeft, ok({ ...LEFT, keptAt: RECORD.verifiedAt }))
    await open('/queryCenter/tradeCredit', Page)
    await fillDigital()
    await press('查看已有结果（免费）')
    await press('重新查验（¥0.30）')
    expect(sent(verify.verifyCheck).map(({ again }) => again)).toEqual([false, true])
  })

  it('says what the platform would refuse, and that the product is not open', async () => {
    answer(
      verify.verifyLeft,
      ok({
        ...LEFT,
        quote: { ...QUOTE, open: false },
        beforehand: { result: 'TOO_OLD', why: '开票已超过五年' },
      }),
    )
    await open('/queryCenter/tradeCredit', Page)
    await fillDigital()
    expect(alerts().join()).toContain('开票已超过五年')
    expect(alerts().join()).toContain('尚未开通发票查验')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '查验（不计费）' }).disabled).toBe(
      true,
    )
  })

  it('is not there for whoever may only read', async () => {
    be('ROLE_DEMO')
    await open(`/queryCenter/tradeCredit?no=${RECORD.no}`, Page)
    expect(screen.queryByLabelText('发票号码')).toBeNull()
    expect(text()).toContain('示例销售有限公司')
    expect(screen.queryByRole('button', { name: '重新查验' })).toBeNull()
  })
})

describe('a result', () => {
  it.each([
    ['Y', '已作废', '该发票已作废'],
    ['H', '已红冲', '该发票已红冲'],
    ['7', '部分红冲', '有效金额小于票面'],
    ['8', '全额红冲', '该发票已全额红冲'],
  ])('marked %s is stamped %s', async (invalidMark, stamp, said) => {
    answer(verify.verifyDetail, ok({ ...RECORD, invalidMark }))
    await open(`/queryCenter/tradeCredit?no=${RECORD.no}`, Page)
    expect(document.querySelector('[data-part="stamp"]')?.textContent).toBe(stamp)
    expect(alerts().join()).toContain(said)
  })

  it('whose state the service did not tell is not called valid', async () => {
    answer(verify.verifyDetail, ok({ ...RECORD, invalidMark: null }))
    await open(`/queryCenter/tradeCredit?no=${RECORD.no}`, Page)
    expect(text()).toContain('查验服务未说明发票状态')
  })

  it('of a code that is no VAT invoice calls it none of the known kinds', async () => {
    const code = { kind: 'UNKNOWN', invoiceCode: '144032409110', invoiceNumber: '02730522' }
    const none = { result: 'UNSUPPORTED', invalidMark: null, face: null, note: '' }
    answer(verify.verifyDetail, ok({ ...RECORD, ...code, ...none }))
    await open(`/queryCenter/tradeCredit?no=${RECORD.no}`, Page)
    expect([...document.querySelectorAll('dd')].map((value) => value.textContent)).toContain(
      '其他发票',
    )
  })

  it('that differs shows what was typed, and no invoice', async () => {
    answer(
      verify.verifyDetail,
      ok({
        ...RECORD,
        result: 'INCONSISTENT',
        invalidMark: null,
        face: null,
        note: '建议对照票面',
      }),
    )
    await open(`/queryCenter/tradeCredit?no=${RECORD.no}`, Page)
    expect(text()).toContain('建议对照票面')
    expect(document.querySelector('[data-part="invoiceFace"]')).toBeNull()
    expect([...document.querySelectorAll('dt')].map((name) => name.textContent)).toContain(
      '价税合计（元）',
    )
  })

  it('was had before: who and when is said; verifying again is refused in words', async () => {
    answer(
      verify.verifyDetail,
      ok({ ...RECORD, earlier: { at: '2026-11-01T02:00:00Z', madeBy: 'staff' } }),
    )
    answer(verify.verifyCheck, no(4101, '余额不足：请充值后再查询'))
    await open(`/queryCenter/tradeCredit?no=${RECORD.no}`, Page)
    expect(text()).toContain('本公司曾查验此发票：2026-11-01 10:00，staff')
    await press('重新查验')
    expect(notes().join()).toContain('余额不足')
  })
})

describe('the list', () => {
  const counts = {
    byResult: [
      { result: 'CONSISTENT', count: 2 },
      { result: 'NOT_FOUND', count: 1 },
    ],
    flawed: 1,
    charged: 3,
    amount: 9_000,
  }

  it('tells each result with its mark, and narrows by a press on a count', async () => {
    answer(verify.verifyList, ok({ ...paged([{ ...RECORD, invalidMark: '7' }], 3), counts }))
    await open('/queryCenter/queryResultList?keyword=示例', List)
    expect(cells('查验结果')[0]?.slice(1, 3)).toEqual([
      `${DIGITAL}数电票（普通发票）`,
      '一致 · 部分红冲',
    ])
    expect(text()).toContain('计费 3 次，共 ¥0.90')
    await press('查无此票 1')
    expect(sent(verify.verifyList).at(-1)).toMatchObject({ result: 'NOT_FOUND', keyword: '示例' })
    await press('作废或红冲 1')
    expect(sent(verify.verifyList).at(-1)).toMatchObject({ mark: 'FLAWED' })
    expect(sent(verify.verifyList).at(-1)).not.toHaveProperty('result')
  })

  it('leads to the form while it is empty', async () => {
    const none = { byResult: [], flawed: 0, charged: 0, amount: 0 }
    answer(verify.verifyList, ok({ ...paged([]), counts: none }))
    await open('/queryCenter/queryResultList', List)
    expect(screen.getByRole('link', { name: '去查验一张发票' })).toBeDefined()
  })
})

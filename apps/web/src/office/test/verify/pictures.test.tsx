// @vitest-environment happy-dom
/** Verification out of pictures: given, read, compared, corrected, verified together. */
import { fireEvent, screen, within } from '@testing-library/react'
import { verify } from '@xinjian/contract/nouns/verify'
import { recognition } from '@xinjian/contract/nouns/verify/recognition'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  alerts,
  button,
  field,
  leaveForGood,
  press,
  pressAt,
  rows,
  settle,
  text,
} from '../../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../../test-support/server.ts'
import { Component as Page } from '../../verify/pages/TradeCredit.tsx'
import { be, cells, newDesk, open } from '../desk.tsx'
import { Request, uploads } from '../upload-sample.ts'
import {
  dropped,
  INVOICE,
  imageOf,
  NUMBER,
  photo,
  picture,
  read,
  readAs,
  TRAIN,
} from './picture-sample.ts'

const AT = '/queryCenter/tradeCredit?way=picture'
const LIST = '识别出的发票与票据'
const QUOTE = {
  open: true,
  unit: '张',
  chargeRule: 'QUERY',
  price: 3_000,
  validDays: 30,
  freeUntil: null,
}
const ASKED = { asked: 1, kept: 0, refused: 0, quote: QUOTE, most: 3_000 }
const CHECK = {
  no: 'FY2026112100000001',
  result: 'CONSISTENT',
  invalidMark: 'N',
  verifiedAt: '2026-11-21T02:00:00Z',
  note: '',
  kept: false,
  charged: 3_000,
}

beforeEach(() => {
  newDesk()
  uploads.length = 0
  vi.stubGlobal('XMLHttpRequest', Request)
  answer(verify.verifyManyAsk, ok(ASKED))
  answer(verify.voucherSave, ok(INVOICE))
  answer(recognition.recognitionPropose, ok([]))
  answer(verify.readerChoice, no(500, '不在此处试'))
  answer(
    imageOf(3),
    new Response('x', {
      headers: {
        'content-type': 'image/jpeg',
        'content-disposition': 'attachment; filename=a.jpg',
      },
    }),
  )
})
afterEach(leaveForGood)

async function leave(name: string, value: string): Promise<void> {
  fireEvent.input(field(name), { target: { value } })
  fireEvent.blur(field(name))
  await settle()
}

describe('files', () => {
  it('are read two at a time, each by itself; a bad one stops none', async () => {
    await open(AT, Page)
    await dropped(photo('a.jpg'), photo('b.jpg'), photo('c.jpg'), photo('大.jpg', 21 * 1024 * 1024))
    expect(uploads.map((u) => (u.form.file as File).name)).toEqual(['a.jpg', 'b.jpg'])
    expect(uploads[0]!.url).toBe('/api/tradecredit/front/invoice/verify/ocr')
    await uploads[0]!.reply(no(400, '文件已损坏'))
    await settle()
    expect(uploads).toHaveLength(3)
    await readAs(1, picture([INVOICE]))
    await readAs(2, picture([], { id: 4, error: '文件中未识别到发票或票据' }))
    const said = rows().join()
    expect(said).toContain('文件已损坏')
    expect(said).toContain('识别出 1 张')
    expect(said).toContain('未识别到发票或票据')
    expect(said).toContain('超过 20 MB')
    expect(text()).toContain('已识别 4 / 4 个文件')
    expect(cells(LIST)).toHaveLength(1)
  })

  it('that are pasted come in; what is under way is cancelled', async () => {
    await open(AT, Page)
    const paste = new Event('paste', { bubbles: true }) as ClipboardEvent
    Object.assign(paste, { clipboardData: { files: [photo('image.png')] } })
    document.dispatchEvent(paste)
    await settle()
    expect((uploads[0]!.form.file as File).name).toMatch(/^粘贴的图片-\d{6}\.png$/)
    await press('取消未完成的')
    expect(rows()).toEqual([])
  })
})

describe('a voucher', () => {
  const show = async (...vouchers: (typeof INVOICE)[]) => {
    await open(AT, Page)
    await dropped(photo('混贴.jpg'))
    await readAs(0, picture(vouchers))
  }

  it('stands with its picture, each field over its place, doubts and sums marked', async () => {
    await show(INVOICE, TRAIN)
    const boxes = [...document.querySelectorAll<HTMLElement>('[data-part="box"]')]
    expect(boxes.map((box) => box.dataset.field)).toEqual(Object.keys(INVOICE.fields))
    expect(boxes[0]!.style.left).toBe('50%')
    expect(
      boxes.filter((box) => box.className.includes('doubt')).map((b) => b.dataset.field),
    ).toEqual(['totalAmount'])
    expect(cells(LIST)[0]!.join()).toMatch(/金额不平.*1 处存疑.*未查验/)
    expect(text()).toContain('金额与税额之和不等于价税合计')
    expect(screen.queryByLabelText('发票代码')).toBeNull()
    await pressAt(boxes[4]!)
    expect(document.activeElement).toBe(field('价税合计'))
  })

  it('that is a ticket has its own fields, and says why it is not verified', async () => {
    await show(INVOICE, TRAIN)
    await press('下一张')
    expect(field('票号').value).toBe('Z12A345678')
    expect(field('席别').value).toBe('')
    expect(screen.getByRole('note').textContent).toContain('查验平台不受理')
    expect(cells(LIST)[1]!.join()).toMatch(/广州南 → 深圳北.*74\.50.*不能查验/)
  })

  it('is corrected and kept as its field is left, and taken back', async () => {
    answer(verify.voucherSave, ok({ ...INVOICE, edited: { totalAmount: '113.00' } }), ok(INVOICE))
    await show(INVOICE)
    await leave('价税合计', '113.00')
    expect(sent(verify.voucherSave)).toEqual([
      { id: 11, fields: { totalAmount: '113.00' }, confirmed: [] },
    ])
    expect(text()).toContain('识别为：118.00')
    expect(cells(LIST)[0]!.join()).not.toMatch(/金额不平|存疑/)
    await press('撤销修改')
    expect(sent(verify.voucherSave).at(-1)).toEqual({ id: 11, fields: {}, confirmed: [] })
    expect(field('价税合计').value).toBe('118.00')
    expect(button('撤销修改').disabled).toBe(true)
  })

  it('offers what the same misreading was corrected to before, and puts it in only when asked', async () => {
    const lastAt = '2026-11-01T00:00:00Z'
    const one = { field: 'totalAmount', read: '118.00', proposed: '113.00', times: 3, lastAt }
    answer(recognition.recognitionPropose, ok([{ ...one, why: 'SAME_VALUE' }]))
    answer(verify.voucherSave, ok({ ...INVOICE, edited: { totalAmount: '113.00' } }))
    await show(INVOICE)
    expect(sent(recognition.recognitionPropose)[0]).toMatchObject({
      kind: 'DIGITAL_NORMAL',
      issuer: '示例销售有限公司',
    })
    expect(field('价税合计').value).toBe('118.00')
    await press('改为 113.00（此前更正过 3 次）')
    expect(sent(verify.voucherSave)).toEqual([
      { id: 11, fields: { totalAmount: '113.00' }, confirmed: [] },
    ])
    expect(field('价税合计').value).toBe('113.00')
    expect(text()).not.toContain('此前更正过')
  })

  it('keeps on the page what the service could not keep', async () => {
    answer(
      verify.voucherSave,
      no(503, '服务正在维护'),
      ok({ ...INVOICE, edited: { totalAmount: '113.00' } }),
    )
    await show(INVOICE)
    await leave('价税合计', '113.00')
    expect(alerts().join()).toContain('修改未保存：服务正在维护')
    expect(field('价税合计').value).toBe('113.00')
    await press('重试保存')
    expect(alerts().join()).not.toContain('未保存')
  })

  it('leads by Enter to the first doubt of the next', async () => {
    const next = {
      ...INVOICE,
      id: 13,
      n: 2,
      fields: { ...INVOICE.fields, invoiceNumber: read('26442000000012345679') },
    }
    await show(INVOICE, next)
    fireEvent.keyDown(field('发票号码'), { key: 'Enter' })
    await settle()
    expect(text()).toContain('第 2 张，共 2 张')
    expect(document.activeElement).toBe(field('价税合计'))
  })

  it('that was had before says who and when; its double here is marked and left out', async () => {
    const before = {
      at: '2026-11-01T02:00:00Z',
      madeBy: 'staff',
      verified: true,
      result: 'NOT_FOUND' as const,
    }
    await show({ ...INVOICE, before }, { ...INVOICE, id: 14, n: 2 })
    expect(cells(LIST)[0]!.join()).toContain('11-01 10:00 staff 曾查验：查无此票')
    expect(cells(LIST)[1]!.join()).toContain('重复：混贴.jpg 第1张')
    expect(sent(verify.verifyManyAsk).at(-1)!.rows).toHaveLength(1)
  })
})

describe('all together', () => {
  const four = [1, 2, 3, 4, 5].map((n) => ({
    ...INVOICE,
    id: 20 + n,
    n,
    fields: { ...INVOICE.fields, invoiceNumber: read(`2644200000001234567${n}`) },
  }))

  it('tells number and price before; results and reasons stand in their rows', async () => {
    answer(verify.verifyManyAsk, ok({ ...ASKED, asked: 5, most: 15_000 }))
    const done = (id: number) => ({ voucherId: id, check: CHECK, refusal: null })
    const refusal = { code: 4101, msg: '余额不足，请充值后再查询', field: null }
    answer(
      verify.verifyMany,
      ok({ rows: [done(21), { voucherId: 22, check: null, refusal }, done(23), done(24)] }),
      no(503, '服务正在维护'),
    )
    await open(AT, Page)
    await dropped(photo('混贴.jpg'))
    await readAs(0, picture(four))
    expect(text()).toContain('5 张计费，每张 ¥0.30')
    await press('全部查验（5 张，最多 ¥1.50）')
    const asked = sent(verify.verifyMany).map(
      ({ rows }) => rows as { requestId: string; voucherId: number }[],
    )
    expect(asked.map((rows) => rows.map(({ voucherId }) => voucherId))).toEqual([
      [21, 22, 23, 24],
      [25],
    ])
    expect(new Set(asked.flat().map(({ requestId }) => requestId)).size).toBe(5)
    const results = cells(LIST).map((row) => row.at(-1))
    expect(results).toEqual(['一致', '余额不足，请充值后再查询', '一致', '一致', '服务正在维护'])

    answer(verify.verifyMany, ok({ rows: [done(22), done(25)] }))
    await press(/^全部查验（2 张/)
    const again = sent(verify.verifyMany).at(-1)!.rows as { requestId: string }[]
    expect(again[1]!.requestId).toBe(asked[1]![0]!.requestId)
    expect(cells(LIST).map((row) => row.at(-1))).toEqual(Array(5).fill('一致'))
    expect(text()).toContain('没有待查验的发票')
  })

  it('is not offered while the product is closed, and says so', async () => {
    answer(verify.verifyManyAsk, ok({ ...ASKED, quote: { ...QUOTE, open: false } }))
    await open(AT, Page)
    await dropped(photo('混贴.jpg'))
    await readAs(0, picture([INVOICE]))
    expect(button(/^全部查验/).disabled).toBe(true)
    expect(text()).toContain('尚未开通发票查验')
  })
})

it('one that was read before is opened by its number; who may only read changes nothing', async () => {
  be('ROLE_DEMO')
  answer(verify.pictureDetail, ok(picture([INVOICE])))
  await open(`${AT}&picture=3`, Page)
  expect(sent(verify.pictureDetail)).toEqual([{ id: 3 }])
  expect(field('发票号码').value).toBe(NUMBER)
  expect(field('发票号码').readOnly).toBe(true)
  expect(screen.queryByRole('button', { name: '撤销修改' })).toBeNull()
  expect(screen.queryByRole('button', { name: /全部查验/ })).toBeNull()
  expect(within(document.body).queryByText('识别图片与文件')).toBeNull()
})

it('what was chosen on the page stays chosen when the record of the address is answered only then', async () => {
  const late = Promise.withResolvers<ReturnType<typeof ok>>()
  const train = { ...TRAIN, id: 22 }
  const [first, second] = [picture([INVOICE]), picture([train], { id: 4, fileName: '车票.jpg' })]
  answer(verify.pictureDetail, late.promise)
  await open(`${AT}&picture=3`, Page)
  await dropped(photo('a.jpg'), photo('b.jpg'))
  await readAs(0, first)
  await readAs(1, second)
  await press('下一张')
  expect(field('票号').value).toBe('Z12A345678')
  late.resolve(ok(first))
  await settle()
  expect(field('票号').value).toBe('Z12A345678')
})

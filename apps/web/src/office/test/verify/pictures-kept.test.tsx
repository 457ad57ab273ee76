// @vitest-environment happy-dom
/** What stands on the page of files when it is left, come back to, loaded anew, or opened by somebody else; how far it is. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { listExport } from '@xinjian/contract/nouns/lists/listExport'
import { verify } from '@xinjian/contract/nouns/verify'
import { recognition } from '@xinjian/contract/nouns/verify/recognition'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  button,
  field,
  leaveForGood,
  press,
  rows,
  settle,
  text,
} from '../../../test-support/page.tsx'
import { answer, ok, sent } from '../../../test-support/server.ts'
import { Component as Page } from '../../verify/pages/TradeCredit.tsx'
import { be, cells, newDesk, open } from '../desk.tsx'
import { Request, uploads } from '../upload-sample.ts'
import { dropped, INVOICE, imageOf, photo, picture, readAs, TRAIN } from './picture-sample.ts'

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

beforeEach(() => {
  newDesk()
  uploads.length = 0
  vi.stubGlobal('XMLHttpRequest', Request)
  answer(verify.verifyManyAsk, ok({ asked: 1, kept: 0, refused: 0, quote: null, most: null }))
  answer(recognition.recognitionPropose, ok([]))
  const type = { 'content-type': 'image/jpeg', 'content-disposition': 'attachment; filename=a.jpg' }
  for (const id of [3, 4]) answer(imageOf(id), new Response('x', { headers: type }))
})
afterEach(leaveForGood)

it('goes on while another page is looked at, and stands as it was when its reader is back', async () => {
  await open(AT, Page)
  await dropped(photo('a.jpg'), photo('b.jpg'), photo('c.jpg'))
  await readAs(0, picture([INVOICE]))
  cleanup()
  await readAs(1, picture([{ ...TRAIN, id: 22 }], { id: 4 }))
  expect(uploads.map(({ aborted }) => aborted)).toEqual([false, false, false])
  await open(AT, Page)
  expect(text()).toContain('已识别 2 / 3 个文件')
  expect(cells(LIST)).toHaveLength(2)
  expect(sent(verify.pictureDetail)).toEqual([])
})

it('is opened again in the same tab by the same person, and is nothing to another', async () => {
  await open(AT, Page)
  await dropped(photo('a.jpg'))
  await readAs(0, picture([INVOICE]))
  expect(cells(LIST)).toHaveLength(1)
  cleanup()
  // A person who was loaded anew, as after the tab was.
  be('ROLE_COMPANY_ADMIN')
  answer(verify.pictureDetail, ok(picture([INVOICE])))
  await open(AT, Page)
  expect(sent(verify.pictureDetail)).toEqual([{ id: 3 }])
  expect(cells(LIST)).toHaveLength(1)
  cleanup()
  sessionStorage.setItem('verify.pictures', JSON.stringify({ user: -1, pictures: [3] }))
  be('ROLE_COMPANY_ADMIN')
  await open(AT, Page)
  expect(sent(verify.pictureDetail)).toHaveLength(1)
  expect(text()).toContain('识别出的发票与票据在此显示')
})

it('a tab with files that were not read is not closed unasked', async () => {
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true })
    dispatchEvent(event)
    return event.defaultPrevented
  }
  await open(AT, Page)
  expect(leave()).toBe(false)
  await dropped(photo('a.jpg'))
  expect(leave()).toBe(true)
  await readAs(0, picture([INVOICE]))
  expect(leave()).toBe(false)
})

it('many files say how long it takes; those that are read well give way to what is to be seen to', async () => {
  await open(AT, Page)
  await dropped(...Array.from({ length: 8 }, (_, i) => photo(`${i}.jpg`)))
  expect(rows()).toHaveLength(8)
  for (const [n, minutes] of [
    [0, null],
    [1, null],
    [2, 3],
  ] as const) {
    await act(() => vi.advanceTimersByTimeAsync(36_000))
    await readAs(n, picture([{ ...INVOICE, id: 40 + n }], { id: 100 + n }))
    if (minutes === null) expect(text()).not.toContain('约剩')
    else expect(text()).toContain(`已识别 3 / 8 个文件，约剩 ${minutes} 分钟`)
  }
  await readAs(3, picture([], { id: 103, error: '文件中未识别到发票或票据' }))
  const names = () => rows().flatMap((row) => /\d\.jpg(?=.*KB)/.exec(row)?.[0] ?? [])
  expect(names()).toEqual(['3.jpg', '4.jpg', '5.jpg', '6.jpg', '7.jpg'])
  await press('显示全部文件')
  expect(names()).toHaveLength(8)
})

it('a file in which nothing was read may be read once more', async () => {
  await open(AT, Page)
  await dropped(photo('a.jpg'))
  await readAs(0, picture([], { error: '解析超时' }))
  await press('重试')
  expect(uploads).toHaveLength(2)
  await readAs(1, picture([INVOICE]))
  expect(cells(LIST)).toHaveLength(1)
})

it('leaves as one workbook: invoices, and tickets that cannot be verified', async () => {
  answer(listExport.exportAsk, new Promise(() => undefined))
  await open(AT, Page)
  await dropped(photo('混贴.jpg'))
  await readAs(0, picture([INVOICE, TRAIN]))
  await settle()
  expect(button('导出清单').disabled).toBe(false)
  await press('导出清单')
  const [asked] = sent(listExport.exportAsk) as { columns: { title: string; names?: object }[] }[]
  expect(asked).toMatchObject({ list: 'vouchers', filter: {}, only: ['11', '12'] })
  expect(asked!.columns.find(({ title }) => title === '查验结果')!.names).toMatchObject({
    CONSISTENT: '一致',
    NOT_VERIFIED: '未查验',
    CANNOT_VERIFY: '不能查验',
  })
})

it('Ctrl and Enter lead to the next that somebody should look at, each once', async () => {
  const total = { ...INVOICE.fields.totalAmount!, value: '113.00', confidence: 0.99 }
  const sure = { ...INVOICE, id: 12, fields: { ...INVOICE.fields, totalAmount: total } }
  await open(AT, Page)
  await dropped(photo('混贴.jpg'))
  await readAs(0, picture([INVOICE, sure, { ...INVOICE, id: 13 }]))
  expect(button('下一张需核对（2 张）')).toBeTruthy()
  const on = async () => {
    fireEvent.keyDown(field('价税合计'), { key: 'Enter', ctrlKey: true })
    await settle()
    expect(text()).toContain('第 3 张，共 3 张')
    expect(screen.queryByRole('button', { name: /下一张需核对/ })).toBeNull()
  }
  await on()
  await on()
})

it('after a broken line one press begins all files again that it cost', async () => {
  await open(AT, Page)
  await dropped(photo('a.jpg'), photo('b.jpg'), photo('大.jpg', 21 * 1024 * 1024))
  await uploads[0]!.die()
  await uploads[1]!.die()
  await press('重试全部未成功的')
  expect(uploads.slice(2).map(({ form }) => (form.file as File).name)).toEqual(['a.jpg', 'b.jpg'])
})

it('verification goes on while another page is looked at, and nothing is asked twice', async () => {
  let reply: (of: ReturnType<typeof ok>) => void = () => undefined
  answer(verify.verifyManyAsk, ok({ asked: 1, kept: 0, refused: 0, quote: QUOTE, most: 3_000 }))
  answer(verify.verifyMany, new Promise<ReturnType<typeof ok>>((resolve) => (reply = resolve)))
  await open(AT, Page)
  await dropped(photo('a.jpg'))
  await readAs(0, picture([INVOICE]))
  await press(/^全部查验/)
  cleanup()
  await open(AT, Page)
  expect(text()).toContain('已查验 0 / 1 张')
  expect(screen.queryByRole('button', { name: /^全部查验/ })).toBeNull()
  const check = {
    no: 'FY2026112100000001',
    result: 'CONSISTENT',
    invalidMark: 'N',
    verifiedAt: null,
  }
  reply(
    ok({
      rows: [
        {
          voucherId: 11,
          check: { ...check, note: '', kept: false, charged: 3_000 },
          refusal: null,
        },
      ],
    }),
  )
  await settle()
  expect(cells(LIST)[0]!.at(-1)).toBe('一致')
  expect(sent(verify.verifyMany)).toHaveLength(1)
})

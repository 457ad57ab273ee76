// @vitest-environment happy-dom
/** Who reads what is given, where it went, until when it is kept; archives file by file. */
import { fireEvent, screen } from '@testing-library/react'
import { type ReaderChoice, verify } from '@xinjian/contract/nouns/verify'
import { recognition } from '@xinjian/contract/nouns/verify/recognition'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  button,
  field,
  leaveForGood,
  press,
  rows,
  settle,
  text,
} from '../../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../../test-support/server.ts'
import { Component as Page } from '../../verify/pages/TradeCredit.tsx'
import { be, cells, newDesk, open, paged } from '../desk.tsx'
import { Request, uploads } from '../upload-sample.ts'
import { dropped, INVOICE, photo, picture, readAs, TRAIN } from './picture-sample.ts'

const AT = '/queryCenter/tradeCredit?way=picture'
const HOST = 'ocr.example.com'
const CHOICE: ReaderChoice = {
  who: 'OWN',
  vendor: null,
  host: null,
  madeBy: null,
  madeAt: null,
  vendors: [{ name: 'tencent', host: HOST }],
  keptDays: 365,
}

beforeEach(() => {
  newDesk()
  uploads.length = 0
  vi.stubGlobal('XMLHttpRequest', Request)
  answer(recognition.recognitionPropose, ok([]))
  answer(verify.readerChoice, ok(CHOICE))
})
afterEach(leaveForGood)

describe('who reads', () => {
  it('is said, and how long originals are kept; staff cannot choose', async () => {
    be('ROLE_COMPANY_STAFF')
    await open(AT, Page)
    expect(text()).toContain('图片不发送给第三方')
    expect(text()).toContain('原件保留 365 天')
    expect(text()).not.toContain('设置识别服务')
  })

  it('is chosen by the administrator, who agrees that pictures leave', async () => {
    answer(verify.readerChoose, ok(null))
    await open(AT, Page)
    await press('设置识别服务')
    await settle()
    fireEvent.click(screen.getByRole('tab', { name: '本平台优先', hidden: true }))
    await settle()
    expect(text()).toContain('存疑的栏目采用外部的识别')
    expect(button('保存')).toHaveProperty('disabled', true)
    fireEvent.click(field(/我已知悉/))
    await settle()
    await press('保存')
    expect(sent(verify.readerChoose)).toEqual([
      { who: 'OWN_FIRST', vendor: 'tencent', agreed: true },
    ])
  })

  it('that is a vendor is named with where pictures go and who set it; what went there is listed', async () => {
    const made = { madeBy: 'demo', madeAt: '2026-11-22T02:00:00Z' }
    answer(
      verify.readerChoice,
      ok({ ...CHOICE, who: 'VENDOR', vendor: 'tencent', host: HOST, ...made }),
    )
    const row = {
      id: 1,
      at: '2026-11-22T03:00:00Z',
      madeBy: 'staff',
      fileName: '一.jpg',
      vendor: 'tencent',
      host: HOST,
      bytes: 9,
      sha256: 'ab',
      outcome: 'OK',
      left: true,
      ms: 80,
    }
    answer(
      verify.readerSent,
      ok(
        paged([
          row,
          { ...row, id: 2, outcome: 'TIMEOUT' },
          { ...row, id: 3, outcome: 'CIRCUIT_OPEN', left: false },
          { ...row, id: 4, outcome: 'FailedOperation.X' },
        ]),
      ),
    )
    await open(AT, Page)
    expect(text()).toContain(`图片发送至 腾讯云（${HOST}）识别`)
    expect(text()).toContain('由 demo 于')
    await press('外发记录')
    await settle()
    expect(cells('发送给第三方的图片').map((row) => row.at(-1))).toEqual([
      '已识别',
      '没有应答',
      '未发送（服务暂停）',
      '未能识别（FailedOperation.X）',
    ])
  })
})

describe('a file that was read', () => {
  it('says until when it is kept, where it went, and who read a field', async () => {
    await open(AT, Page)
    await dropped(photo('a.jpg'))
    const fields = {
      ...INVOICE.fields,
      sellerName: {
        value: '示例公司',
        source: 'OCR',
        confidence: 0.8,
        place: null,
        reader: 'tencent',
        unstated: true,
      },
    }
    const over = { sentTo: HOST, note: '外部识别服务没有应答，由本平台识别' }
    await readAs(0, picture([{ ...INVOICE, fields }], over))
    const said = rows().join()
    expect(said).toContain('原件保留至 2027-11-21')
    expect(said).toContain(`已发送至 ${HOST} 识别`)
    expect(said).toContain('没有应答')
    expect(text()).toContain('由腾讯云识别，未给出置信度')
  })

  it('whose original is gone says so, and shows what was read', async () => {
    await open(AT, Page)
    await dropped(photo('a.jpg'))
    await readAs(0, picture([TRAIN], { shown: false, gone: true }))
    expect(rows().join()).toContain('原件已超过保留期限')
    expect(text()).not.toContain('下载原件')
  })
})

describe('an archive', () => {
  it('becomes its files: each is read by itself, and what cannot be says why', async () => {
    answer(verify.verifyArchiveFile, ok(picture([INVOICE], { fileName: '五月/一.jpg' })))
    await open(AT, Page)
    await dropped(photo('五月.ZIP'))
    expect(uploads[0]!.url).toBe('/api/invoice/verify/archive')
    await uploads[0]!.progress(100)
    expect(rows().join()).toContain('正在打开压缩包')
    await uploads[0]!.reply(
      ok({
        id: 5,
        files: [
          { n: 1, name: '五月/一.jpg', bytes: 9, error: null },
          { n: 2, name: '说明.docx', bytes: 9, error: '不支持这种文件' },
        ],
      }),
    )
    await settle()
    expect(sent(verify.verifyArchiveFile)).toEqual([{ id: 5, n: 1 }])
    const said = rows().join()
    expect(said).toContain('说明.docx')
    expect(said).toContain('不支持这种文件')
    expect(said).not.toContain('五月.ZIP')
    expect(text()).toContain('已识别 2 / 2 个文件')
    expect(said).not.toContain('重试')
  })

  it('that is refused stays with its reason', async () => {
    await open(AT, Page)
    await dropped(photo('坏.zip'))
    await uploads[0]!.reply(no(400, '压缩包解压后异常庞大'))
    await settle()
    expect(rows().join()).toContain('异常庞大')
  })
})

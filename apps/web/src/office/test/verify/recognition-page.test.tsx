// @vitest-environment happy-dom
/** How well vouchers are read, what was corrected, and one picture with two readings. */
import { fireEvent, screen } from '@testing-library/react'
import { type Comparison, recognition } from '@xinjian/contract/nouns/verify/recognition'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { prefer } from '../../../i18n/language.ts'
import { address, field, leaveForGood, press, settle, text } from '../../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../../test-support/server.ts'
import { Component as Page } from '../../recognition/pages/RecognitionQuality.tsx'
import { cells, fileNamed, newDesk, open, paged, saved } from '../desk.tsx'

const QUALITY = {
  least: 10,
  sources: [{ source: 'OWN', n: 24, right: 0.9583 }],
  cells: [
    { kind: 'TAXI', field: 'fare', source: 'OWN', n: 15, right: 0.9333, missed: 0 },
    {
      kind: 'DIGITAL_SPECIAL',
      field: 'tax1.item',
      source: 'aliyun',
      n: 9,
      right: null,
      missed: null,
    },
  ],
  reliability: [{ source: 'OWN', low: 0.95, high: 1, n: 20, right: 0.9 }],
  weeks: [{ source: 'OWN', week: '2026-11-16', n: 24, right: 0.9583 }],
}
const COMPARISON: Comparison = {
  own: { ms: 812, error: null, unread: [] },
  theirs: { ms: 95, error: null, unread: ['酒店流水'] },
  vendor: 'sandbox',
  host: '127.0.0.1:3001',
  statesConfidence: false,
  pairs: [
    {
      ownKind: 'TAXI',
      theirKind: 'TAXI',
      fields: [
        {
          name: 'fare',
          own: { value: '38.00', confidence: 0.93 },
          theirs: { value: '38.00', confidence: null },
          verdict: 'AGREE',
        },
        {
          name: 'plate',
          own: { value: '粤BT0', confidence: 0.9 },
          theirs: null,
          verdict: 'OWN_ONLY',
        },
      ],
    },
  ],
}
const VENDOR = {
  name: 'sandbox',
  host: '127.0.0.1:3001',
  statesConfidence: false,
  sentThisMonth: 0,
  lastSentAt: null,
}
const AT = '/operateManage/recognition'

beforeEach(() => newDesk('ROLE_ADMIN'))
afterEach(leaveForGood)

describe('the quality of recognition', () => {
  it('is told by reader, kind and field; of too few no share is told', async () => {
    answer(recognition.recognitionQuality, ok(QUALITY))
    await open(AT, Page)
    expect(text()).toContain('95.8%')
    expect(cells('按票种与字段')).toEqual([
      ['出租车票', '金额', '本平台识别', '15', '93.3%', '0.0%'],
      ['数电票（增值税专用发票）', 'tax1.item', '阿里云', '9', '样本不足', '样本不足'],
    ])
    expect(text()).toContain('不足 10 个字段时不给出比例')
    expect(text()).toContain('置信度 0.95–1')
  })

  it('says where nothing was confirmed yet', async () => {
    answer(recognition.recognitionQuality, ok({ ...QUALITY, sources: [], cells: [] }))
    await open(AT, Page)
    expect(text()).toContain('还没有确认或更正')
  })

  it('is asked for the period that is chosen, and leads to its corrections', async () => {
    answer(recognition.recognitionQuality, ok(QUALITY))
    answer(recognition.recognitionCorrections, ok(paged([])))
    await open(`${AT}?period=all`, Page)
    expect(sent(recognition.recognitionQuality)).toEqual([{}])
    fireEvent.click(screen.getByText('出租车票'))
    await settle()
    expect(address()).toBe(`${AT}?view=corrections&kind=TAXI&field=fare&source=OWN`)
    expect(sent(recognition.recognitionCorrections)[0]).toMatchObject({
      kind: 'TAXI',
      field: 'fare',
      source: 'OWN',
    })
  })

  it('is told in English', async () => {
    prefer({ language: 'en', theme: 'light' })
    answer(recognition.recognitionQuality, ok(QUALITY))
    await open(AT, Page)
    expect(cells('By kind and field')[0]).toEqual([
      'taxi receipt',
      'Fare',
      'Our reader',
      '15',
      '93.3%',
      '0.0%',
    ])
    expect(text()).not.toMatch(/[\u4e00-\u9fff]{3}/)
  })
})

describe('corrections', () => {
  it('stand as they may be seen, and leave as cases', async () => {
    answer(
      recognition.recognitionCorrections,
      ok(
        paged([
          {
            id: 7,
            kind: 'TAXI',
            field: 'plate',
            source: 'OWN',
            confidence: 0.72,
            outcome: 'WRONG',
            read: '•8•••••',
            corrected: '•B•••••',
            shownAs: 'DIFFERENCE',
            at: '2026-11-21T02:00:00Z',
          },
        ]),
      ),
    )
    answer(recognition.recognitionCases, fileNamed('cases.json'))
    await open(`${AT}?view=corrections&kind=TAXI`, Page)
    expect(text()).toContain('•8•••••')
    expect(text()).toContain('仅差异')
    await press('导出回归用例')
    expect(sent(recognition.recognitionCases)).toEqual([{ kind: 'TAXI' }])
    expect(saved.map(({ name }) => name)).toEqual(['cases.json'])

    answer(recognition.recognitionCase, fileNamed('case.json'))
    await press('含图导出')
    await settle()
    expect(text()).toContain('客户可见')
    await press('导出')
    expect(text()).toContain('请填写导出事由')
    expect(sent(recognition.recognitionCase)).toEqual([])
    fireEvent.change(field(/导出事由/), { target: { value: '复现误读' } })
    await settle()
    await press('导出')
    expect(sent(recognition.recognitionCase)).toEqual([{ id: 7, reason: '复现误读' }])
    expect(saved.map(({ name }) => name)).toEqual(['cases.json', 'case.json'])
  })
})

describe('one picture with two readings', () => {
  const give = async () => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!
    const picture = new File([new Uint8Array([1])], 'taxi.png', { type: 'image/png' })
    fireEvent.change(input, { target: { files: [picture] } })
    await settle()
  }

  it('is sent once it is known where it goes', async () => {
    answer(recognition.recognitionVendors, ok([VENDOR]))
    answer(recognition.recognitionCompare, ok(COMPARISON))
    await open(`${AT}?view=compare`, Page)
    expect(text()).toContain('图片将发送至 127.0.0.1:3001')
    await give()
    expect(sent(recognition.recognitionCompare)).toEqual([])
    fireEvent.click(field('我已知悉，可以发送'))
    await settle()
    await give()
    expect(sent(recognition.recognitionCompare)).toHaveLength(1)
    expect(text()).toContain('本平台识别：812 毫秒')
    expect(text()).toContain('酒店流水')
    expect(text()).toContain('沙箱 不给出置信度')
    expect(cells('第 1 张')).toEqual([
      ['金额', '38.00 93.0%', '38.00 ', '一致'],
      ['车牌号', '粤BT0 90.0%', '', '仅本平台'],
    ])
  })

  it('that is refused says why', async () => {
    answer(recognition.recognitionVendors, ok([VENDOR]))
    answer(recognition.recognitionCompare, no(400, '请上传 JPG 或 PNG 格式的票据图片'))
    await open(`${AT}?view=compare`, Page)
    fireEvent.click(field('我已知悉，可以发送'))
    await settle()
    await give()
    expect(text()).toContain('请上传 JPG 或 PNG 格式的票据图片')
  })

  it('has nowhere to go where no service is configured', async () => {
    answer(recognition.recognitionVendors, ok([]))
    await open(`${AT}?view=compare`, Page)
    expect(text()).toContain('没有配置外部识别服务')
  })
})

import { describe, expect, it } from 'vitest'
import { DIGITAL, digitalFace } from '../../test-support/face.ts'
import { toPdf } from '../../test-support/pdf.ts'
import { parseDocument } from '../parse-document.ts'
import { isDoubtfulName, isGarbled } from './legible.ts'
import { unifyIdeograph } from './radicals.ts'
import type { TextPage } from './text.ts'

const page = (text: string): TextPage => ({
  width: 100,
  height: 100,
  runs: [{ text, x: 0, y: 10, width: 90, height: 9, confidence: 1 }],
})

describe('garbled text', () => {
  it.each([
    ['电子发票（普通发票）发票号码：26442000000012345678 价税合计', false],
    ['名称：示例喆菓科技有限公司 购买方信息 统一社会信用代码', false],
    ['Annual report 2024, nothing Chinese in it', false],
    ['u[ÓyÿnÓyĀÓy÷yÿ26427000000145889304_yåÿ2026~01o08åÛÿõO_ßÕpÖ}ø', true],
    ['أنا لا أستطيع قراءة هذا النص ولكنه ليس فاتورة على الإطلاق', false],
    ['Это не счёт-фактура, а обычное письмо из-за границы', false],
    ['四㧦㒟闿税电㝔䉽通鰔票鰔国㞺税騬㱆㡄纳税鋑识馃鱋', true],
  ])('%s', (text, garbled) => {
    expect(isGarbled(page(text))).toBe(garbled)
  })

  it.each([
    ['深圳市示例贸易有限公司', false],
    ['示例喆科技（北京）有限公司', false],
    ['Example (China) Co., Ltd.', false],
    ['示例·诺贝尔学校', false],
    ['r都¡ľ高|ûp限¯ÿ|ĸ', true],
    ['鱣䌘㸝', true],
  ])('name %s', (name, doubtful) => {
    expect(isDoubtfulName(name)).toBe(doubtful)
  })
})

describe('radicals that fonts print for whole characters', () => {
  it.each([
    ['⻄', '西'],
    ['⻓', '长'],
    ['⻰', '龙'],
    ['⼯', '工'],
    ['豈', '豈'],
    ['车', '车'],
  ])('%s', (radical, whole) => {
    expect(unifyIdeograph(radical)).toBe(whole)
  })

  it('in the name of a party', async () => {
    const seller = { ...DIGITAL.seller, name: '⻄安示例⻓城⻢术有限公司' }
    const [file] = await parseDocument('a.pdf', toPdf([digitalFace({ ...DIGITAL, seller })]))
    expect(file?.invoices[0]?.sellerName).toBe('西安示例长城马术有限公司')
  })
})

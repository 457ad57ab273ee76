import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatChineseAmount, parseChineseAmount } from './chinese-amount.ts'

describe('reading', () => {
  it.each([
    ['壹分', 1],
    ['壹佰圆整', 10_000],
    ['壹拾玖圆柒角', 1970],
    ['拾圆整', 1000],
    ['贰拾肆圆零柒分', 2407],
    ['伍元陆角壹分', 561],
    ['贰万伍仟零肆拾肆元柒角肆分', 2_504_474],
    ['贰亿元整', 20_000_000_000],
    ['壹拾贰万亿零壹仟贰佰肆拾壹万贰仟肆佰贰拾壹元整', 1_200_001_241_242_100],
    ['（负数）贰仟陆佰伍拾圆整', -265_000],
    ['负壹圆整', -100],
    ['人民币壹圆正', 100],
    ['零圆整', 0],
    ['一百二十元整', 12_000],
  ])('%s', (text, fen) => {
    expect(parseChineseAmount(text)).toBe(fen)
  })

  it.each(['', '整', '圆', '壹', '壹佰', '壹壹圆整', '壹佰圆abc', '合计', '万圆'])(
    'refuses "%s"',
    (text) => {
      expect(parseChineseAmount(text)).toBeNull()
    },
  )
})

describe('printing', () => {
  it.each([
    [0, '零圆整'],
    [1, '壹分'],
    [10_05, '壹拾圆零伍分'],
    [1_000_000_00, '壹佰万圆整'],
    [10_001_00, '壹万零壹圆整'],
    [-1_40, '负壹圆肆角整'],
    [1_0000_0000_00 + 500_00, '壹亿零伍佰圆整'],
  ])('%i fen', (fen, text) => {
    expect(formatChineseAmount(fen)).toBe(text)
  })

  it('is read back as the same amount, for any amount in range', () => {
    const amounts = fc.integer({ min: -9_000_000_000_000_000, max: 9_000_000_000_000_000 })
    fc.assert(fc.property(amounts, (fen) => parseChineseAmount(formatChineseAmount(fen)) === fen))
  })

  it('never throws on text', () => {
    fc.assert(fc.property(fc.string(), (s) => void parseChineseAmount(s)))
    const chars = fc.constantFrom(...'零壹贰叁肆伍拾佰仟万亿元圆角分整负（）')
    fc.assert(fc.property(fc.array(chars), (c) => void parseChineseAmount(c.join(''))))
  })
})

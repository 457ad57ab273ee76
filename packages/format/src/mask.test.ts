/** Domain §7.2: what is masked can be told apart by its owner and by nobody else. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskCompany, maskIdNo, maskMobile, maskName, maskTaxNo } from './mask.ts'

describe('masks', () => {
  it.each([
    [maskMobile, '13800138201', '138****8201'],
    [maskMobile, '02085550000', '020****0000'],
    [maskMobile, '138****8201', '138****8201'],
    // What is no mobile number is hidden all the more: a landline, a number cut short, a number of another country.
    [maskMobile, '1380013820', '13******20'],
    [maskMobile, '0755-26001234', '075*******234'],
    [maskMobile, '+8613800138201', '+86********201'],
    [maskMobile, '123', '***'],
    [maskMobile, '', ''],
    [maskIdNo, '440300199001011234', '4403**********1234'],
    [maskIdNo, '44030019900101123X', '4403**********123X'],
    [maskIdNo, '440300900101123', '4403*******1123'],
    // A passport, a permit of Hong Kong, a slip of the keyboard.
    [maskIdNo, 'E12345678', 'E1*****78'],
    [maskIdNo, 'H1234567', 'H1****67'],
    [maskIdNo, '12', '**'],
    [maskTaxNo, '91440300MA5DA2038X', '9144******5DA2038X'],
    [maskName, '张三', '张*'],
    [maskName, '王小明', '王**'],
    [maskName, '欧阳修明', '欧阳**'],
    [maskName, '欧阳', '欧阳*'],
    [maskName, '张', '张*'],
    [maskName, '司马迁', '司马*'],
    [maskCompany, '深圳市示例有限公司', '深圳***有限公司'],
    [maskCompany, '示例公司', '示例**'],
    [maskCompany, '示例商贸公司', '示例****'],
    [maskCompany, '示例商贸总公司', '示例*贸总公司'],
    [maskCompany, '示', '示*'],
  ])('%o of %s is %s', (mask, text, masked) => expect(mask(text)).toBe(masked))

  it('hide seven tenths of an identity number and four digits of a mobile number', () => {
    const digits = (length: number) =>
      fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length })
    fc.assert(
      fc.property(digits(18), digits(11), (idNo, mobile) => {
        expect(maskIdNo(idNo)).toMatch(/^\d{4}\*{10}\d{4}$/)
        expect(maskMobile(mobile)).toMatch(/^\d{3}\*{4}\d{4}$/)
      }),
    )
  })
  it('keep the length of a company and never its middle', () => {
    const name = fc.string({ unit: fc.constantFrom(...'深圳市示例华远商贸有限公司'), minLength: 7 })
    fc.assert(
      fc.property(name, (text) => {
        const masked = maskCompany(text)
        expect(masked).toHaveLength(text.length)
        expect(masked.slice(2, -4)).toBe('*'.repeat(text.length - 6))
      }),
    )
  })
})

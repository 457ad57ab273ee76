import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkTaxNo,
  checkUscc,
  normaliseTaxNo,
  orgCodeCheckCharacter,
  usccCheckCharacter,
} from './uscc.ts'

/** Domain §9.1. */
const REAL = [
  '914403001922038216',
  '9144030071526726XG',
  '91330100799655058B',
  '91310114060938092E',
  '91110108MA01KPGK0L',
  '91440300083862406C',
]

describe('统一社会信用代码', () => {
  it.each(REAL)('%s is right inside and out', (code) =>
    expect(checkUscc(code)).toEqual({ valid: true, innerValid: true }),
  )
  it('an organisation code with a wrong digit is a warning, not an error', () => {
    expect(checkUscc('91440300HRKTHM178W')).toEqual({ valid: true, innerValid: false })
  })
  it.each([
    '91510107MA6C8D8X3E',
    '91310000MA1FL0KA0Q',
    '914403001922038217',
    '91440300192203821',
    '9144030019220382166',
    '',
    '91440300I922038216',
    '9144030019220382I6',
    '914403001922038 16',
  ])('%j is wrong', (code) => expect(checkUscc(code)).toEqual({ valid: false, innerValid: false }))

  it('has no letter that could be a digit', () => {
    for (const letter of 'IOSVZ') expect(usccCheckCharacter(`9144030019220382${letter}`)).toBeNull()
    expect(usccCheckCharacter('91440300192203821')).toBe('6')
    expect(usccCheckCharacter('9144030019220382')).toBeNull()
  })

  it('one wrong character is always noticed, two exchanged neighbours too', () => {
    const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
    fc.assert(
      fc.property(
        fc.constantFrom(...REAL),
        fc.nat(17),
        fc.constantFrom(...alphabet),
        (code, at, other) => {
          const wrong = code.slice(0, at) + other + code.slice(at + 1)
          expect(checkUscc(wrong).valid).toBe(other === code[at])
          const swapped =
            code.slice(0, at) +
            code
              .slice(at, at + 2)
              .split('')
              .reverse()
              .join('')
          const exchanged = swapped + code.slice(swapped.length)
          expect(checkUscc(exchanged).valid).toBe(exchanged === code)
        },
      ),
    )
  })

  it.each([
    ['19220382', '1'],
    ['71526726', 'X'],
    ['MA01KPGK', '0'],
    ['0838624', null],
    ['0838624-', null],
  ])('the check digit of the organisation code %s is %s', (body, digit) =>
    expect(orgCodeCheckCharacter(body)).toBe(digit),
  )

  it('is brought to half width and capitals; an O stays an O', () => {
    expect(normaliseTaxNo(' 9144 0300７１５２６７２６xg\n')).toBe('9144030071526726XG')
    expect(normaliseTaxNo('o0')).toBe('O0')
  })
})

describe('纳税人识别号', () => {
  it.each([
    ['914403001922038216', 'VALID'],
    ['914403001922038217', 'CHECKSUM'],
    // Legacy numbers of 15, and those of 个体户 made from an identity number: no checksum.
    ['440300192203821', 'VALID'],
    ['11010519491231002', 'VALID'],
    ['11010519491231002X', 'VALID'],
    ['110105194912310021', 'VALID'],
    ['11010519491231002X01', 'VALID'],
    ['1101051949123100201', 'VALID'],
    ['710105194912310021', 'CHECKSUM'],
    ['110105184912310021', 'CHECKSUM'],
    ['4403001922038216', 'SHAPE'],
    ['44030019220382', 'SHAPE'],
    ['914403001922038216001', 'SHAPE'],
    ['91440300192203821a', 'SHAPE'],
    ['', 'SHAPE'],
  ])('%s: %s', (taxNo, verdict) => expect(checkTaxNo(taxNo)).toBe(verdict))
})

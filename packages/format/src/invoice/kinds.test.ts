import { describe, expect, it } from 'vitest'
import { INVOICE_KINDS } from './kind.ts'
import { kindFromCode, kindFromDigitalNumber, kindsAgree } from './kind-from-code.ts'
import { KINDS, kindFromName, kindFromSystem, kindName } from './kinds.ts'

describe('kind from code', () => {
  it.each([
    ['1200154130', 'VAT_SPECIAL_PAPER'],
    ['4200161350', 'VAT_NORMAL_PAPER'],
    ['4200161360', 'VAT_NORMAL_PAPER'],
    ['1100162720', 'FREIGHT_SPECIAL'],
    ['011001605111', 'VAT_NORMAL_ELEC'],
    ['033001900104', 'VAT_NORMAL_PAPER'],
    ['044001900107', 'VAT_NORMAL_ROLL'],
    ['044031900112', 'TOLL_ELEC'],
    ['133011920660', 'MOTOR_VEHICLE'],
    ['044032000117', 'USED_VEHICLE'],
    ['011002100413', 'VAT_SPECIAL_ELEC'],
    ['144031539110', 'VAT_NORMAL_ELEC'],
    ['144032409110', null],
    ['1100094140', 'VAT_SPECIAL_PAPER'],
    ['12345', null],
  ])('%s', (code, kind) => {
    expect(kindFromCode(code)).toBe(kind)
  })

  it('reads rail and air from the fifth digit of a 20-digit number', () => {
    expect(kindFromDigitalNumber('26449000000000000012')).toBe('RAIL_ETICKET')
    expect(kindFromDigitalNumber('26448000000000000012')).toBe('AIR_ETICKET')
    expect(kindFromDigitalNumber('26442000000012345678')).toBeNull()
  })

  it('a toll invoice may print the title of the ordinary electronic one', () => {
    expect(kindsAgree('VAT_NORMAL_ELEC', 'TOLL_ELEC')).toBe(true)
    expect(kindsAgree('VAT_NORMAL_ELEC', 'VAT_SPECIAL_ELEC')).toBe(false)
  })
})

describe('names', () => {
  it('every kind is found by its own Chinese name', () => {
    for (const kind of INVOICE_KINDS)
      if (kind !== 'UNKNOWN') expect([kind, kindFromName(kindName(kind))]).toEqual([kind, kind])
  })

  it.each([
    ['电子发票（增值税专用发票）', 'DIGITAL_SPECIAL'],
    ['电 子 发 票 （ 普 通 发 票 ）', 'DIGITAL_NORMAL'],
    ['四川增值税电子普通发票', 'VAT_NORMAL_ELEC'],
    ['四川增值税专用发票', 'VAT_SPECIAL_PAPER'],
    ['增值税专用发票（纸质）', 'VAT_SPECIAL_PAPER'],
    ['电子发票（航空运输电子客票行程单）', 'AIR_ETICKET'],
    ['深圳电子普通发票', 'BLOCKCHAIN'],
    ['销售清单', null],
  ])('%s', (name, kind) => {
    expect(kindFromName(name)).toBe(kind)
  })
})

it('no code stands for two kinds within one system', () => {
  for (const system of ['verify', 'taxDisk', 'digital'] as const) {
    const codes = Object.values(KINDS)
      .map((k) => k[system])
      .filter((c) => c !== null)
    expect(new Set(codes).size).toBe(codes.length)
    for (const code of codes) expect(kindFromSystem(system, code)).not.toBeNull()
  }
})

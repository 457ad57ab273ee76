import { describe, expect, it } from 'vitest'
import { seenAs } from '../../../test-support/chances.ts'
import { TicketReading } from '../reading.ts'
import { type Cell, voucherOf } from '../voucher.ts'
import { readCar } from './car.ts'

const SHENZHEN = '144032370119'

/** The fields of a car whose plate is printed so, on a form of the code. */
function read(plate: string, code = SHENZHEN, chances?: Cell['chances'], licence = '110011') {
  const run = { text: plate, x: 0, y: 20, width: 70, height: 10, confidence: 1 }
  const cert = { ...run, text: licence, y: 40 }
  const voucher = voucherOf({ width: 100, height: 100, runs: [run, cert] }, 'OCR')
  const reading = new TicketReading('TAXI', voucher)
  reading.put('invoiceCode', code, [], 1)
  const [first, second] = voucher.cells
  readCar([second!, chances ? { ...first!, chances } : first!], reading)
  return reading.fields
}

describe('plates', () => {
  it.each([
    ['BDA1234', 'BDA1234'],
    ['B12345', 'B12345'],
    ['BD1234F', 'BD1234F'],
    ['EDA1234', 'BDA1234'],
    ['B8M4321', 'BBM4321'],
    ['E0Q1234', 'BDQ1234'],
    ['BOG3210', 'BDG3210'],
    ['A37000', 'BA37000'],
  ])('%s is %s, surely only where it is one as printed', (printed, plate) => {
    const { plate: field } = read(printed)
    expect(field?.value).toBe(plate)
    if (printed === plate) expect(field!.confidence).toBeGreaterThan(0.85)
    else expect(field!.confidence).toBeLessThan(0.6)
  })

  it('elsewhere the letter of the city is not known', () => {
    expect(read('A.T1234', '133041840519').plate?.value).toBe('AT1234')
  })

  it('what was seen besides decides before look-alikes do', () => {
    const seen = seenAs(['B', { '0': 0.5, C: 0.4 }, 'Q', '1', '2', '3', '4'])
    expect(read('B0Q1234', SHENZHEN, seen).plate?.value).toBe('BCQ1234')
  })

  it('the licence stands below the plate', () => {
    expect(read('BDA1234').certNo?.value).toBe('110011')
  })

  it.each([
    ['9000123456', '9000123456'],
    ['9800123456', '9000123456'],
    ['9088823456', '9000023456'],
    ['3000123456', '9000123456'],
    ['8123456', '8123456'],
  ])('licence %s is %s: its zeros have a stroke, and it is doubted', (printed, whole) => {
    const { certNo } = read('BDA1234', SHENZHEN, undefined, printed)
    expect(certNo?.value).toBe(whole)
    if (printed === whole) expect(certNo!.confidence).toBeGreaterThan(0.85)
    else expect(certNo!.confidence).toBeLessThan(0.6)
  })

  it('elsewhere a licence is what is printed', () => {
    const { certNo } = read('A.T1234', '133041840519', undefined, '9800123456')
    expect(certNo?.value).toBe('9800123456')
  })
})

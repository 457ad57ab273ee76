/** The age that admission packs ask for, known by the year of birth alone. */
import { describe, expect, it } from 'vitest'
import { smallFacts } from '../../../test-support/small-facts.ts'
import { invoiceContext } from '../context/context.ts'
import { ADMISSION_PACKS } from './policies.ts'

/** As it looks from March 2026. */
const age = (pack: string, id: string, legalRepBirthYear?: number | null) => {
  const context = invoiceContext(
    smallFacts([], legalRepBirthYear === undefined ? {} : { registration: { legalRepBirthYear } }),
  )
  const item = ADMISSION_PACKS.find((p) => p.id === pack)!.items.find((i) => i.id === id)!
  const { result, detail } = item.check({ context } as never)
  return [result, detail]
}

describe('法定代表人22–59岁', () => {
  it.each<[number, unknown[]]>([
    [1978, ['PASS', '1978年出生，47或48岁']],
    [1967, ['PASS', '1967年出生，58或59岁']],
    [1966, ['UNKNOWN', '1966年出生，59或60岁，是否在范围内须按出生月日核实']],
    [1965, ['FAIL', '1965年出生，60或61岁']],
    [2003, ['PASS', '2003年出生，22或23岁']],
    [2004, ['UNKNOWN', '2004年出生，21或22岁，是否在范围内须按出生月日核实']],
    [2005, ['FAIL', '2005年出生，20或21岁']],
  ])('of somebody born in %d', (year, expected) =>
    expect(age('WEISHANG', 'AGE-22-59', year)).toEqual(expected),
  )

  it('is open where the bureau did not show the year', () => {
    for (const none of [undefined, null])
      expect(age('WEISHANG', 'AGE-22-59', none)).toEqual([
        'UNKNOWN',
        '法定代表人的出生年份未采集，请另行核实',
      ])
  })
})

it('the other packs ask with their own years', () => {
  expect(age('JINQI', 'AGE-18-60', 1966)[0]).toBe('PASS')
  expect(age('PUHUI', 'AGE-20-65', 1961)[0]).toBe('PASS')
  expect(age('PUHUI', 'AGE-20-65', 1959)[0]).toBe('FAIL')
})

it('too old fails whatever the share; not too old leaves the share open', () => {
  expect(age('WEIJIE', 'AGE-65', 1959)).toEqual(['FAIL', '1959年出生，66或67岁'])
  expect(age('WEIJIE', 'AGE-65', 1960)[0]).toBe('UNKNOWN')
  expect(age('WEIJIE', 'AGE-65', 1990)).toEqual(['UNKNOWN', '本报告没有此项数据，请另行核实'])
})

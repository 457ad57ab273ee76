import { describe, expect, it } from 'vitest'
import { categoriesOfShort, taxCategoryName } from '../../kit/china/tax-category.ts'
import { CATERING, EXPECTED_SALES, EXPENSE_GROUPS, SERVICE_SECTIONS } from './industry.ts'

const groups = [...EXPENSE_GROUPS, CATERING]
const codes = [
  ...groups.flatMap((group) => group.codes),
  ...Object.values(EXPECTED_SALES).flat(),
  ...SERVICE_SECTIONS.map(([code]) => code),
]

describe('categories that the parameters name', () => {
  it.each([...new Set(codes)])('%s stands in the official tree', (code) => {
    const above = code.length > 1 ? taxCategoryName(code.slice(0, code.length - 2)) : null
    expect(taxCategoryName(code)).not.toBeNull()
    expect(taxCategoryName(code), 'the name is not that of the entry above').not.toBe(above)
  })

  it.each(
    groups.flatMap(({ group, codes: of, names }) =>
      names.map((name) => [group, name, of] as const),
    ),
  )('%s: *%s* is printed by categories of the group only', (_, name, of) => {
    const prefix = categoriesOfShort(name)
    expect(prefix).not.toBeNull()
    expect(of.some((code) => code.startsWith(prefix!) || prefix!.startsWith(code))).toBe(true)
  })

  it.each(['1060105', '1060106', '纸制品', '1060102', '1060301', '1060201'])(
    'office supplies are not %s',
    (category) => {
      const office = EXPENSE_GROUPS.find((group) => group.group === '办公')!
      expect(office.codes.some((code) => category.startsWith(code))).toBe(false)
      expect(office.names).not.toContain(category)
    },
  )
  it('office supplies are stationery', () => {
    const office = EXPENSE_GROUPS.find((group) => group.group === '办公')!
    expect(office.codes).toContain('1060401')
    expect(office.names).toContain('文具')
  })
})

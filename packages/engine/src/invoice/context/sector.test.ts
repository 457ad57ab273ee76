import { describe, expect, it } from 'vitest'
import { row, type SmallPlan, smallFacts } from '../../../test-support/small-facts.ts'
import type { Direction } from '../facts.ts'
import { invoiceContext } from './context.ts'
import { sectorOf } from './sector.ts'

function line(direction: Direction, category: string, yuan: number) {
  const amount = yuan * 100
  const item = { category, goods: '货', rateBp: 1300, quantity: 1, amount, tax: 0 }
  return { ...row('2025-06-10', yuan * 1.13, { direction, amount }), items: [item] }
}
const sector = (
  rows: Parameters<typeof smallFacts>[0],
  registration: SmallPlan['registration'] = {},
) => sectorOf(invoiceContext(smallFacts(rows, { registration })))

describe('what is stated', () => {
  it.each([
    [{ industrySection: 'F' }, 'F', 'STATED'],
    [{ industrySection: 'F', industryCode: '1811' }, 'F', 'STATED'],
    [{ industryCode: '5164' }, 'F', 'DERIVED'],
    [{ industryCode: 'C2439', industryName: '批发业' }, 'C', 'DERIVED'],
    [{ industryName: '金属及金属矿批发' }, 'F', 'DERIVED'],
    [{ industryCode: '0000', industryName: '房屋建筑业' }, 'E', 'DERIVED'],
    [{ industryName: '服装' }, null, null],
    // What is no section of the standard is not stated.
    [{ industrySection: 'Z', industryCode: '5164' }, 'F', 'DERIVED'],
    [{}, null, null],
  ] as const)('%o is of section %s (%s)', (registration, section, source) => {
    expect(sector([], registration)).toMatchObject({ section, source })
  })
  it('goods do not overrule what is stated', () => {
    const rows = [line('OUT', '3040201', 100)]
    expect(sector(rows, { industryCode: '5164' }).section).toBe('F')
  })
})

describe('what goods say', () => {
  it.each<[string, [Direction, string, number][], string | null]>([
    [
      'resold as bought',
      [
        ['OUT', '1080207', 100],
        ['IN', '1080207', 90],
      ],
      'F',
    ],
    [
      'half of it resold',
      [
        ['OUT', '1080207', 100],
        ['IN', '1080207', 50],
        ['IN', '1100101', 20],
      ],
      'F',
    ],
    [
      'made of other goods',
      [
        ['OUT', '1040201', 100],
        ['IN', '1040101', 60],
      ],
      'C',
    ],
    [
      'steel in, garments out',
      [
        ['OUT', '1040201', 100],
        ['IN', '1080207', 90],
      ],
      'C',
    ],
    [
      'neither resold nor made',
      [
        ['OUT', '1040201', 100],
        ['IN', '1040201', 30],
        ['IN', '1040101', 30],
      ],
      null,
    ],
    [
      'nothing bought but costs',
      [
        ['OUT', '1040201', 100],
        ['IN', '1100101', 30],
      ],
      null,
    ],
    ['nothing bought', [['OUT', '1040201', 100]], null],
    [
      'grown',
      [
        ['OUT', '1010112', 100],
        ['IN', '1070204', 30],
      ],
      'A',
    ],
    [
      'mined',
      [
        ['OUT', '1020301', 100],
        ['IN', '1090201', 30],
      ],
      'B',
    ],
    [
      'ore traded',
      [
        ['OUT', '1020301', 100],
        ['IN', '1020301', 90],
      ],
      'F',
    ],
    ['power sold', [['OUT', '1100101', 100]], 'D'],
    [
      'building',
      [
        ['OUT', '3050100', 100],
        ['IN', '1080207', 60],
      ],
      'E',
    ],
    [
      'haulage',
      [
        ['OUT', '3010102', 60],
        ['OUT', '3040407', 40],
      ],
      'G',
    ],
    ['meals', [['OUT', '3070401', 100]], 'H'],
    [
      'software',
      [
        ['OUT', '3040201', 80],
        ['OUT', '3040603', 20],
      ],
      'I',
    ],
    ['flats', [['OUT', '5010101', 100]], 'K'],
    ['consulting', [['OUT', '3040603', 100]], 'L'],
    ['design', [['OUT', '3040301', 100]], 'M'],
    ['repairs', [['OUT', '2020000', 100]], 'O'],
    [
      'six parts of ten',
      [
        ['OUT', '3040201', 60],
        ['OUT', '3070401', 40],
      ],
      'I',
    ],
    [
      'less than six parts of ten',
      [
        ['OUT', '3040201', 59],
        ['OUT', '3070401', 41],
      ],
      null,
    ],
    [
      'short names only',
      [
        ['OUT', '服装', 100],
        ['IN', '服装', 90],
      ],
      'F',
    ],
    ['a short name of several', [['OUT', '运输服务', 100]], 'G'],
    ['a short name of too many', [['OUT', '现代服务', 100]], null],
    [
      'most lines without a category',
      [
        ['OUT', '', 30],
        ['OUT', '3040201', 70],
      ],
      null,
    ],
    ['nothing', [], null],
  ])('%s', (_, rows, section) => {
    const found = sector(rows.map(([direction, category, yuan]) => line(direction, category, yuan)))
    expect(found.section).toBe(section)
    expect(found.source).toBe(section ? 'INFERRED' : null)
  })

  it('says in words where it comes from', () => {
    const traded = sector([line('OUT', '1080207', 100), line('IN', '1080207', 90)])
    expect(traded.name).toBe('批发和零售业')
    expect(traded.note).toBe('按开票商品推断为批发和零售业')
    expect(sector([], { industryCode: '5164' }).note).toBe('按行业代码5164归入批发和零售业')
    expect(sector([], { industryName: '房屋建筑业' }).note).toBe('按行业名称“房屋建筑业”归入建筑业')
    expect(sector([], { industrySection: 'F' }).note).toBe('登记行业为批发和零售业')
    expect(sector([]).note).toBe('行业未登记，开票明细也不足以推断')
    expect(sector([line('OUT', '1040201', 100)]).note).toBe(
      '行业未登记，进项没有可比的货物，不能分清是自产还是转售',
    )
  })
})

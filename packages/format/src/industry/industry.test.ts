import { describe, expect, it } from 'vitest'
import { INDUSTRIES, industryOf } from './industries.ts'
import { SECTION_NAMES, sectionOfCode } from './section.ts'
import { sectionOfIndustry } from './section-of.ts'

describe('GB/T 4754—2017', () => {
  it('holds every code that bureaus know, each once, beneath its parent', () => {
    const codes = new Set(INDUSTRIES.map((i) => i.code))
    expect(INDUSTRIES).toHaveLength(1_975)
    expect(codes.size).toBe(1_975)
    const count = (level: string) =>
      INDUSTRIES.filter((i) => i.section !== null && i.level === level).length
    expect([count('SECTION'), count('DIVISION'), count('GROUP'), count('CLASS')]).toEqual([
      20, 97, 473, 1_381,
    ])
    for (const { code, name, level } of INDUSTRIES) {
      expect(name, code).toMatch(/^[\p{Script=Han}、（）D3]+$/u)
      if (level === 'GROUP' || level === 'CLASS')
        expect(codes.has(code.slice(0, -1)), code).toBe(true)
    }
  })

  it('derives the section of a code as the table has it', () => {
    for (const { code, section } of INDUSTRIES) expect(sectionOfCode(code), code).toBe(section)
    expect(Object.keys(SECTION_NAMES).join('')).toBe('ABCDEFGHIJKLMNOPQRST')
  })

  it.each([
    ['5191', 'F'],
    ['F5191', 'F'],
    ['f51', 'F'],
    ['0111', 'A'],
    ['1200', 'B'],
    ['13', 'C'],
    ['4390', 'C'],
    ['4411', 'D'],
    ['5090', 'E'],
    ['7520', 'M'],
    ['9700', 'T'],
    // An older edition's class: its division still says the section.
    ['5199', 'F'],
    ['C5191', null],
    ['9999', null],
    ['0011', null],
    ['12345', null],
    ['Z990', null],
    ['', null],
  ])('code %j is of section %s', (code, section) => expect(sectionOfCode(code)).toBe(section))

  it('finds an entry by its code, with or without the letter of its section', () => {
    expect(industryOf('5191')).toEqual({
      code: '5191',
      name: '再生物资回收与批发',
      level: 'CLASS',
      section: 'F',
    })
    expect(industryOf(' f5191 ')?.code).toBe('5191')
    expect(industryOf('F')?.name).toBe('批发和零售业')
    for (const wrong of ['C5191', '0199', 'X', '51911', '']) expect(industryOf(wrong)).toBeNull()
  })

  it.each([
    ['批发和零售业', 'F'],
    ['批发与零售', 'F'],
    ['金属及金属矿批发', 'F'],
    ['运动机织服装制造', 'C'],
    ['工艺美术品制造', 'C'],
    ['贸易经纪与代理', 'F'],
    ['软件和信息技术服务业', 'I'],
    ['专业设计服务', 'M'],
    ['房屋建筑', 'E'],
    ['5164', 'F'],
    ['C 制造业', 'C'],
    ['5164 金属及金属矿批发', 'F'],
    // Made, sold wholesale and sold in shops: nobody can tell.
    ['服装', null],
    ['科技', null],
    ['其他', null],
    ['', null],
    [null, null],
    ['完全不相干的文字', null],
  ])('%j is of section %s', (text, section) => expect(sectionOfIndustry(text)).toBe(section))
})

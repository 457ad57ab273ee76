import { describe, expect, it } from 'vitest'
import { IntakeError } from '../../errors.ts'
import { literalsIn } from '../literals.ts'

const plain = (text: string) => JSON.parse(JSON.stringify(literalsIn(text)))

describe('literals', () => {
  it('of Python', () => {
    expect(
      plain(
        `{'a': None, "b": True, 'c': (1, -2.5,), u'd': [False, 'it\\'s \\u4e2d\\x41\\n'],}\n[1]`,
      ),
    ).toEqual([{ a: null, b: true, c: [1, -2.5], d: [false, "it's 中A\n"] }, [1]])
  })

  it('of a script, with comments and without quotes', () => {
    const script = `import Mock from '../config'
Mock.mock(/info\\/x/,'get',options=>{
  console.log(options)
  return {
    // 状态 {"not": 1}
    status: "200", /* [2] */
    url: 'http://x.cn/a', 名称: "甲", list: [{a: 1, // 名称
      b: undefined}],
  }
})`
    expect(plain(script)).toEqual([
      { status: '200', url: 'http://x.cn/a', 名称: '甲', list: [{ a: 1, b: null }] },
    ])
  })

  it('are read and not run', () => {
    expect(plain(`{'a': __import__('os')} {"b": eval("1")} {"c": 1 + 1} [d]`)).toEqual([])
    expect(plain(`{'a': process.exit()}`)).toEqual([])
  })

  it('keep a long number as it is written', () => {
    expect(plain('{"id": 12345678901234567890, "n": 1e3}')).toEqual([
      { id: '12345678901234567890', n: 1000 },
    ])
  })

  it('have keys like any others', () => {
    const [record] = literalsIn(`{'__proto__': {'x': 1}, 'constructor': 2}`) as [object]
    expect(Object.keys(record)).toEqual(['__proto__', 'constructor'])
    expect(({} as { x?: number }).x).toBeUndefined()
  })

  it('nested without end are refused at once', () => {
    for (const text of [
      '['.repeat(300_000),
      '{a:'.repeat(300_000),
      '(['.repeat(9) + '['.repeat(99),
    ])
      expect(() => literalsIn(text)).toThrow(IntakeError)
  })

  it('that never end cost no more than their length allows', () => {
    const long = 200_000
    for (const text of [
      `${'["'.repeat(long)}`,
      `['${'a'.repeat(long)}`,
      `${'/*'.repeat(long)}`,
      `{a: 1 ${'{a: 1 '.repeat(long)}`,
      `${"{'a'".repeat(long)}`,
      `[${' '.repeat(long)}`,
    ])
      expect(literalsIn(text)).toEqual([])
    expect(() => literalsIn(`${'[1,'.repeat(40)}${'1,'.repeat(long)}`)).toThrow(IntakeError)
  })
})

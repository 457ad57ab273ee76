/** Parties whose masked names are the same are told apart; expected names are written out by hand. */
import { expect, it } from 'vitest'
import { toldApart } from './marks.ts'

const masked = (name: string) => ({ name, masked: true })

it('marks masked names that coincide, in their order, and no others', () => {
  const parties = [
    masked('深圳市**塑料制品有限公司'),
    { name: '佛山示例恒达塑料有限公司', masked: false },
    masked('张*'),
    masked('深圳市**塑料制品有限公司'),
    masked('上海**贸易有限公司'),
    masked('张*'),
  ]
  expect(toldApart(parties).map(({ name }) => name)).toEqual([
    '深圳市**塑料制品有限公司（甲）',
    '佛山示例恒达塑料有限公司',
    '张*（甲）',
    '深圳市**塑料制品有限公司（乙）',
    '上海**贸易有限公司',
    '张*（乙）',
  ])
})

it('has a mark for each of however many, none twice', () => {
  const many = toldApart(Array.from({ length: 25 }, () => masked('张*'))).map(({ name }) => name)
  expect(many.slice(8, 12)).toEqual(['张*（壬）', '张*（癸）', '张*（11）', '张*（12）'])
  expect(new Set(many).size).toBe(25)
})

it('leaves a name that is not masked as it is, also where two have it', () => {
  const two = [
    { name: '示例公司', masked: false },
    { name: '示例公司', masked: false },
  ]
  expect(toldApart(two)).toEqual(two)
})

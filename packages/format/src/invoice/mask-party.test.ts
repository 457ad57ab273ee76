import { describe, expect, it } from 'vitest'
import { maskParty } from './mask-party.ts'

/** By hand: what may be seen of a name. */
const SEEN: readonly (readonly [name: string, seen: string])[] = [
  ['深圳市示例恒达科技有限公司', '深圳市**科技有限公司'],
  ['广东省佛山市锦鸿五金制品有限公司', '广东省佛山市**五金制品有限公司'],
  ['上海博远供应链有限公司', '上海**供应链有限公司'],
  ['阿里巴巴（中国）有限公司', '**有限公司'],
  ['北京小米移动软件有限公司', '北京**软件有限公司'],
  ['恒力集团', '**集团'],
  ['沈阳市示例恒达便利店', '沈阳市**便利店'],
  ['ACME TRADING LTD', '**'],
  ['科技有限公司', '**有限公司'],
  ['张三', '**'],
  ['', '**'],
]

describe('a party of trade who gave no consent', () => {
  it.each(SEEN)('%s is seen as %s', (name, seen) => expect(maskParty(name)).toBe(seen))
})

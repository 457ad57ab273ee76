import { expect, it } from 'vitest'
import { maskParties, personsIn } from './masked.ts'

it.each([
  ['张三', '张*'],
  ['欧阳明远', '欧阳**'],
  ['张三、示例贸易有限公司', '张*、示例贸易有限公司'],
  ['原告：李四；被告：示例科技（深圳）有限公司', '原告：李*；被告：示例科技（深圳）有限公司'],
  ['中国工商银行股份有限公司示例支行,王五', '中国工商银行股份有限公司示例支行,王*'],
  ['Sample Trading Co. Ltd', 'Sample Trading Co. Ltd'],
  ['示例市某区人力资源局', '示例市某区人力资源局'],
  ['John Smith', 'J*********'],
  ['示例五金厂 赵六', '示例五金厂 赵*'],
])('%s → %s', (parties, shown) => {
  expect(maskParties(parties)).toBe(shown)
  expect(maskParties(shown)).toBe(shown)
})

it('names whom it hides', () =>
  expect(personsIn('原告：李四；被告：示例科技有限公司，王五')).toEqual(['李四', '王五']))

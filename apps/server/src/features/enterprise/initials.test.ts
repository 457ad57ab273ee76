import { expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

it.each([
  ['深圳科技有限公司', 'szkjyxgs'],
  ['重庆长安汽车股份有限公司', 'cqcaqcgfyxgs'],
  ['中国工商银行', 'zggsyh'],
  ['厦门ABC贸易（集团）有限公司', 'xmabcmyjtyxgs'],
  ['3M 中国', '3mzg'],
  ['（）·', ''],
])('%s is found by %s', async (name, initials) => expect(await initialsOf(name)).toBe(initials))

/** Which two writings are one name, and which are not: the table was written by hand. */
import { expect, it } from 'vitest'
import { comparableName } from './firm-name.ts'

const ONE: readonly (readonly [string, string])[] = [
  ['示例五金（深圳）有限公司', '示例五金(深圳)有限公司'],
  ['示例五金（深圳)有限公司', '示例五金(深圳）有限公司'],
  ['<em>示例</em>五金有限公司', '示例五金有限公司'],
  ['<em class="hl">示例</em>五金有限公司', '示例五金有限公司'],
  [' 示例 五金　有限公司\n', '示例五金有限公司'],
  ['示例ＡＢＣ有限公司', '示例abc有限公司'],
  ['１２３示例有限公司', '123示例有限公司'],
]
const TWO: readonly (readonly [string, string])[] = [
  ['示例五金有限公司', '示例五金厂'],
  ['示例五金（深圳）有限公司', '示例五金有限公司'],
  ['示例五金（深圳）有限公司', '示例五金（上海）有限公司'],
  ['示例五金有限公司', '示例五金股份有限公司'],
  ['示例五金有限公司', '示例 五金有限公司一分公司'],
]

it.each(ONE)('%j and %j are one name', (a, b) => {
  expect(comparableName(a)).toBe(comparableName(b))
})
it.each(TWO)('%j and %j are two names', (a, b) => {
  expect(comparableName(a)).not.toBe(comparableName(b))
})
it('compared twice is compared once', () => {
  for (const name of [...ONE, ...TWO].flat())
    expect(comparableName(comparableName(name))).toBe(comparableName(name))
})

import { expect, it } from 'vitest'
import { agreementFault, filledIn, PLACEHOLDERS, paragraphsOf } from './agreement.ts'

it('clauses are the lines that say something', () => {
  expect(paragraphsOf(' 一、甲 \n\n  \n二、乙\n')).toEqual(['一、甲', '二、乙'])
})

it.each([
  ['', null],
  ['一、{enterprise}（{taxNo}）授权{grantees}', null],
  [
    Object.keys(PLACEHOLDERS)
      .map((name) => `{${name}}`)
      .join(''),
    null,
  ],
  ['{enterprize}', '无法识别的占位符 {enterprize}，请从列表中选择'],
  ['{constructor}', '无法识别的占位符 {constructor}，请从列表中选择'],
  ['{ enterprise }', '无法识别的占位符 { enterprise }，请从列表中选择'],
  ['{企业}', '无法识别的占位符 {企业}，请从列表中选择'],
  ['{enterprise', '花括号不成对，请检查占位符'],
  ['enterprise}', '花括号不成对，请检查占位符'],
  ['{{enterprise}}', '无法识别的占位符 {}，请从列表中选择'],
  ['x\n'.repeat(21), '补充条款不能超过20段'],
  ['x'.repeat(4001), '补充条款不能超过4000个字符'],
])('%j: %s', (text, fault) => expect(agreementFault(text)).toBe(fault))

it('a preview fills in what is known', () => {
  expect(filledIn('{enterprise}、{taxNo}', { enterprise: '示例{taxNo}' })).toBe(
    '示例{taxNo}、{taxNo}',
  )
})

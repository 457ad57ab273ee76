import { expect, it } from 'vitest'
import { toldSource } from './source.ts'

it.each([
  ['domain §6.4 [S-BANK1]', '平台口径 §6.4'],
  ['domain §3.1 缺失月份；平台默认裁决表', '平台口径 §3.1 缺失月份；平台默认裁决表'],
  ['平台默认裁决表；domain §4、§6.2', '平台默认裁决表；平台口径 §4、§6.2'],
  ['docs/score.md', 'docs/score.md'],
])('%s is told as %s', (source, told) => {
  expect(toldSource(source, '平台口径')).toBe(told)
})

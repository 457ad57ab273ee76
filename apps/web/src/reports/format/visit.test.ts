import { expect, it } from 'vitest'
import { doneText, objectsOf } from './visit.ts'

const looks = [
  { action: '查看报告', object: '报告 A' },
  { action: '查看明细', object: '报告 A' },
  { action: '查看报告', object: '报告 B' },
]

it('says each deed once, with how often', () => {
  expect(doneText(looks, 'zh')).toBe('查看报告 2 次、查看明细')
  expect(doneText(looks, 'en')).toBe('查看报告 ×2, 查看明细')
})

it('names each object once', () => expect(objectsOf(looks)).toEqual(['报告 A', '报告 B']))

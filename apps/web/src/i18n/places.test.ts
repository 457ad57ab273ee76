import { expect, it } from 'vitest'
import { placeName } from './places.ts'

it.each([
  ['深圳', 'Shenzhen'],
  ['深圳税局', 'Shenzhen tax bureau'],
  ['内蒙古电子税务局', 'Inner Mongolia tax bureau'],
  ['西藏', 'Xizang'],
  ['来自上传文件', 'Uploaded file'],
  ['某地', '某地'],
])('%s is %s in English, and itself in Chinese', (name, english) => {
  expect(placeName(name, 'en')).toBe(english)
  expect(placeName(name, 'zh')).toBe(name)
})

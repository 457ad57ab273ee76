import { expect, it } from 'vitest'
import { toZip } from '../../test-support/zip.ts'
import { findDocument } from './find-entry.ts'

const text = (bytes: Uint8Array | null) => bytes && new TextDecoder().decode(bytes)
const inner = toZip({ '内/三.jpg': new TextEncoder().encode('三') })
const outer = toZip({ '一.jpg': new TextEncoder().encode('一'), '套.zip': inner })

it.each([
  ['a.zip!/一.jpg', '一'],
  ['a.zip!/套.zip!/内/三.jpg', '三'],
  ['a.zip!/没有.jpg', null],
  ['b.zip!/一.jpg', null],
])('%s', (place, content) => {
  expect(text(findDocument('a.zip', outer, place))).toBe(content)
})

it('a file that is no archive is its own document', () => {
  const bytes = new TextEncoder().encode('图')
  expect(findDocument('a.jpg', bytes, 'a.jpg')).toBe(bytes)
})

import { expect, it } from 'vitest'
import { openedJson, parseJson } from './json.ts'
import { LIMITS } from './limits.ts'

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

it.each([
  ['a mark of the byte order', '\ufeff{"a":1}', { a: 1 }],
  ['brackets and commas in a text', `{"a":"${'[,'.repeat(LIMITS.maxJsonDepth)}"}`, undefined],
  [
    'quotes in a text',
    String.raw`{"a":"\"[","b":"\\","c":["\\\""]}`,
    { a: '"[', b: '\\', c: ['\\"'] },
  ],
])('reads %s', (_, text, value) => {
  expect(parseJson(text)).toEqual(value ?? JSON.parse(text))
})

it.each([
  ['no JSON', '{"a":', 'CORRUPTED'],
  ['a text without end', '["a', 'CORRUPTED'],
  ['what is nested too deeply', nested(LIMITS.maxJsonDepth + 1), 'CORRUPTED'],
  ['too many lists', `[${'[],'.repeat(LIMITS.maxJsonValues / 2)}0]`, 'TOO_LARGE'],
  ['too many values', `[${'0,'.repeat(LIMITS.maxJsonValues)}0]`, 'TOO_LARGE'],
])('refuses %s', (_, text, code) => {
  expect(() => parseJson(text)).toThrow(expect.objectContaining({ code }))
})

it('as many and as deep as is allowed are read', () => {
  expect(parseJson(nested(LIMITS.maxJsonDepth))).toHaveLength(1)
})

it('brackets by the million are refused before they are in memory', () => {
  const text = nested(5e6)
  const before = process.memoryUsage().heapTotal
  expect(() => parseJson(text)).toThrow(expect.objectContaining({ code: 'CORRUPTED' }))
  expect(process.memoryUsage().heapTotal - before).toBeLessThan(50e6)
})

it.each([
  ['{"a":1}', { a: 1 }],
  [' [1]', [1]],
  ['1', undefined],
  ['{broken', undefined],
])('a text that is %s itself is opened', (text, value) => {
  expect(openedJson(text)).toEqual(value)
})

it('a text within JSON is guarded as well', () => {
  expect(() => openedJson(nested(LIMITS.maxJsonDepth + 1))).toThrow()
})

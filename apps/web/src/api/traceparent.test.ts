// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { traceparent } from './traceparent.ts'

const parts = () => traceparent().split('-')

it('calls of one click are one trace, each with its own span, in the form of W3C', () => {
  const [first, second] = [parts(), parts()]
  expect(first.join('-')).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
  expect(second[1]).toBe(first[1])
  expect(second[2]).not.toBe(first[2])
  document.body.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(parts()[1]).not.toBe(first[1])
})

// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { createHTML, createScriptURL, startTrustedTypes } from '../trusted-types.ts'

afterEach(() => vi.unstubAllGlobals())

it('nothing becomes markup but nothing', () => {
  expect(createHTML('')).toBe('')
  for (const text of [' ', '<b>x</b>', '<img src=x onerror=alert(1)>'])
    expect(createHTML(text)).toBeNull()
})

it('scripts are files of our own build', () => {
  expect(createScriptURL('/assets/worker-1.js')).toBe('/assets/worker-1.js')
  const own = `${location.origin}/assets/x.js`
  expect(createScriptURL(own)).toBe(own)
  for (const url of [
    'https://evil.example/assets/x.js',
    '//evil.example/assets/x.js',
    'data:text/javascript,alert(1)',
    'blob:http://localhost/1',
    '/api/blob',
    '/assets/../api/x',
  ])
    expect(createScriptURL(url), url).toBeNull()
})

it('is the only door where the browser has doors, and nothing where it has none', () => {
  const createPolicy = vi.fn()
  vi.stubGlobal('trustedTypes', { createPolicy })
  startTrustedTypes()
  expect(createPolicy).toHaveBeenCalledWith('default', { createHTML, createScriptURL })
  vi.stubGlobal('trustedTypes', undefined)
  expect(startTrustedTypes).not.toThrow()
})

import fs from 'node:fs'
import path from 'node:path'
import type { Form } from '@xinjian/contract/form'
import { expect, it } from 'vitest'
import { inEnglish } from './english.ts'

const FORMS = path.resolve(import.meta.dirname, '../../../../packages/contract/src/forms')

async function sentences(): Promise<string[]> {
  const files = fs
    .readdirSync(FORMS, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => import(path.join(entry.parentPath, entry.name)))
  const parts = (await Promise.all(files)).flatMap((m) => Object.values<unknown>(m))
  const forms = parts.filter((p): p is Form<object> => typeof p === 'object' && p !== null)
  const rules = forms.flatMap((f) => Object.values(f.rules as Form<{ x: 1 }>['rules']))
  return rules.flatMap((r) => [...r.checks.map((c) => c[2]), ...(r.kindFault ? [r.kindFault] : [])])
}

it('every sentence of every form is said in English', async () => {
  const said = await sentences()
  expect(said.length).toBeGreaterThan(100)
  expect(said.filter((text) => /[\u3400-\u9fff]/.test(inEnglish(text)))).toEqual([])
})

// Both sides written by hand.
it.each([
  ['不能超过64个字符', 'At most 64 characters'],
  ['不能超过1个字符', 'At most 1 character'],
  ['8-20位需包含字母数字和符号', '8–20 characters with letters, digits and symbols'],
  ['小额简化测算最多1000万元', 'Small amounts are estimated in short up to 10m yuan'],
  ['联系方式不能为空', 'Enter the mobile number'],
  ['没有这一句', '没有这一句'],
])('%s', (zh, en) => {
  expect(inEnglish(zh)).toBe(en)
})

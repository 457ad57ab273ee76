import fs from 'node:fs'
import path from 'node:path'
import type { Form } from '@xinjian/contract/form'
import { expect, it } from 'vitest'
import { ENGLISH } from './english.ts'
import { spokenIn } from './spoken.ts'

const FORMS = path.resolve(import.meta.dirname, '../../../../packages/contract/src/forms')

async function sentences(): Promise<string[]> {
  const files = fs.readdirSync(FORMS).map((name) => import(path.join(FORMS, name)))
  const parts = (await Promise.all(files)).flatMap((m) => Object.values<unknown>(m))
  const forms = parts.filter((p): p is Form<object> => typeof p === 'object' && p !== null)
  const rules = forms.flatMap((f) => Object.values(f.rules as Form<{ x: 1 }>['rules']))
  return rules.flatMap((r) => [...r.checks.map((c) => c[2]), ...(r.kindFault ? [r.kindFault] : [])])
}

it('every sentence of every form has its English, and no other is kept', async () => {
  const said = new Set((await sentences()).map((s) => s.replace(/\d+/g, '#')))
  expect([...said].filter((s) => !(s in ENGLISH))).toEqual([])
  expect(Object.keys(ENGLISH).filter((s) => !said.has(s))).toEqual([])
})

it('numbers keep their places', () => {
  expect(spokenIn(ENGLISH, '不能超过64个字符')).toBe('At most 64 characters')
  expect(spokenIn(ENGLISH, '8-20位需包含字母数字和符号')).toBe(
    '8–20 characters with letters, digits and a symbol',
  )
  expect(spokenIn(ENGLISH, '没有这一句')).toBe('没有这一句')
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import * as f from './fields.ts'
import { formOf } from './form.ts'
import { type FieldRule, isRequired, judgeField, maxLengthOf, readField } from './form-rules.ts'

/** Every shape of field that a form has, and what people type into it. */
const FIELDS = {
  text: f.text(5, '请填写'),
  optional: f.optionalText(5),
  mobile: f.mobile,
  taxNo: f.taxNo,
  day: z.optional(f.isoDate),
  idNo: f.idNo,
  reportNo: f.reportNo,
  secret: f.newPassword('请输入新密码'),
  old: f.oldPassword,
  capital: z.optional(z.number('请输入数字').check(z.gte(0, '太小'), z.lte(100, '太大'))),
  days: z.coerce
    .number('请选择')
    .check(z.int('以天计'), z.gte(1, '至少1天'), z.lte(90, '最长90天')),
  choice: z.enum(['A', 'B'], '请选择'),
}
const schema = z.object(FIELDS)
const { rules } = formOf({ body: schema }, ...(Object.keys(FIELDS) as (keyof typeof FIELDS)[]))

const typed = fc.oneof(
  fc.string({ maxLength: 24 }),
  fc.string({ unit: fc.constantFrom(...' 019X月aZ!-+.'), maxLength: 24 }),
  fc.integer({ min: -5, max: 200 }).map(String),
  fc.constantFrom(
    '',
    '  ',
    'A',
    '138 0013-8000',
    '+86 13800138000',
    '440399198311145538',
    '２026-02-31',
    '2026-02-31',
    '2026-02-28',
    '91440300MA510000XW',
    'inv202610080000000427',
    'Another@2027',
    'Abcdef1',
  ),
)

describe('a rule and its schema', () => {
  it.each(Object.keys(FIELDS) as (keyof typeof FIELDS)[])(
    '%s: both say the same of whatever is typed, in the same words',
    (name) => {
      const rule: FieldRule = rules[name]
      fc.assert(
        fc.property(typed, (text) => {
          const sent = readField(rule, text)
          const verdict = FIELDS[name].safeParse(sent)
          expect(judgeField(rule, text)).toBe(
            verdict.success ? null : (verdict.error.issues[0]?.message ?? ''),
          )
          // What is sent is what the server keeps: it would clean it the same way.
          if (verdict.success) expect(verdict.data).toEqual(sent)
        }),
        { numRuns: 400 },
      )
    },
  )

  it('is plain data: it survives being written down', () => {
    expect(JSON.parse(JSON.stringify(rules))).toEqual(rules)
  })

  it('tells what is required and how much may be typed', () => {
    expect(isRequired(rules.text)).toBe(true)
    expect(isRequired(rules.optional)).toBe(false)
    expect(isRequired(rules.choice)).toBe(true)
    expect(maxLengthOf(rules.text)).toBe(5)
    expect(maxLengthOf(rules.mobile)).toBeUndefined()
  })
})

describe('a form is refused when the contract is loaded', () => {
  it.each([
    ['a rule without words', z.string().check(z.minLength(1)), 'no words'],
    ['a function without a name', z.string().check(z.refine(() => true, 'x')), 'no name'],
    ['a cleaner without a name', z.string().check(z.trim()), 'no name'],
    ['an open bound', z.number('x').check(z.gt(0, 'x')), 'no browser knows'],
    ['a pattern with flags', z.string().check(z.regex(/a/i, 'x')), 'no browser knows'],
    ['a list', z.array(z.string()), 'no text, number or choice'],
  ])('%s', (_, field, words) => {
    expect(() => formOf({ body: z.object({ field }) }, 'field')).toThrow(words)
  })

  it('a field that the call has not', () => {
    expect(() => formOf({ body: z.object({}) }, 'none' as never)).toThrow('no field')
  })
})

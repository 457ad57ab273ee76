/** Whatever somebody writes down about a person or a secret is hidden where it is written, in every form it comes in. */
import { describe, expect, it } from 'vitest'
import { maskText, maskValue, maskWrites } from './mask-text.ts'

/** Kind → how it is written, and what must not be seen of it. */
const HIDDEN: [kind: string, text: string, never: string][] = [
  ['mobile', '手机13800138201已用', '13800138201'],
  ['mobile with its country', '+86 138 0013 8201', '0013 8201'],
  ['mobile in wide digits', '１３８００１３８２０１', '00138'],
  ['mobile beside letters', 'tel_13800138201x', '13800138201'],
  ['landline', '0755-26001234', '26001234'],
  ['landline in brackets', '(010)62001234', '62001234'],
  ['landline in one', '02062001234', '62001234'],
  ['ID number', '证件 11010519491231002X。', '19491231'],
  ['old ID number', '110105491231002', '491231'],
  ['ID number that is none', '440300199013011234', '19901301'],
  ['card', '6222021234567890123', '1234567890'],
  ['card in groups', '6222 0212 3456 7890 123', '3456'],
  ['mail', 'zhang.san@example.com.cn', 'zhang.san'],
  ['passport', '护照E12345678', 'E12345678'],
  ['passport of the newer kind', 'EA1234567', 'EA1234567'],
  ['bearer', 'authorization: Bearer abc.def-12', 'abc.def'],
  ['token', `t ${'aB3_'.repeat(10)}xyz`, 'aB3_aB3_'],
  ['ticket in an address', 'GET /pdfTemplate?ticket=v1.short&x=1', 'short'],
  ['login of a database', 'postgres://me:pw@127.0.0.1/x', 'me:pw'],
  ['password field', '{"password":"Xinjian@2026"}', 'Xinjian@2026'],
  ['password in words', '密码是Abc123，错误', 'Abc123'],
  ['name behind a label', '法定代表人：王小明，', '小明'],
  [
    'row that PostgreSQL quotes',
    'Key (mobile, name)=(13800138201, 王小明) already exists.',
    '王小明',
  ],
  ['value that PostgreSQL quotes', 'invalid input syntax for type bigint: "王小明"', '王小明'],
  ['failing row', 'Failing row contains (1, 王小明, null).', '王小明'],
]

describe('a text', () => {
  it.each(HIDDEN)('shows no %s', (_, text, never) => {
    expect(maskText(text)).not.toContain(never)
    expect(maskText(maskText(text))).toBe(maskText(text))
  })

  it.each([
    '91440300708461136T 深圳某公司',
    '91350100M000100Y43',
    '发票号码 24442000000012345678，代码 4403192130',
    '2026-11-22T01:34:40.123Z 3f2504e0-4f89-41d3-9a0c-0305e82c3301',
    'at file:///app/node_modules/pg/lib/client.js:526:17',
    '金额 1234567.89，第 12 行',
  ])('keeps what is public: %s', (text) => expect(maskText(text)).toBe(text))

  it('is masked inside a value, and a field tells what a text cannot', () => {
    const value = {
      a: [{ mobile: 13800138201, token: 'x', n: 12 }],
      name: '王小明',
      smsCode: 123456,
      code: '23505',
      none: null,
    }
    expect(maskValue(value)).toEqual({
      a: [{ mobile: '138****8201', token: '[hidden]', n: 12 }],
      name: '王**',
      smsCode: '[hidden]',
      code: '23505',
      none: null,
    })
  })

  it('is masked by a stream, however it is written', () => {
    const seen: unknown[] = []
    const stream = { write: (...args: unknown[]) => seen.push(...args) > 0 }
    maskWrites(stream as never)
    stream.write('13800138201', 'utf8')
    stream.write(Buffer.from('13800138201'))
    expect(seen).toEqual(['138****8201', '138****8201'])
  })
})

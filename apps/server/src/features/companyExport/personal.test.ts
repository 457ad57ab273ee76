import { describe, expect, it } from 'vitest'
import { shownOf } from './personal.ts'

/** A row as it is told: all its columns are words. */
const told = (table: string, words: Record<string, unknown>, json: string[] = []) =>
  shownOf(table, Object.keys(words), json).words(words)

describe('people who are not the company’s own', () => {
  it('are masked in records as their pages mask them, and in the key that names them', () => {
    const owner = { name: '欧阳修明', kind: '自然人', id_masked: '4403**********1234' }
    expect(told('shareholder', { row_key: '欧阳修明/4403**********1234', ...owner })).toEqual({
      row_key: null,
      ...owner,
      name: '欧阳**',
    })
    const firm = { name: '示例投资有限公司', kind: '企业法人', row_key: '示例投资有限公司/' }
    expect(told('shareholder', firm)).toMatchObject({ name: '示例投资有限公司' })
    expect(told('bank_line', { party: '张三 6222020123456789', summary: '货款' })).toEqual({
      party: '张三 6222********6789',
      summary: '货款',
    })
  })

  it('are masked in columns of their own, and in any JSON', () => {
    expect(told('collect_task', { sms_to: '13800138201' })).toEqual({ sms_to: '138****8201' })
    const license = { name: '示例工贸有限公司', legalRep: '张三', note: '联系 13800138201' }
    expect(told('collect_task', { license }, ['license'])).toEqual({
      license: { name: '示例工贸有限公司', legalRep: '张*', note: '联系 138****8201' },
    })
    const detail = { changes: [{ item: '法定代表人', before: '张三', after: '李四' }] }
    expect(told('tax_registration', { detail }, ['detail'])).toEqual({
      detail: { changes: [{ item: '法定代表人', before: '张*', after: '李*' }] },
    })
    expect(told('any_new_table', { said: { to: '13800138201' } }, ['said'])).toEqual({
      said: { to: '138****8201' },
    })
  })

  it('own people, hashes and numbers of the platform stay', () => {
    expect(told('app_user', { mobile: '13800138201', name: '张三' })).toEqual({
      mobile: '13800138201',
      name: '张三',
    })
    const reports = { no: 'INV202610080000000427', hash: 'a1'.repeat(32) }
    expect(told('risk_subject', { reports }, ['reports'])).toEqual({ reports })
  })

  it('says which columns are not told as they rest', () => {
    const columns = ['party', 'summary', 'row_key', 'place']
    expect(shownOf('bank_line', columns, []).masked).toEqual(['party', 'summary', 'row_key'])
    expect(shownOf('app_user', ['mobile', 'name'], []).masked).toEqual([])
  })
})

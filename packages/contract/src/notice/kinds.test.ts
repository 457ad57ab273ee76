import { describe, expect, it } from 'vitest'
import { ROWS } from '../routes/table.ts'
import { mayHear, NOTICE_KIND_NAMES, NOTICE_KINDS, type NoticeKind } from './kinds.ts'
import { linkOf, saidOf } from './said.ts'

const kinds = NOTICE_KIND_NAMES.map((name) => [name, NOTICE_KINDS[name] as NoticeKind] as const)
const named = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
const params = {
  reportNo: 'INV202611220000000001',
  type: 'INVOICE',
  name: '深圳市示例科技有限公司',
  taxNo: '91440300MA5EXAMPLE',
  contractNo: 'AUT1',
  month: '2026-10',
  file: '销项 & 进项.csv',
  checkNo: 'FY2026112200000001',
}

describe.each(kinds)('%s', (name, kind) => {
  it('leads to a page that is built, which whoever hears of it may open', () => {
    const path = linkOf(name, params)?.split('?')[0]
    const [, , , , options] = ROWS.find(([of]) => of === path) ?? []
    expect(options?.page).toBeDefined()
    if (kind.hears.length > 0 && options?.needs !== 'self')
      expect(kind.hears).toContain(options?.needs)
  })

  it('says in both languages what it is told of, with nothing left open', () => {
    const [zh, en] = (['zh', 'en'] as const).map((language) => saidOf(name, params, language))
    for (const said of [zh, en]) expect(`${said?.title}${said?.text}`).not.toMatch(/[{}]/)
    expect(zh?.title).toMatch(/[\u4e00-\u9fff]/)
    expect(kind.en.join()).not.toMatch(/[\u4e00-\u9fff]/)
    // What differs by language has a name of its own in English.
    const english = named(kind.en[1]).map((one) => one?.replace(/En$/, ''))
    expect(named(kind.zh[1]).filter((one) => !english.includes(one))).toEqual([])
  })

  it('goes by a way at least; what cannot be switched off is about the safety of the account', () => {
    if (name === 'AUDIT_CHECKPOINT') expect(kind.ways).toEqual([])
    else expect(kind.ways).toContain('PAGE')
    expect(kind.always === true).toBe(kind.group === 'SECURITY')
    // Besides whoever is named, those who can stop a sensitive change or an export of everything, and those who ask for one.
    if (kind.always)
      expect([
        [],
        ['account.agree'],
        ['user.write'],
        ['company.export'],
        ['company.erase'],
        ['erasure.decide'],
        // What decides on enterprises was put in force, or a card taken out, by one of them alone.
        ['rules.read', 'rules.approve'],
        ['system.operate'],
      ]).toContainEqual(kind.hears)
  })
})

it('a link is written so that no parameter can lead elsewhere', () => {
  const link = linkOf('IMPORT_DONE', { ...params, taxNo: 'A&way=data#x' })
  expect(new URL(link ?? '', 'https://x.cn').searchParams.get('taxId')).toBe('A&way=data#x')
  expect(linkOf('REPORT_READY', params)).toBe(
    '/queryCenter/invoiceReportDetail?reportNo=INV202611220000000001&reportType=INVOICE',
  )
})

it('a kind that is told no more says its name and leads nowhere', () => {
  expect(saidOf('GONE', {}, 'zh')).toEqual({ title: 'GONE', text: '' })
  expect(linkOf('GONE', {})).toBeNull()
  expect(linkOf('toString', {})).toBeNull()
})

it('is heard by whoever has all it asks for', () => {
  const low: NoticeKind = NOTICE_KINDS.BALANCE_LOW
  expect(mayHear(low, new Set(['money.manage']))).toBe(false)
  expect(mayHear(low, new Set(['money.read', 'money.manage', 'report.readAll']))).toBe(true)
  expect(mayHear(NOTICE_KINDS.LOGIN_NEW, new Set())).toBe(true)
})

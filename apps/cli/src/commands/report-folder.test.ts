/** A folder of one enterprise, whatever it holds, gives each report without a server. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { xinjian } from '../cli.test-support.ts'

const TAX_NO = '91440300MA9X00A15D'
const NAME = '深圳市示例贸易有限公司'
let root = ''
let firm = ''

const month = (i: number): string => `2024-${String(i).padStart(2, '0')}`
const after = (i: number): string => (i === 12 ? '2025-01' : month(i + 1))
const LAST = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

function vat(i: number, taxNo = TAX_NO): string {
  const line = (name: string, code: string, amount: number) =>
    `<tr><td>${name}</td><td>${code}</td><td>${amount.toFixed(2)}</td></tr>`
  return `<html><h1>增值税及附加税费申报表（一般纳税人适用）</h1>
    <p>纳税人识别号：${taxNo}</p><p>纳税人名称：${taxNo === TAX_NO ? NAME : '别家有限公司'}</p>
    <p>税款所属时间：${month(i)}-01至${month(i)}-${LAST[i - 1]}</p><p>填表日期：${after(i)}-10</p>
    <table><tr><td>项目</td><td>栏次</td><td>一般项目本月数</td></tr>
    ${line('（一）按适用税率计税销售额', '1', 1000)}${line('销项税额', '11', 130)}${line('进项税额', '12', 100)}
    ${line('应纳税额', '19', 30)}${line('应纳税额合计', '24', 30)}</table></html>`
}

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'xinjian-folder-'))
  firm = path.join(root, '一家企业')
  await mkdir(path.join(firm, '申报表'), { recursive: true })
  const at = (name: string) => path.join(firm, name)
  for (let i = 1; i <= 12; i++) await writeFile(at(`申报表/${month(i)}.html`), vat(i))
  const invoices = ['发票号码,开票日期,销方名称,销方识别号,购方名称,购方识别号,金额,税额,价税合计']
  for (let i = 1; i <= 12; i++)
    invoices.push(
      `2444${String(i).padStart(16, '0')},${month(i)}-15,${NAME},${TAX_NO},客户${i % 3}有限公司,9144030019220382${10 + (i % 3)},1000.00,130.00,1130.00`,
    )
  await writeFile(at('发票.csv'), invoices.join('\n'))
  await writeFile(
    at('资产负债表.csv'),
    [
      '资产负债表',
      `编制单位：${NAME},,单位：元`,
      '项目,2024年12月31日,年初余额',
      '货币资金,100,80',
      '资产总计,150,120',
      '负债合计,30,20',
      '所有者权益合计,120,100',
    ].join('\n'),
  )
  const rows = [
    ['中华人民共和国税收完税证明'],
    ['纳税人识别号', TAX_NO, '纳税人名称', NAME],
    ['原凭证号', '税种', '品目名称', '税款所属时期', '入(退)库日期', '实缴(退)金额'],
    ['344035240200000001', '增值税', '商业', '2024-01-01至2024-01-31', '2024-02-10', '30.00'],
    ['金额合计', '', '', '', '', '¥30.00'],
  ]
  await writeFile(
    at('完税证明.xlsx'),
    await writeXlsx({ sheets: [{ name: '证明', rows }] as never }),
  )
  await writeFile(at('说明.txt'), '这里没有表格')
  await writeFile(path.join(root, '别家.html'), vat(3, '91110108MA01XY2Z7N'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

const made = new Map<string, Awaited<ReturnType<typeof JSON.parse>>>()

describe('a folder of one enterprise', () => {
  it.each([
    ['invoice', 'INVOICE'],
    ['tax', 'TAX'],
    ['tax-payment', 'TAX_PAYMENT'],
    ['tax-invoice', 'TAX_INVOICE'],
    ['tax-risk', 'TAX_RISK'],
  ])('gives %s', async (word, kind) => {
    const { code, out, err } = await xinjian('report', word, firm)
    expect(code).toBe(0)
    made.set(word, JSON.parse(out))
    expect(made.get(word)).toMatchObject({ kind, enterprise: { name: NAME, taxNo: TAX_NO } })
    expect(err).toContain('说明.txt')
  })

  it('is judged by what it holds: returns of twelve months, none of them seen by a bureau', () => {
    const document = made.get('tax')
    const { decision } = document.verdict
    expect(decision).toMatchObject({
      level: 'REVIEW',
      coverage: [{ dataset: 'VAT_RETURN', known: 12, months: 12, fromFiles: 12 }],
    })
    expect(decision.text).toContain('来自企业上传的文件，未经税务机关核验')
    const sales = document.indicators.find((i: { key: string }) => i.key === 'T-001.L12')
    expect(sales.value).toBe(12_000)
    expect(Object.keys(document.coverage)).not.toContain('SOCIAL_INSURANCE')
  })

  it('invoices are set beside the returns', () => {
    const document = made.get('tax-invoice')
    const value = (key: string) =>
      document.indicators.find((i: { key: string }) => i.key === key)?.value
    expect(value('I-001.L12')).toBe(12 * 1130)
  })
})

it('files of several enterprises: the one that is named, or a refusal that lists them', async () => {
  const both = [firm, path.join(root, '别家.html')]
  const { code, err } = await xinjian('report', 'tax', ...both)
  expect(code).toBe(1)
  expect(err).toContain(`${NAME}（${TAX_NO}）`)
  expect(err).toContain('--enterprise')
  const { out } = await xinjian('report', 'tax', ...both, '--enterprise', '别家有限公司')
  const { enterprise, coverage } = JSON.parse(out)
  expect(enterprise.taxNo).toBe('91110108MA01XY2Z7N')
  const collected = Object.values(coverage.VAT_RETURN).filter((s) => s === 'COLLECTED')
  expect(collected).toHaveLength(1)
})

it('statements alone make a tax report that rates nothing and tells what it lacks', async () => {
  const { code, out } = await xinjian(
    'report',
    'tax',
    path.join(firm, '资产负债表.csv'),
    '--enterprise',
    NAME,
  )
  expect(code).toBe(0)
  const { verdict, coverage, quality } = JSON.parse(out)
  expect(verdict.decision.level).toBe('UNRATABLE')
  expect(Object.keys(coverage)).toEqual(['FIN_STATEMENT'])
  expect(quality.find((q: { check: string }) => q.check === 'MONTHS_VAT_RETURN')).toMatchObject({
    result: 'UNKNOWN',
    detail: '未采集增值税申报',
  })
})

it.each([
  [['tax-payment', '申报表'], '没有深圳市示例贸易有限公司的完税证明'],
  [['tax-invoice', '申报表'], '的发票'],
  [['tax', '说明.txt'], '--enterprise'],
  [['tax', '没有这个文件夹'], '找不到文件'],
  [['tax', '申报表', '--enterprise', '没有这家'], '文件里没有企业“没有这家”'],
])('%j is refused in words', async ([word = '', file = '', ...more], words) => {
  const { code, err } = await xinjian('report', word, path.join(firm, file), ...more)
  expect(code).toBe(1)
  expect(err).toContain(words)
})

import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const MAIN = path.resolve(import.meta.dirname, '../main.ts')
let folder = ''
const at = (name: string): string => path.join(folder, name)

function xinjian(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [MAIN, ...args])
    let [out, err] = ['', '']
    child.stdout.on('data', (chunk) => {
      out += chunk
    })
    child.stderr.on('data', (chunk) => {
      err += chunk
    })
    child.on('close', (code) => resolve({ code, out, err }))
  })
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'xinjian-facts-'))
  const sales = ['企业代号,发票号码,开票日期,购方单位代号,金额,税额,价税合计,发票状态']
  for (let month = 1; month <= 24; month++) {
    const date = `${2018 + Math.floor((month - 1) / 12)}/${((month - 1) % 12) + 1}/15`
    sales.push(`E1,${month},${date},B${month % 3},1000.0,130.0,1130.0,有效发票`)
  }
  await writeFile(at('sales.csv'), sales.join('\n'))
})
afterAll(() => rm(folder, { recursive: true }))

const inputs = () => ['--sales', at('sales.csv')]

describe('xinjian report of the tax family', () => {
  const MONTH = 2019 * 12 + 11
  const PAID = {
    key: 'V1',
    taxKind: '增值税',
    taxItem: null,
    periodFrom: '2019-11-01',
    periodTo: '2019-11-30',
    basis: null,
    rate: null,
    amount: 130_00,
    payType: '一般申报',
    voucherNo: 'V1',
    declaredOn: '2019-12-10',
    paidOn: '2019-12-10',
    treasuryOn: '2019-12-10',
    status: '已入库',
  }
  const FACTS = {
    registration: { name: 'E1' },
    dataCutoff: '2020-01-05T00:00:00+08:00',
    covered: { TAX_PAYMENT: [[MONTH - 36, MONTH]] },
    payments: [PAID],
  }
  const written = async (facts: object) => {
    await writeFile(at('facts.json'), JSON.stringify(facts))
    return ['--facts', at('facts.json'), '--through', '2019-12']
  }

  it.each([
    ['tax', 'TAX'],
    ['tax-payment', 'TAX_PAYMENT'],
    ['tax-risk', 'TAX_RISK'],
  ])('%s of a file of facts', async (word, kind) => {
    const { code, out, err } = await xinjian('report', word, ...(await written(FACTS)))
    expect([code, err]).toEqual([0, ''])
    expect(JSON.parse(out)).toMatchObject({ kind, enterprise: { name: 'E1' } })
  })

  it('what the file leaves out was never collected: nothing is judged of it', async () => {
    const { out } = await xinjian('report', 'tax', ...(await written(FACTS)))
    expect(Object.keys(JSON.parse(out).coverage)).toEqual(['TAX_PAYMENT'])
  })

  it('tax-invoice judges the invoices of the firm beside its taxes', async () => {
    const facts = await written(FACTS)
    const { code, out } = await xinjian('report', 'tax-invoice', ...facts, ...inputs())
    expect(code).toBe(0)
    const { kind, indicators } = JSON.parse(out)
    expect(kind).toBe('TAX_INVOICE')
    const sales = indicators.find((i: { key: string }) => i.key === 'I-001.L12')
    expect(sales.value).toBe(12 * 1130)
  })

  it.each([
    ['tax', [], 2, '--facts'],
    ['tax', ['--facts', 'x.json'], 2, '--through'],
    ['tax-invoice', ['--facts', 'x.json', '--through', '2019-12'], 2, '--sales'],
    ['tax', ['--facts', 'x.json', '--through', '2019-12'], 1, '找不到文件'],
    ['stock', [], 2, '报告种类为'],
  ])('%s %j is refused: %d, %s', async (word, options, exit, words) => {
    const { code, err } = await xinjian('report', word, ...options)
    expect(code).toBe(exit)
    expect(err).toContain(words)
  })

  it.each([
    [{}, 'registration.name'],
    [{ ...FACTS, dataCutoff: '昨天' }, 'dataCutoff'],
    [{ ...FACTS, payments: {} }, 'payments 应为列表'],
    [{ ...FACTS, registration: { name: '别家' } }, '没有'],
  ])('a file that cannot be meant is refused by what is wrong with it', async (facts, words) => {
    const tables = words === '没有' ? inputs() : []
    const word = words === '没有' ? 'tax-risk' : 'tax'
    const { code, err } = await xinjian('report', word, ...(await written(facts)), ...tables)
    expect(code).toBe(1)
    expect(err).toContain(words)
  })
})

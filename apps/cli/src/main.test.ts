import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { xinjian } from './cli.test-support.ts'

let folder = ''
const at = (name: string): string => path.join(folder, name)

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'xinjian-main-'))
  const sales = ['企业代号,发票号码,开票日期,购方单位代号,金额,税额,价税合计,发票状态']
  const purchases = [sales[0]!.replace('购方', '销方')]
  for (let month = 1; month <= 24; month++) {
    const date = `${2018 + Math.floor((month - 1) / 12)}/${((month - 1) % 12) + 1}/15`
    sales.push(`E1,${month},${date},B${month % 3},1000.0,130.0,1130.0,有效发票`)
    sales.push(`E2,${month},${date},B1,200.0,26.0,226.0,${month % 4 === 0 ? '作废' : '有效'}发票`)
    purchases.push(`E1,${month},${date},A1,600.0,78.0,678.0,有效发票`)
  }
  sales.push('E1,99,2019/2/30,B1,1,0,1,有效发票')
  await writeFile(at('sales.csv.gz'), gzipSync(sales.join('\n')))
  await writeFile(at('purchases.csv'), purchases.join('\r\n'))
  await writeFile(at('wages.csv'), '姓名,工资\n张三,100\n')
})
afterAll(() => rm(folder, { recursive: true }))

const inputs = () => ['--sales', at('sales.csv.gz'), '--purchases', at('purchases.csv')]

const one = (enterprise: string) =>
  ['report', 'invoice', '--enterprise', enterprise, '--through', '2019-12'] as const

describe('xinjian report invoice', () => {
  it('takes the industry that it is told', async () => {
    const { code, out } = await xinjian(...one('E1'), '--industry', 'f5164', ...inputs())
    expect(code).toBe(0)
    const { report } = JSON.parse(out)
    expect(report.enterprise).toMatchObject({
      industryCode: '5164',
      industryName: '金属及金属矿批发',
    })
    const [profile] = report.sections.find((s: { id: string }) => s.id === 's01-profile').blocks
    expect(profile.items).toContainEqual({ label: '行业门类', value: '批发和零售业（F）' })
    const rule = report.rules.find((r: { id: string }) => r.id === 'R-031')
    expect(rule.reason).toBe('NO_DATA：未采集销项明细')
  })

  it('prints a line per enterprise, and names the bad row on stderr', async () => {
    const { code, out, err } = await xinjian(
      ...['report', 'invoice', '--enterprise', 'all', '--through', '2019-12', '--json'],
      ...inputs(),
    )
    expect(code).toBe(0)
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines.map((l) => l.enterprise)).toEqual(['E1', 'E2'])
    expect(lines[0]).toMatchObject({
      indicators: {
        sales: {
          amount12m: 12_000,
          total12m: 13_560,
          blueCount12m: 12,
          voidRate12m: 0,
          yoyGrowth: 0,
        },
        purchases: { amount12m: 7_200, hhi12m: 10_000, counterparties12m: 1 },
      },
      score: expect.any(Number),
      grade: expect.any(String),
    })
    expect(lines[1].indicators.sales).toMatchObject({ voidRate12m: 0.25, activeMonths12m: 9 })
    expect(lines[1].indicators.purchases).toMatchObject({ amount12m: 0, voidRate12m: null })
    expect(err).toContain('第 50 行，开票日期：开票日期无法识别（2019/2/30）')
    expect(err).not.toContain('\r')
  })

  it('gives the whole report of one enterprise, as JSON, workbook and error list', async () => {
    const { code, out } = await xinjian(
      ...['report', 'invoice', '--enterprise', 'E1', '--through', '2019-12', '--json'],
      ...['--xlsx', at('e1.xlsx'), '--errors', at('errors.csv'), ...inputs()],
    )
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({
      enterprise: 'E1',
      inputQuality: { badRows: 1 },
      report: { kind: 'INVOICE', enterprise: { name: 'E1' }, periods: { last: '201912' } },
    })
    const book = await readXlsx(await readFile(at('e1.xlsx')))
    expect(book.sheets.map((s) => s.name)).toEqual(
      expect.arrayContaining(['概览', '指标', '逐月开票']),
    )
    expect(await readFile(at('errors.csv'), 'utf8')).toContain('2019/2/30')
  })

  it('scores', async () => {
    const { code, out } = await xinjian(
      'score',
      '--enterprise',
      'E1',
      '--through',
      '2019-12',
      ...inputs(),
    )
    expect(code).toBe(0)
    const keys = [
      'enterprise',
      'score',
      'grade',
      'defaultProbability',
      'reasons',
      'card',
      'cardReason',
    ]
    expect(Object.keys(JSON.parse(out)).slice(0, keys.length)).toEqual(keys)
  })

  it('tells rows after the month asked for, and never drops them in silence', async () => {
    const { out, err } = await xinjian(
      ...['report', 'invoice', '--enterprise', 'E1', '--through', '2019-10', '--json'],
      ...inputs(),
    )
    expect(err).toContain('销项清单有 2 行开票日期晚于 2019-10-31（--through），未计入')
    expect(err).toContain('进项清单有 2 行开票日期晚于 2019-10-31（--through），未计入')
    expect(JSON.parse(out).inputQuality.laterRows).toEqual([
      { direction: 'OUT', rows: 2 },
      { direction: 'IN', rows: 2 },
    ])
  })

  it('finds the enterprise of a table by name and by tax number, and calls it by both', async () => {
    const own = ['91440300MA5EXAMPLE', '深圳市示例（甲）公司']
    const rows = [
      '发票号码,开票日期,销方识别号,销方名称,购方识别号,购买方名称,金额,税额,价税合计',
      `24442000000012345678,2019-12-05,${own.join()},91310000MA1EXAMPLE,上海乙公司,100,13,113`,
    ]
    await writeFile(at('bureau.csv'), rows.join('\n'))
    for (const enterprise of [...own, '深圳市示例(甲)公司']) {
      const { code, out } = await xinjian(
        ...['report', 'invoice', '--enterprise', enterprise, '--through', '2019-12'],
        ...['--sales', at('bureau.csv')],
      )
      expect(code).toBe(0)
      expect(JSON.parse(out)).toMatchObject({
        enterprise,
        indicators: { sales: { total12m: 113 } },
        report: { enterprise: { name: own[1], taxNo: own[0] } },
      })
    }
  })

  it.each<[string, () => string[], number, string]>([
    ['no command', () => [], 2, ''],
    ['an unknown command', () => ['fly'], 2, '没有命令 fly'],
    ['an unknown option', () => ['score', '--fast'], 2, '没有选项 --fast'],
    [
      'an industry that there is not',
      () => [...one('E1'), '--industry', 'C5164', ...inputs()],
      2,
      '没有代码“C5164”',
    ],
    [
      'one industry for all',
      () => [...one('all'), '--industry', '5164', ...inputs()],
      2,
      '只用于一家企业',
    ],
    ['no file', () => ['score', '--enterprise', 'E1', '--through', '2019-12'], 2, '--sales'],
    [
      'a month that is none',
      () => ['score', '--enterprise', 'E1', '--through', '2019-13', ...inputs()],
      2,
      'YYYY-MM',
    ],
    [
      'a day before the end of the month asked for',
      () => [
        'score',
        '--enterprise',
        'E1',
        '--through',
        '2019-12',
        '--as-of',
        '2019-12-30',
        ...inputs(),
      ],
      2,
      '不能早于',
    ],
    [
      'a coverage that is none',
      () => [
        'score',
        '--enterprise',
        'E1',
        '--through',
        '2019-12',
        '--covers',
        '2019',
        ...inputs(),
      ],
      2,
      'FROM..TO',
    ],
    [
      'a file that is no table of invoices',
      () => ['score', '--enterprise', 'E1', '--through', '2019-12', '--sales', at('wages.csv')],
      1,
      '未读入任何发票，也没有生成结果',
    ],
    [
      'files for all',
      () => [
        'report',
        'invoice',
        '--enterprise',
        'all',
        '--pdf',
        'x',
        '--through',
        '2019-12',
        ...inputs(),
      ],
      2,
      '一家企业',
    ],
    [
      'an unknown enterprise',
      () => ['score', '--enterprise', 'E9', '--through', '2019-12', ...inputs()],
      1,
      '没有企业“E9”',
    ],
    [
      'a missing file',
      () => ['score', '--enterprise', 'E1', '--through', '2019-12', '--sales', at('none.csv')],
      1,
      '找不到文件',
    ],
    [
      'the files the wrong way round',
      () => ['score', '--enterprise', 'E1', '--through', '2019-12', '--sales', at('purchases.csv')],
      1,
      '请改用 --purchases',
    ],
  ])('says what is wrong: %s', async (_, args, expected, message) => {
    const { code, out, err } = await xinjian(...args())
    expect(code).toBe(expected)
    expect(err).toContain(message)
    if (message !== '') expect(out).toBe('')
  })
})

describe('xinjian parse', () => {
  it('gives one element per file, tables among them', async () => {
    const { code, out } = await xinjian('parse', at('purchases.csv'), at('none.pdf'), '--json')
    expect(code).toBe(0)
    const files = JSON.parse(out)
    expect(files).toHaveLength(2)
    expect(files[0].file).toBe(at('purchases.csv'))
    expect(files[0].error).toBeNull()
    expect(files[0].invoices).toHaveLength(24)
    expect(files[0].invoices[0]).toMatchObject({
      invoiceNumber: '1',
      invoiceCode: null,
      issueDate: '2018-01-15',
      amountExclTax: '600.00',
      taxAmount: '78.00',
      totalAmount: '678.00',
      sellerName: 'A1',
      fields: { totalAmount: { source: 'TABLE' } },
    })
    expect(files[1]).toMatchObject({
      file: at('none.pdf'),
      invoices: [],
      error: { message: expect.stringContaining('找不到') },
    })
  })
})

import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import type { VerifyTableRow } from './read-row.ts'
import { readVerifyTable } from './read-verify-table.ts'

const TODAY = '2026-11-22'

async function read(source: string | Uint8Array): Promise<VerifyTableRow[]> {
  const bytes = typeof source === 'string' ? Buffer.from(source) : source
  const rows: VerifyTableRow[] = []
  for await (const batch of readVerifyTable(bytes, { today: TODAY })) rows.push(...batch)
  return rows
}
const one = async (source: string) => (await read(source))[0]!

const TEMPLATE = '序号,发票代码,发票号码,开票日期,金额,校验码后6位'

describe('a row of the template', () => {
  it('is tidied and judged as what is typed by hand', async () => {
    const rows = await read(
      [
        TEMPLATE,
        '1,4403261130,00900001,2026年8月3日,"12,345.50",',
        '2,,26442000000012345678,20260803,100,',
        '3,044032600111,12345678,2026/8/3,,12345678901234654321',
        '4,144031909110,12345678,2026-08-03,1,',
        '5,4403171130,12345678,2017-08-03,1,',
        '6,4403261130,12345678,2026-11-22,1,',
      ].join('\n'),
    )
    expect(rows.map(({ typed, why, beforehand }) => [why, beforehand, typed])).toEqual([
      [
        null,
        null,
        { ...EMPTY, invoiceCode: '4403261130', invoiceNumber: '00900001', amount: '12345.50' },
      ],
      [null, null, { ...EMPTY, invoiceNumber: '26442000000012345678', amount: '100.00' }],
      [
        null,
        null,
        { ...EMPTY, invoiceCode: '044032600111', invoiceNumber: '12345678', checkCode: '654321' },
      ],
      [null, 'UNSUPPORTED', expect.anything()],
      [null, 'TOO_OLD', expect.anything()],
      [null, 'TOO_EARLY', expect.anything()],
    ])
    expect(rows.map(({ row }) => row)).toEqual([2, 3, 4, 5, 6, 7])
  })

  it('that cannot be verified says why, all of it, and keeps what stood there', async () => {
    const row = await one(`${TEMPLATE}\n1,4403261130,1234567X,2026-02-30,abc,`)
    expect(row.why).toBe(
      '发票号码为8位数字，数电票为20位数字，请核对；没有这一天，请重新选择开票日期；不含税金额为数字，最多11位整数和2位小数，请核对',
    )
    expect(row.typed).toMatchObject({ invoiceNumber: '1234567X', amount: 'abc' })
  })

  it('gets back the zeros that a spreadsheet program took', async () => {
    const row = await one(`${TEMPLATE}\n1,44032600111,900001,2026-08-03,,4321`)
    expect(row.why).toBeNull()
    expect(row.typed).toMatchObject({
      invoiceCode: '044032600111',
      invoiceNumber: '00900001',
      checkCode: '004321',
    })
  })

  it('whose number was rounded is not guessed', async () => {
    const row = await one(`${TEMPLATE}\n1,,2.6442E+19,2026-08-03,100,`)
    expect(row.why).toBe('发票号码被表格软件改成了科学计数法，请将该列设为文本格式后重新填写')
  })

  it('that is blank is none', async () => {
    expect(await read(`${TEMPLATE}\n,,,,,\n1,,,,,\n`)).toEqual([])
  })
})

describe('the amount', () => {
  const DIGITAL = '26442000000012345678'
  it('is the one that the kind compares, of those that the table has', async () => {
    const head = '发票代码,发票号码,数电票号码,开票日期,金额,税额,价税合计'
    const rows = await read(
      `${head}\n4403261130,12345678,,2026-08-03,100,13,113\n,,${DIGITAL},2026-08-03,100,13,113`,
    )
    expect(rows.map(({ typed }) => typed.amount)).toEqual(['100.00', '113.00'])
  })
  it('is reckoned where the table has its parts', async () => {
    const row = await one(`发票号码,开票日期,不含税金额,税额\n${DIGITAL},2026-08-03,100,13`)
    expect([row.typed.amount, row.why]).toEqual(['113.00', null])
  })
  it('is not another that happens to stand there', async () => {
    const digital = await one(`发票号码,开票日期,不含税金额\n${DIGITAL},2026-08-03,100`)
    expect(digital.why).toBe('请输入价税合计')
    const special = await one(
      '发票代码,发票号码,开票日期,价税合计\n4403261130,12345678,2026-08-03,113',
    )
    expect(special.why).toBe('请输入不含税金额')
  })
  it('of lines is their sum', async () => {
    const head = '发票号码,开票日期,货物名称,价税合计'
    const rows = await read(
      `${head}\n${DIGITAL},2026-08-03,甲,1.10\n${DIGITAL},2026-08-03,乙,2.20\n${DIGITAL.replace('678', '679')},2026-08-03,丙,3`,
    )
    expect(rows.map(({ row, typed }) => [row, typed.amount])).toEqual([
      [2, '3.30'],
      [4, '3.00'],
    ])
  })
})

describe('a file', () => {
  it('in GBK, with a title above its header, is read', async () => {
    // 发票号码,开票日期,金额 in GBK.
    const header = Buffer.from('b7a2c6b1bac5c2eb2cbfaac6b1c8d5c6da2cbdf0b6ee', 'hex')
    const rest = Buffer.from('\n26442000000012345678,2026-08-03,100\n')
    const title = Buffer.from('c7e5b5a52c2c0a', 'hex')
    const rows = await read(Buffer.concat([title, header, rest]))
    expect(rows).toMatchObject([{ row: 3, why: null }])
  })

  it('of two sheets is read by the one of invoices', async () => {
    const rows = await read(
      await writeXlsx({
        sheets: [
          {
            name: '说明',
            rows: [
              ['列', '说明'],
              ['发票号码', '8位或20位'],
            ],
          },
          {
            name: '发票',
            rows: [
              TEMPLATE.split(','),
              [1, '', '26442000000012345678', new Date('2026-08-03T00:00:00Z'), 100, ''],
            ],
          },
        ],
      }),
    )
    expect(rows).toMatchObject([
      { sheet: '发票', row: 2, why: null, typed: { issueDate: '2026-08-03', amount: '100.00' } },
    ])
  })

  it('of heads and lines on two sheets is read by its heads', async () => {
    const number = '26442000000012345678'
    const rows = await read(
      await writeXlsx({
        sheets: [
          {
            name: '明细',
            rows: [
              ['发票号码', '开票日期', '货物名称', '价税合计'],
              [number, '2026-08-03', '甲', '1'],
            ],
          },
          {
            name: '发票',
            rows: [
              ['发票号码', '开票日期', '价税合计'],
              [number, '2026-08-03', '100'],
            ],
          },
        ],
      }),
    )
    expect(rows).toMatchObject([{ sheet: '发票', typed: { amount: '100.00' } }])
  })

  it('without the columns is refused by their names', async () => {
    await expect(read('发票号码,购方\n1,甲')).rejects.toThrow(
      '这个表格不能用于查验，缺少列：开票日期；金额（或校验码后6位）。找到的表头是：发票号码、购方。请下载模板填写，或补齐这些列后再上传。',
    )
  })

  it('of more than a hundred thousand rows is refused', async () => {
    const line = '\n1,,26442000000012345678,2026-08-03,100,'
    await expect(read(TEMPLATE + line.repeat(100_001))).rejects.toThrow('表格超过 10 万行')
  })
})

const EMPTY = { invoiceCode: '', issueDate: '2026-08-03', amount: '', checkCode: '' }

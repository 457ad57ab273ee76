import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { badRowsCsv } from './bad-rows-csv.ts'
import { CsvScanner, unquote } from './csv-scan.ts'
import { inChunks, readAll } from './tables.test-support.ts'

const HEADER = '企业代号,发票号码,开票日期,购方单位代号,金额,税额,价税合计,发票状态'
const ROW = 'E3,8335342,2017/1/3,B11825,3580.34,608.66,4189.0,有效发票'
const utf8 = (text: string): Uint8Array => Buffer.from(text)

/** The same texts in GB18030, by a table of the characters used here (Node encodes UTF-8 only). */
function gb18030(text: string): Uint8Array {
  const decoder = new TextDecoder('gb18030')
  const bytes: number[] = []
  for (const char of text) {
    if (char.charCodeAt(0) < 128) bytes.push(char.charCodeAt(0))
    else bytes.push(...pairOf(char, decoder))
  }
  return Uint8Array.from(bytes)
}
const pairs = new Map<string, [number, number]>()
function pairOf(char: string, decoder: TextDecoder): [number, number] {
  if (pairs.size === 0)
    for (let high = 0xa1; high <= 0xf7; high++)
      for (let low = 0xa1; low <= 0xfe; low++)
        pairs.set(decoder.decode(Uint8Array.of(high, low)), [high, low])
  return pairs.get(char)!
}

describe('CSV scanner', () => {
  const field = fc.string({
    unit: fc.constantFrom('a', '1', '发', ',', '"', '\n', '\r', ' ', ';'),
    maxLength: 6,
  })
  const quote = (text: string): string =>
    /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

  it('reads back what a CSV writer wrote, wherever the chunks are cut', async () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(field, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 9 }),
        fc.constantFrom('\n', '\r\n'),
        (table, size, lineEnd) => {
          const bytes = utf8(table.map((row) => row.map(quote).join(',')).join(lineEnd) + lineEnd)
          const read: string[][] = []
          const scanner = new CsvScanner(0x2c, (b, n, starts, ends) => {
            read.push(
              Array.from({ length: n }, (_, i) =>
                unquote(Buffer.from(b.subarray(starts[i], ends[i])).toString()),
              ),
            )
          })
          for (let at = 0; at < bytes.length; at += size)
            scanner.push(bytes.subarray(at, at + size))
          scanner.end()
          expect(read).toEqual(table)
        },
      ),
    )
  })

  it('does not swallow the file after a quote that is never closed', () => {
    let rows = 0
    const scanner = new CsvScanner(0x2c, () => rows++)
    scanner.push(utf8('"open,1\n'))
    for (let i = 0; i < 70; i++) scanner.push(utf8(`${'x'.repeat(65_000)},1\n`))
    scanner.end()
    expect(rows).toBe(71)
  })
})

describe('CSV tables of invoices', () => {
  it.each<[string, Uint8Array]>([
    ['UTF-8', utf8(`${HEADER}\n${ROW}\n`)],
    ['UTF-8 with a mark', utf8(`\ufeff${HEADER}\r\n${ROW}`)],
    ['GB18030', gb18030(`${HEADER}\n${ROW}\n`)],
    ['UTF-16', Buffer.from(`\ufeff${HEADER}\n${ROW}\n`.replaceAll(',', '\t'), 'utf16le')],
    ['tabs', utf8(`${HEADER}\n${ROW}\n`.replaceAll(',', '\t'))],
    ['semicolons', utf8(`${HEADER}\n${ROW}\n`.replaceAll(',', ';'))],
    ['gzip', gzipSync(`${HEADER}\n${ROW}\n`)],
    ['old Mac line ends', utf8(`${HEADER}\r${ROW}\r`)],
    ['titles above the header', utf8(`某公司发票清单\n\n导出时间,2020-01-01\n${HEADER}\n${ROW}\n`)],
  ])('reads %s', async (_, bytes) => {
    for (const source of [bytes, inChunks(bytes, 7)]) {
      const { rows, bad } = await readAll(source)
      expect(bad).toEqual([])
      expect(rows).toMatchObject([
        {
          enterprise: 'E3',
          key: '8335342',
          direction: 'OUT',
          issueDate: '2017-01-03',
          second: -1,
          amount: 358_034,
          tax: 60_866,
          total: 418_900,
          status: 'NORMAL',
          buyer: { code: 'B11825', name: null, taxNo: null },
        },
      ])
    }
  })

  it('takes columns in any order, under any of their names', async () => {
    const { rows } = await readAll(
      utf8(
        '价税合计（元）,税额,不含税金额,销售方纳税人识别号,销售方名称,开票时间,数电票号码,发票类型\n' +
          '"1,130.00",130,"￥1,000.00",9144030071526726XG,某某公司,2024-12-05 22:10:09,24442000000012345678,数电票（增值税专用发票）\n',
      ),
    )
    expect(rows).toMatchObject([
      {
        key: '24442000000012345678',
        einvoiceNo: '24442000000012345678',
        invoiceNumber: null,
        direction: 'IN',
        second: 22 * 3600 + 10 * 60 + 9,
        total: 113_000,
        amount: 100_000,
        kind: 'DIGITAL_SPECIAL',
        seller: { taxNo: '9144030071526726XG', name: '某某公司' },
      },
    ])
  })

  it.each([
    ['113.00', false],
    ['113.05', false],
    ['112.95', false],
    ['113.06', true],
    ['112.94', true],
  ])('100 and 13 make %s within five fen of rounding, or it is named: %s', async (total, named) => {
    const { rows, bad } = await readAll(
      utf8(`${HEADER}\nE3,8335342,2017/1/3,B11825,100.00,13.00,${total},有效发票\n`),
    )
    // Taken either way: nobody can say which of the three is wrong.
    expect(rows).toHaveLength(1)
    expect(bad.map((row) => row.reason)).toEqual(named ? ['金额＋税额≠价税合计，按原数收入'] : [])
  })

  it('tells sales from purchases by the owner where both parties are present', async () => {
    const table = utf8(
      '发票代码,发票号码,销方识别号,销方名称,购方识别号,购买方名称,开票日期,金额,税额,价税合计\n' +
        '4403201130,00000001,91A,甲,91B,乙,20200105,100,13,113\n' +
        '4403201130,00000002,91B,乙,91A,甲,20200105,100,13,113\n' +
        '4403201130,00000003,91C,丙,,张三,20200105,100,13,113\n',
    )
    const sides = (await readAll(table, { taxNo: '91A' })).rows.map((r) => r.direction)
    expect(sides).toEqual(['OUT', 'IN', null])
    const hinted = (await readAll(table, { taxNo: '91A', direction: 'IN' })).rows
    expect(hinted.map((r) => r.direction)).toEqual(['OUT', 'IN', 'IN'])
    expect(hinted[0]).toMatchObject({ key: '4403201130-00000001', kind: 'VAT_SPECIAL_PAPER' })
  })

  it.each([
    ['作废发票', 'VOID'],
    ['已作废', 'VOID'],
    ['有效', 'NORMAL'],
    ['正常', 'NORMAL'],
    ['未作废', 'NORMAL'],
    ['红冲', 'RED_FULL'],
    ['已红冲-全额', 'RED_FULL'],
    ['已红冲-部分', 'RED_PART'],
    ['', 'NORMAL'],
  ])('status %s is %s', async (text, status) => {
    const { rows } = await readAll(utf8(`${HEADER}\n${ROW.replace('有效发票', text)}\n`))
    expect(rows[0]!.status).toBe(status)
  })

  it.each([
    ['2017-1-3', '2017-01-03', -1],
    ['20170103', '2017-01-03', -1],
    ['2017.01.03 8:05', '2017-01-03', 29_100],
    ['2017年1月3日', '2017-01-03', -1],
    ['20170103 080500', '2017-01-03', 29_100],
    ['42738', '2017-01-03', -1],
    ['42738.5', '2017-01-03', 43_200],
  ])('date %s', async (text, issueDate, second) => {
    const { rows, bad } = await readAll(utf8(`${HEADER}\n${ROW.replace('2017/1/3', text)}\n`))
    expect(bad).toEqual([])
    expect(rows).toMatchObject([{ issueDate, second }])
  })

  it('names bad rows by row, column and reason, and keeps those that only look odd', async () => {
    const { rows, bad } = await readAll(
      utf8(
        [
          HEADER,
          ROW.replace('2017/1/3', '2017/2/30'),
          ROW.replace('3580.34', '一百'),
          ROW.replace('有效发票', '天知道'),
          ROW.replace('8335342', '2.6442E+19'),
          ROW.replace('4189.0', '4200'),
          'E3,,,,,,4200,',
          ROW,
        ].join('\n'),
      ),
    )
    expect(rows.map((r) => r.row)).toEqual([6, 8])
    expect(bad.map((b) => [b.row, b.column, b.raw, b.kept])).toEqual([
      [2, '开票日期', '2017/2/30', false],
      [3, '金额', '一百', false],
      [4, '发票状态', '天知道', false],
      [5, '发票号码', '2.6442E+19', false],
      [6, '价税合计', '4200', true],
      [7, '发票号码', '', false],
    ])
    for (const b of bad) expect(b.reason).toMatch(/[\u4e00-\u9fff]/)
  })

  it('joins neighbouring lines of one invoice, and only neighbours', async () => {
    const line = (number: string, goods: string, amount: number): string =>
      `E1,${number},2020-01-05,91B,乙,${goods},13%,${amount},${amount * 0.13},${amount * 1.13}`
    const { rows } = await readAll(
      utf8(
        [
          '企业代号,发票号码,开票日期,购方识别号,购买方名称,货物或应税劳务名称,税率,金额,税额,价税合计',
          line('00000001', '*塑料制品*ABS粒子', 100),
          line('00000001', '*塑料制品*螺丝', 200),
          line('00000002', '*塑料制品*螺丝', 300),
          line('00000001', '*塑料制品*螺丝', 400),
        ].join('\n'),
      ),
    )
    expect(rows.map((r) => [r.key, r.amount, r.items.length])).toEqual([
      ['00000001', 30_000, 2],
      ['00000002', 30_000, 1],
      ['00000001', 40_000, 1],
    ])
    expect(rows[0]!.items[0]).toMatchObject({ name: '*塑料制品*ABS粒子', taxRate: '13%' })
  })

  it.each([
    ['对应正数发票代码:4403201130号码:00012345', '00012345'],
    ['被红冲蓝字发票号码：00012345 ', '00012345'],
    ['被红冲蓝字数电票号码：25442000000087654321 退', '25442000000087654321'],
    ['合同号 12345678', null],
  ])('reads the blue number from the remark %s', async (remark, redOf) => {
    const { rows } = await readAll(
      utf8(`发票号码,开票日期,购方名称,金额,税额,价税合计,备注\n9,2020/1/5,甲,-1,0,-1,${remark}\n`),
    )
    expect(rows).toMatchObject([{ redOf }])
  })

  it('turns a red row that the table prints without a sign', async () => {
    const { rows } = await readAll(
      utf8(
        '发票号码,开票日期,销方名称,金额,税额,价税合计,是否正数发票,备注\n' +
          '24442000000012345678,2024-12-05,甲,100,13,113,否,被红冲蓝字数电发票号码：24442000000012340000 红字\n',
      ),
    )
    expect(rows).toMatchObject([
      { amount: -10_000, tax: -1_300, total: -11_300, redOf: '24442000000012340000' },
    ])
  })

  it('takes formulas as data, and writes them back so that no program evaluates them', async () => {
    const formula = `=cmd|' /C calc'!A0`
    const { rows, bad } = await readAll(
      utf8(
        `发票号码,开票日期,购方名称,金额,税额,价税合计\n="00012345",2020/1/5,"${formula}",1,0,1\n1,"${formula}",x,1,0,1\n`,
      ),
    )
    expect(rows).toMatchObject([{ key: '00012345', buyer: { name: formula } }])
    expect(badRowsCsv(bad)).toContain(`,'=cmd|' /C calc'!A0,`)
  })

  it.each([
    ['headers of something else', '姓名,工资\n张三,100\n', '缺少列：发票号码'],
    ['no money', '发票号码,开票日期,购方名称\n1,2020/1/1,x\n', '金额、税额、价税合计（至少两项）'],
    ['nothing', '', '空'],
    ['binary', '\0\u0001\u0002'.repeat(100), '不是表格'],
  ])('says in Chinese why it cannot read %s', async (_, text, message) => {
    await expect(readAll(utf8(text))).rejects.toThrow(message)
  })

  it('refuses a gzip bomb and a broken gzip', async () => {
    const bomb = gzipSync(Buffer.alloc(100 * 1024 * 1024, `${HEADER}\n`.slice(0, 1)))
    await expect(readAll(bomb)).rejects.toThrow(/异常庞大|不是发票清单/)
    const cut = gzipSync(`${HEADER}\n${ROW}\n`).subarray(0, 60)
    await expect(readAll(cut)).rejects.toThrow('已损坏')
  })

  it('tells how far it is', async () => {
    const bytes = utf8(`${HEADER}\n${`${ROW}\n`.repeat(20_000)}`)
    const seen: number[] = []
    const { rows } = await readAll(bytes, {
      progress: (read, total) => {
        expect(total).toBe(bytes.length)
        seen.push(read)
      },
    })
    expect(rows).toHaveLength(20_000)
    expect(seen.at(-1)).toBe(bytes.length)
    expect(seen.length).toBeGreaterThan(3)
  })
})

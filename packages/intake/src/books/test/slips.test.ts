/** Slips of single payments: as banks print them, and what is not believed. Amounts in capitals are written out by hand. */
import { describe, expect, it } from 'vitest'
import { toPdf } from '../../../test-support/pdf.ts'
import { type SampleSlip, SLIP, slipFace } from '../../../test-support/slip.ts'
import type { TextPage, TextRun } from '../../layout/text.ts'
import { parseDocument } from '../../parse-document.ts'
import { slipsOf } from '../slip/read-slips.ts'

const run = (text: string, x: number, y: number): TextRun => ({
  ...{ text, x, y, height: 8, confidence: 1 },
  width: [...text].reduce((w, ch) => w + (ch > '\u00ff' ? 8 : 4), 0),
})
/** Lines of cells, `x text`, twenty below each other. */
const lines = (top: number, ...rows: (readonly [x: number, text: string])[][]): TextRun[] =>
  rows.flatMap((row, i) => row.map(([x, text]) => run(text, x, top + 20 * i)))
const page = (...runs: TextRun[]): TextPage => ({ width: 600, height: 800, runs })

/** Each field a line, as the online bank of one bank prints it. */
const stacked = (over: Partial<SampleSlip> = {}) =>
  slipFace({ ...SLIP, ...over }).pieces.map(({ text, x, y }) => run(text, x, y))

/** Two blocks beside each other, their names in cells of their own. */
const beside = (top: number, serial: string, [figures, capitals]: [string, string]) =>
  lines(
    top,
    [[220, '电子回单']],
    [
      [20, `回单编号：${serial}`],
      [400, '日期：20240309'],
    ],
    [
      [20, '付款人'],
      [70, '户名'],
      [120, '丙服务有限公司'],
      [320, '收款人'],
      [370, '户名'],
      [420, '甲贸易有限公司'],
    ],
    [
      [70, '账号'],
      [120, '6217000055556666'],
      [370, '账号'],
      [420, '6222000011112222'],
    ],
    [
      [20, '金额（大写）'],
      [120, capitals],
      [320, '金额（小写）'],
      [420, figures],
    ],
    [
      [20, '摘要'],
      [120, '服务费'],
    ],
  )

describe('a slip', () => {
  it('with a field a line is told with its payer and payee', () => {
    expect(slipsOf([page(...stacked())], 'LINES')).toEqual({
      kind: 'BANK_SLIPS',
      source: { sheet: '', header: 0 },
      entity: '甲贸易有限公司',
      period: { from: '2024-03-08', to: '2024-03-08' },
      rows: 1,
      totals: { inAmount: '0.00', outAmount: '12345.67' },
      checks: [],
      lines: [
        {
          ...{ account: '6222000011112222', date: '2024-03-08', time: null },
          ...{ received: '0.00', paid: '12345.67', currency: null },
          ...{ party: '乙材料有限公司', text: '货款', serial: '00071', at: '第 1 页' },
        },
      ],
    })
  })
  it('is of the side of whoever it is brought for', () => {
    expect(slipsOf([page(...stacked())], 'LINES', '乙材料有限公司')).toMatchObject({
      entity: '乙材料有限公司',
      totals: { inAmount: '12345.67', outAmount: '0.00' },
      lines: [{ account: '6217000033334444', party: '甲贸易有限公司' }],
    })
    expect(slipsOf([page(...stacked())], 'LINES', '丁公司')).toMatchObject({
      entity: '甲贸易有限公司',
    })
  })
  it('stands on a page with another, in blocks beside each other', () => {
    const two = page(
      ...beside(20, 'A-001', ['¥300.00', '人民币叁佰元整']),
      ...beside(300, 'A-002', ['¥1,000.50', '人民币壹仟元伍角']),
    )
    expect(slipsOf([two], 'LINES', '甲贸易有限公司')).toMatchObject({
      ...{ rows: 2, entity: '甲贸易有限公司' },
      totals: { inAmount: '1300.50', outAmount: '0.00' },
      lines: [
        { account: '6222000011112222', date: '2024-03-09', party: '丙服务有限公司' },
        { received: '1000.50', text: '服务费', serial: 'A-002' },
      ],
    })
    // Nobody said whose they are, and they do not say: no direction, and not nought either.
    expect(slipsOf([two], 'SUMS')).toMatchObject({ rows: 2, entity: null, totals: {} })
  })
  it('says its amount without a name before it', () => {
    const slip = page(
      ...lines(
        20,
        [[150, '示例银行网上银行电子回单']],
        [
          [20, '付款人'],
          [70, '户名：丙服务有限公司'],
          [320, '收款人'],
          [370, '户名：甲贸易有限公司'],
        ],
        [
          [70, '账号：6217000055556666'],
          [370, '账号：6222000011112222'],
        ],
        [
          [20, '金额'],
          [70, '人民币（大写）：贰佰零伍元整'],
          [370, '￥205.00元'],
        ],
        [[20, '时间戳：2024-03-11-10.22.33.123456']],
      ),
    )
    expect(slipsOf([slip], 'LINES', '甲贸易有限公司')).toMatchObject({
      totals: { inAmount: '205.00', outAmount: '0.00' },
      lines: [{ date: '2024-03-11', account: '6222000011112222', party: '丙服务有限公司' }],
    })
  })
  it('names its own side and the other', () => {
    const slip = (title: string) =>
      page(
        ...lines(
          20,
          [[200, title]],
          [[20, '本方户名：甲贸易有限公司']],
          [[20, '本方账号：6222000011112222']],
          [[20, '对方户名：乙材料有限公司']],
          [[20, '对方账号：6217000033334444']],
          [
            [20, '交易金额：1,080.00'],
            [200, '大写：壹仟零捌拾元整'],
          ],
          [[20, '记账日期：2024年3月12日']],
        ),
      )
    const paid = { paid: '1080.00', received: '0.00', account: '6222000011112222' }
    expect(slipsOf([slip('客户借记通知单')], 'LINES')).toMatchObject({
      entity: '甲贸易有限公司',
      lines: [{ ...paid, date: '2024-03-12', party: '乙材料有限公司' }],
    })
    expect(slipsOf([slip('客户贷记通知单')], 'LINES')).toMatchObject({
      lines: [{ received: '1080.00', paid: '0.00', account: '6222000011112222' }],
    })
  })
  it('may lose the colons of its names, or name nobody’s role but the payer', () => {
    const slip = page(
      ...lines(
        20,
        [[200, '付款回单']],
        [
          [20, '付款人：甲贸易有限公司'],
          [300, '付款账号6222000011112222'],
        ],
        [
          [20, '收款人：乙材料有限公司'],
          [300, '收款账号6217000033334444'],
        ],
        [
          [20, '金额：CNY8.00'],
          [300, '大写：捌元整'],
        ],
        [[20, '交易日期：20240313']],
      ),
    )
    expect(slipsOf([slip], 'LINES', '甲贸易有限公司')).toMatchObject({
      lines: [{ paid: '8.00', account: '6222000011112222', party: '乙材料有限公司' }],
    })
  })
  it('that is printed twice is one payment', () => {
    const copy = () => page(...beside(20, 'A-001', ['¥300.00', '叁佰元整']))
    expect(slipsOf([copy(), copy()], 'LINES', '甲贸易有限公司')?.valueOf()).toMatchObject({
      rows: 1,
    })
  })
  it.each([
    ['figures that are not its capitals', { figures: 'CNY12,345.61' }],
    ['capitals that are none', { capitals: '壹万贰仟叁佰肆拾伍元陆角X分' }],
    ['no such day', { day: '2024-02-30' }],
    ['no day', { day: '见附件' }],
  ])('with %s is not believed', (_, over) => {
    expect(slipsOf([page(...stacked(over))], 'LINES', '甲贸易有限公司')).toBe('UNSURE')
  })
  it('one of another firm among them tells whose it is', () => {
    const other = stacked({ payer: ['戊实业有限公司', '6222000011112222'] })
    const pages = [page(...stacked()), page(...other)]
    expect(slipsOf(pages, 'LINES', '甲贸易有限公司')).toMatchObject({ entity: '戊实业有限公司' })
  })
  it('is not seen in a list of slips, a statement or a letter', () => {
    for (const title of ['银行回单明细', '账户明细对账单', '关于回单的说明：'])
      expect(slipsOf([page(...lines(20, [[20, title]], [[20, '金额：3.00']]))], 'SUMS')).toBeNull()
  })
})

describe('a file of slips', () => {
  const WANTED = { forms: true, books: 'SUMS' } as const
  it('is told as one book', async () => {
    const [file] = await parseDocument('a.pdf', toPdf([slipFace(SLIP)]), WANTED)
    expect(file).toMatchObject({
      error: null,
      books: [{ kind: 'BANK_SLIPS', rows: 1, totals: { outAmount: '12345.67' } }],
    })
  })
  it('that cannot be relied on is refused in words', async () => {
    const unread = toPdf([slipFace({ ...SLIP, figures: 'CNY1.00' })])
    const [file] = await parseDocument('a.pdf', unread, WANTED)
    expect(file?.books).toBeUndefined()
    expect(file?.error?.message).toContain('这是银行回单，但日期、收付双方或金额')
  })
})

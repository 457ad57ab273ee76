/** Statements of banks as they are printed: believed where every balance follows, said to be unsure where one does not. */
import { describe, expect, it } from 'vitest'
import { toOfd } from '../../../test-support/ofd.ts'
import { toPdf } from '../../../test-support/pdf.ts'
import type { TextPage, TextRun } from '../../layout/text.ts'
import { parseDocument } from '../../parse-document.ts'
import { bankLinesOf } from '../page-table.ts'

const run = (text: string, x: number, y: number): TextRun => ({
  ...{ text, x, y, height: 8, confidence: 1 },
  width: [...text].reduce((w, ch) => w + (ch > '\u00ff' ? 8 : 4), 0),
})
/** Flush right, as amounts are printed. */
const right = (text: string, x1: number, y: number): TextRun => run(text, x1 - text.length * 4, y)
const page = (...runs: TextRun[]): TextPage => ({ width: 600, height: 800, runs })

const HEAD = [
  run('交易日期', 20, 40),
  run('借方发生额', 120, 40),
  run('贷方发生额', 200, 40),
  run('账户余额', 290, 40),
  run('对方户名', 360, 40),
  run('摘要', 480, 40),
]
const line = (
  y: number,
  [date, paid, received, balance, party, text]: [string, string, string, string, string, string],
): TextRun[] => [
  run(date, 20, y),
  ...(paid ? [right(paid, 160, y)] : []),
  ...(received ? [right(received, 240, y)] : []),
  right(balance, 322, y),
  run(party, 360, y),
  run(text, 480, y),
]
const FIRST = page(
  run('某某银行账户明细', 200, 10),
  run('账号：1234500001', 20, 25),
  run('户名：甲贸易有限公司', 300, 25),
  ...HEAD,
  ...line(60, ['2024-01-02', '', '1,050.00', '1,150.00', '乙公司', '货款']),
  ...line(80, ['2024-01-03', '30.50', '', '1,119.50', '丙工程服务股份', '房租']),
  // The name was too long for its cell.
  run('有限公司', 360, 90),
)
const SECOND = page(
  ...HEAD,
  ...line(60, ['2024-01-04', '19.50', '', '1,100.00', '丁公司', '水费']),
  run('第2页/共2页', 280, 780),
)

describe('a printed statement', () => {
  it('is read over its pages, with names that were broken', () => {
    const book = bankLinesOf([FIRST, SECOND], 'LINES')
    expect(book).toMatchObject({
      kind: 'BANK_LINES',
      entity: '甲贸易有限公司',
      period: { from: '2024-01-02', to: '2024-01-04' },
      rows: 3,
      totals: {
        ...{ inAmount: '1050.00', outAmount: '50.00' },
        ...{ openAmount: '100.00', closeAmount: '1100.00' },
      },
      checks: [{ check: 'CONTINUES', looked: 2, broken: 0 }],
      lines: [
        { account: '1234500001', received: '1050.00', paid: '0.00', party: '乙公司', text: '货款' },
        { paid: '30.50', party: '丙工程服务股份有限公司', text: '房租' },
        { paid: '19.50', balance: '1100.00', party: '丁公司', text: '水费' },
      ],
    })
  })
  it('of which a line is missing or misread is not believed', () => {
    const lost = page(...HEAD, ...line(60, ['2024-01-05', '1.00', '', '1,098.00', '丁公司', '费']))
    expect(bankLinesOf([FIRST, lost], 'SUMS')).toBe('UNSURE')
    const one = page(...HEAD, ...line(60, ['2024-01-05', '1.00', '', '1,098.00', '丁公司', '费']))
    expect(bankLinesOf([one], 'SUMS')).toBe('UNSURE')
  })
  it('is not seen in a page of words, nor in another table', () => {
    expect(bankLinesOf([page(run('交易日期', 20, 40), run('余额', 90, 40))], 'SUMS')).toBeNull()
    expect(
      bankLinesOf(
        [
          page(
            ...['科目编码', '科目名称', '期初余额', '期末余额'].map((text, i) =>
              run(text, 90 * i, 40),
            ),
            ...['1002', '银行', '1.00', '2.00'].map((text, i) => run(text, 90 * i, 60)),
          ),
        ],
        'SUMS',
      ),
    ).toBeNull()
  })
})

describe('a file of printed pages', () => {
  const faceOf = ({ width, height, runs }: TextPage) => ({
    ...{ width, height },
    pieces: runs.map(({ text, x, y }) => ({ text, x, y, size: 8 })),
  })
  const WANTED = { forms: true, books: 'SUMS' } as const
  it.each([
    ['a.pdf', toPdf],
    ['a.ofd', toOfd],
  ])('%s is told as a statement is', async (name, make) => {
    const [file] = await parseDocument(name, await make([faceOf(FIRST), faceOf(SECOND)]), WANTED)
    expect(file).toMatchObject({
      error: null,
      books: [{ kind: 'BANK_LINES', rows: 3, totals: { inAmount: '1050.00', outAmount: '50.00' } }],
    })
  })
  it('that cannot be relied on is refused in words', async () => {
    const [file] = await parseDocument('a.pdf', toPdf([faceOf(SECOND)]), WANTED)
    expect(file?.books).toBeUndefined()
    expect(file?.error?.message).toContain('这是银行流水，但逐笔余额未能前后衔接')
  })
})

import { describe, expect, it } from 'vitest'
import type { Face } from '../../test-support/face.ts'
import {
  asPrinted,
  BALANCE_BEGIN,
  BALANCE_END,
  formRows,
  INCOME_YEAR,
  listed,
  printed,
  twoSided,
} from '../../test-support/statements.ts'
import type { TextPage, TextRun } from '../layout/text.ts'
import { readStatements } from '../statement/read-statement.ts'
import { gridsOfPages } from './read-pages.ts'

const run = (text: string, x: number, y: number, confidence = 1): TextRun => ({
  text,
  x,
  y,
  width: [...text].reduce((w, ch) => w + (ch > '\u00ff' ? 8 : 4), 0),
  height: 8,
  confidence,
})
const pageOf = (face: Face): TextPage => ({
  width: face.width,
  height: face.height,
  runs: face.pieces.map(({ text, x, y }) => run(text, x, y)),
})
const texts = (page: TextPage) =>
  gridsOfPages([page], 'PDF_TEXT')[0]!.rows.map(({ cells }) =>
    cells.map(({ column, text }) => `${column}:${text}`).join(' '),
  )
const page = (...runs: TextRun[]): TextPage => ({ width: 600, height: 800, runs })
const layout = { amount: asPrinted, headings: ['2019年度', '2018年度'] }

describe('pages as grids', () => {
  it('puts headings above their amounts, wherever in the column they stand', () => {
    expect(
      texts(
        page(
          run('项', 20, 10),
          run('目', 60, 10),
          run('行次', 120, 10),
          run('期末余额', 150, 10),
          run('年初余额', 262, 10),
          run('货币资金', 20, 20),
          run('1', 130, 20),
          run('1,234.00', 188, 20),
          run('200.00', 236, 20),
        ),
      ),
    ).toEqual(['0:项目 2:行次 5:期末余额 8:年初余额', '0:货币资金 2:1 5:1,234.00 8:200.00'])
  })

  it('knows the heading of a column of notes in which nothing stands', () => {
    expect(
      texts(
        page(
          run('项目', 20, 10),
          run('附注', 90, 10),
          run('2023年12月31日', 150, 10),
          run('2022年12月31日', 250, 10),
          run('货币资金', 20, 20),
          run('1,234.00', 198, 20),
          run('200.00', 306, 20),
        ),
      ),
    ).toEqual(['0:项目 1:附注 2:2023年12月31日 5:2022年12月31日', '0:货币资金 2:1,234.00 5:200.00'])
  })

  it('leaves a bracket with words in it at its heading', () => {
    expect(
      texts(
        page(
          run('资产', 20, 10),
          run('期末余额', 120, 10),
          run('负债和所有者权益', 170, 10),
          run('(或股东权益)', 239, 10),
          run('期末余额', 320, 10),
          run('货币资金', 20, 20),
          run('(234.00)', 120, 20),
          run('短期借款', 170, 20),
          run('7.00', 320, 20),
        ),
      ),
    ).toEqual([
      '0:资产 2:期末余额 3:负债和所有者权益(或股东权益) 5:期末余额',
      '0:货币资金 2:(234.00) 3:短期借款 5:7.00',
    ])
  })

  it('takes a heading over a column of amounts for its own, though a word was joined to one of them', () => {
    expect(
      texts(
        page(
          run('资产', 20, 10),
          run('年初余额', 140, 10),
          run('负债', 200, 10),
          run('年初余额', 320, 10),
          run('货币资金', 20, 20),
          run('9,266.733短期借款', 144, 20),
          run('1.00', 330, 20),
          run('应收账款', 20, 30),
          run('7,266.73', 144, 30),
          run('应付账款', 200, 30),
          run('2.00', 330, 30),
        ),
      )[0],
    ).toBe('0:资产 2:年初余额 3:负债 5:年初余额')
  })

  it('leaves out the border of a cell that recognition took for a letter', () => {
    const narrow = (text: string, x: number, width: number): TextRun => ({
      ...run(text, x, 20),
      width,
    })
    const rows = gridsOfPages(
      [
        page(
          run('货币资金', 20, 20),
          narrow('6,519,266.73', 100, 60),
          narrow('3', 156, 10),
          narrow('短期借款', 162, 32),
          run('7.00', 250, 20),
          run('L1', 300, 20),
        ),
      ],
      'OCR',
    )[0]!.rows
    expect(rows[0]?.cells.map(({ text }) => text)).toEqual([
      '货币资金',
      '6,519,266.73',
      '短期借款',
      '7.00',
      'L1',
    ])
  })

  it('parts an amount from the word that recognition joined to it', () => {
    const rows = texts(
      page(
        run('货币资金', 20, 20),
        run('100,000.00短期借款', 100, 20),
        run('7.00', 250, 20),
        run('存货', 20, 30),
        run('5.00', 124, 30),
        run('应付账款', 140, 30),
        run('8.00', 250, 30),
      ),
    )
    expect(rows).toEqual([
      '0:货币资金 2:100,000.00 3:短期借款 5:7.00',
      '0:存货 2:5.00 3:应付账款 5:8.00',
    ])
  })

  it('keeps references to notes beside the label, and a sum in 万元 whole', () => {
    expect(
      texts(
        page(
          run('存货', 20, 20),
          run('五、3', 90, 20),
          run('12.50万元', 150, 20),
          run('1.00', 250, 20),
        ),
      ),
    ).toEqual(['0:存货 1:五、3 0:12.50万元 2:1.00'])
  })

  it('is as sure of a cell as of its least sure letter', () => {
    const [grid] = gridsOfPages([page(run('存货', 20, 20, 0.7), run('5.00', 100, 20, 0.9))], 'OCR')
    expect(grid?.rows[0]?.cells.map(({ confidence }) => confidence)).toEqual([0.7, 0.9])
    expect(grid?.rows[0]?.cells[1]?.place).toBe('第 1 页第 1 行“5.00”')
  })

  it('gives a page without text no rows', () => {
    expect(gridsOfPages([page()], 'OCR')[0]?.rows).toEqual([])
  })
})

describe('printed statements', () => {
  it('are read from pages that go on, one with references to notes', () => {
    const rows = formRows('BALANCE', [BALANCE_END, BALANCE_BEGIN])
    const days = { ...layout, headings: ['2019年12月31日', '2018年12月31日'] }
    const balance = listed('BALANCE', rows, days)
    const income = listed('INCOME', formRows('INCOME', [INCOME_YEAR, INCOME_YEAR]), layout).map(
      ([label = null, number = null, ...rest]) => {
        if (number === '行次') return [label, '附注', ...rest]
        return [
          label,
          typeof number === 'number' && number % 3 === 0 ? `五、${number}` : null,
          ...rest,
        ]
      },
    )
    const pages = [balance.slice(0, 34), balance.slice(34), income]
    const found = readStatements(
      gridsOfPages(
        pages.map((cells) => pageOf(printed(cells, [260, 50, 100, 100]))),
        'PDF_TEXT',
      ),
    )
    expect(found.map(({ kind, items, period }) => [kind, items.length, period])).toEqual([
      ['BALANCE', 53, '2019-12-31'],
      ['INCOME', 32, '2019-12-31'],
    ])
    expect(found.flatMap(({ checks }) => checks.filter(({ ok }) => !ok))).toEqual([])
    expect(found[1]?.items[31]).toMatchObject({
      code: 'netProfit',
      values: { '2019': '160550.00', '2018': '160550.00' },
    })
  })

  it('are read with wide amounts in narrow columns', () => {
    const end = BALANCE_END.map((fen) => fen * 1_000)
    const cells = twoSided(formRows('BALANCE', [end, end]), {
      amount: asPrinted,
      headings: ['期末余额', '年初余额'],
    })
    const [statement] = readStatements(
      gridsOfPages([pageOf(printed(cells, [120, 24, 66, 66, 150, 24, 66, 66]))], 'PDF_TEXT'),
    )
    expect(statement?.items).toHaveLength(53)
    expect(statement?.checks.filter(({ ok }) => !ok)).toEqual([])
    expect(statement?.checks.length).toBeGreaterThan(15)
  })
})

/** Books of made-up firms in the layouts of real programs; every sum and every fault was reckoned by hand. */
import { describe, expect, it } from 'vitest'
import { gridOfTexts } from '../forms/grid.ts'
import { readBooks } from './read-books.ts'

/** Rows of a sheet, cells parted by `|`; the first row of the sheet is 1. */
const read = (...lines: string[]) =>
  readBooks([
    gridOfTexts(
      '表',
      lines.map((line, i) => ({ row: i + 1, cells: line.split('|').map((cell) => cell.trim()) })),
    ),
  ])

describe('vouchers', () => {
  const KIS = '日期|会计期间|凭证字号|摘要|科目代码|科目名称|原币金额|借方|贷方'
  it('write their number once, and balance one by one', () => {
    const [book] = read(
      KIS,
      '43471|2019.1|记 - 1|提现|1001|现金|40000|40000|0',
      '|||提现|1002.01|农行|40000|0|40000',
      '43496|2019.1|记 - 2|收款|1002.01|农行|3152000|3152000|0',
      '|||预收|2203.04|预收款|3352000|0|3352000',
      '|||退款|2203.04|预收款|-200000|0|-200000',
      '|||合计||||3192000|3192000',
    )
    expect(book).toEqual({
      kind: 'VOUCHERS',
      source: { sheet: '表', header: 1 },
      entity: null,
      period: { from: '2019-01-06', to: '2019-01-31' },
      rows: 5,
      totals: { debit: '3192000.00', credit: '3192000.00' },
      checks: [
        { check: 'VOUCHER_BALANCES', looked: 2, broken: 0, places: [] },
        { check: 'TOTAL', looked: 2, broken: 0, places: [] },
      ],
    })
  })
  it('that do not balance, and a total that no word names, are told with their places', () => {
    const [book] = read(
      KIS,
      '43471|2019.1|记 - 1|提现|1001|现金|1|1|0',
      '|||提现|1002|农行|2|0|2',
      '|||||||9|2',
    )
    expect(book).toMatchObject({ rows: 2, totals: { debit: '1.00', credit: '2.00' } })
    expect(book?.checks).toEqual([
      { check: 'VOUCHER_BALANCES', looked: 1, broken: 1, places: ['表!A2'] },
      { check: 'TOTAL', looked: 2, broken: 1, places: ['表!H4'] },
    ])
  })
  it('of a layout for import start anew with their first line, though all have one number', () => {
    const [book] = read(
      '凭证类别字|凭证类别排序号|行号|摘要|科目编码|借方金额|贷方金额',
      '记|1|1|暂估|2271|0|-9513.27',
      '记|1|2|暂估|2221|1236.73|0',
      '记|1|3|暂估|2271|0|10750',
      '记|1|1|暂估|2271|0|-500',
      '记|1|2|暂估|1405|-500|0',
    )
    expect(book?.totals).toEqual({ debit: '736.73', credit: '736.73' })
    expect(book?.checks).toEqual([{ check: 'VOUCHER_BALANCES', looked: 2, broken: 0, places: [] }])
  })
  it('may have one amount and a side', () => {
    const [book] = read(
      '日期|凭证字号|摘要|科目编码|科目名称|借贷方向|原币金额|本位币金额',
      '2026-01-31|记-1|a|1122|应收|借|100|700.5',
      '2026-01-31|记-1|a|6001|收入|贷|100|700.5',
    )
    expect(book?.totals).toEqual({ debit: '700.50', credit: '700.50' })
  })
})

describe('balances of accounts', () => {
  it('under a heading of two lines sum over the top accounts; sides stand beside the amounts', () => {
    const [book] = read(
      '科目余额表',
      '2021.12--2021.12',
      '甲建筑有限公司本部',
      '科目编号|科目名称|期初||本期发生||余额|',
      '||方向|金额|借方|贷方|方向|金额',
      '1002|银行存款|借|300|50|20|借|330',
      '1002001|工行|借|100|50|0|借|150',
      '1002002|农行|借|200|0|20|借|180',
      '2202|应付账款|贷|300|20|50|贷|330',
      '合计|合计|平|0|70|70|平|0',
    )
    expect(book).toMatchObject({
      kind: 'BALANCES',
      source: { header: 5 },
      entity: '甲建筑有限公司本部',
      period: { from: '2021-12', to: '2021-12' },
      rows: 4,
      totals: { debit: '70.00', credit: '70.00', openAmount: '0.00', closeAmount: '0.00' },
    })
    expect(book?.checks.slice(0, 2)).toEqual([
      { check: 'CONTINUES', looked: 4, broken: 0, places: [] },
      { check: 'TREE', looked: 1, broken: 0, places: [] },
    ])
  })
  it('that do not go on, and accounts that are not the sum of those under them, are told', () => {
    const [book] = read(
      '科目编码|科目名称|期初余额|借方|贷方|期末余额',
      '1002|银行|10|5|1|15',
      '1002.01|工行|10|4|1|13',
    )
    expect(book?.checks).toEqual([
      { check: 'CONTINUES', looked: 2, broken: 1, places: ['表!A2'] },
      { check: 'TREE', looked: 1, broken: 1, places: ['表!A2'] },
    ])
  })
  // Headings of programs; the column of the local currency counts, whatever order they stand in.
  it.each([
    [
      '期初余额(原币)|期初余额(本位币)|本期发生借方(原币)|本期发生贷方(原币)|本期发生借方(本位币)|本期发生贷方(本位币)|期末余额(原币)|期末余额(本位币)',
      '1|7|2|1|14|7|2|14',
    ],
    [
      '期初余额(本位币)|期初余额(原币)|借方本位币金额|贷方本位币金额|借方原币金额|贷方原币金额|期末余额(本位币)|期末余额(原币)',
      '7|1|14|7|2|1|14|2',
    ],
    [
      'Begin Balance (Accounted)|Begin Balance (Entered)|Period Net Dr (Accounted)|Period Net Cr (Accounted)|Period Net Dr (Entered)|Period Net Cr (Entered)|End Balance (Accounted)|End Balance (Entered)',
      '7|1|14|7|2|1|14|2',
    ],
    [
      '期初借方(本位币)|期初贷方(本位币)|借方发生额(本位币)|贷方发生额(本位币)|期末借方(本位币)|期末贷方(本位币)',
      '7|0|14|7|14|0',
    ],
  ])('are found under %s', (headings, values) => {
    const account = headings.startsWith('Begin') ? 'Account|Account Name' : '科目代码|科目名称'
    const [book] = read('说明', `${account}|${headings}`, `1002|银行|${values}`)
    expect(book).toMatchObject({
      kind: 'BALANCES',
      totals: { openAmount: '7.00', debit: '14.00', credit: '7.00', closeAmount: '14.00' },
      checks: [{ check: 'CONTINUES', looked: 1, broken: 0 }],
    })
  })
})

describe('stock', () => {
  const HEAD = [
    '|收发存汇总表',
    '|期间:|单据日期:|2024.09.26 - 2024.10.25',
    '|仓库|存货编码|存货|期初结存|||本期入库|||本期出库|||期末结存||',
    '||||数量(主单位)|金额|计量单位组合|数量(主单位)|金额|计量单位组合|数量(主单位)|金额|计量单位组合|数量(主单位)|金额|计量单位组合',
  ]
  it('in and out: what prints below is no row, receipts may be negative', () => {
    const [book] = read(
      ...HEAD,
      '|发货仓库|DB501|材料纸|45500|474|91件|103500|1076.4|207件|56500|587.6|113件|92500|962.8|185件',
      '|发货仓库|FB503|方格纸|42000.5|988.25|84件|-40|-0.94|-40本|7960|187.06|15件460本|34000.5|800.25|68件',
      '|合计：|||87500.5|||103460|||64460|||126500.5||',
      '|制表人:|某某|打印日期:|2024-10-30',
      '|||第1页/共1页',
    )
    expect(book).toEqual({
      kind: 'STOCK_SUMMARY',
      source: { sheet: '表', header: 4 },
      entity: null,
      period: { from: '2024-09-26', to: '2024-10-25' },
      rows: 2,
      totals: {
        ...{ openQty: '87500.5', inQty: '103460', outQty: '64460', closeQty: '126500.5' },
        ...{
          openAmount: '1462.25',
          inAmount: '1075.46',
          outAmount: '774.66',
          closeAmount: '1763.05',
        },
      },
      checks: [
        { check: 'CONTINUES', looked: 2, broken: 0, places: [] },
        { check: 'TOTAL', looked: 4, broken: 0, places: [] },
      ],
    })
  })
  it('that does not go on is told', () => {
    const [book] = read(...HEAD, '|库|A|甲|10|1|a|0|0|a|3|0.3|a|8|0.7|a')
    expect(book?.checks).toEqual([{ check: 'CONTINUES', looked: 1, broken: 1, places: ['表!A5'] }])
  })
  it('moves, on hand, sales, purchases and categories are told apart by their columns', () => {
    expect(
      read(
        '日期|单据号|仓库|货号|品名|单位|入库金额|入库数量|出库数量',
        '2022-04-26|1361|原料库|A|纸|令|0|0|6.4',
        '2022-04-26|1362|原料库|B|纸|令|18.5|5|0',
        '合   计||||||18.5|5|6.4',
      )[0],
    ).toMatchObject({
      kind: 'STOCK_MOVES',
      totals: { inQty: '5', outQty: '6.4', inAmount: '18.50' },
      checks: [{ check: 'TOTAL', looked: 3, broken: 0 }],
    })
    expect(
      read(
        '',
        '店仓|店仓|商品|品名|零售价|库存数量|含税成本金额|1',
        '徐东|店|A|酒|219|12000|360000|x',
        '徐东|店|B|酒|9|-2.5|-20|x',
      )[0],
    ).toMatchObject({ kind: 'STOCK', totals: { closeQty: '11997.5', closeAmount: '359980.00' } })
    const lines = ['20210101|甲店|RE1|A|酒|6', '20211231|甲店|RE2|B|酒|1']
    const head = '单据日期.日期|店仓.店仓名称|单据编号|商品.款号|商品.品名|数量'
    expect(read(head, ...lines)[0]).toMatchObject({
      kind: 'SALES',
      period: { from: '2021-01-01', to: '2021-12-31' },
      totals: { outQty: '7' },
    })
    expect(
      read('单据日期|供应商|商品编码|商品名称|数量|金额', '2021-01-01|乙|A|酒|6|60')[0],
    ).toMatchObject({
      kind: 'PURCHASES',
      totals: { inQty: '6', inAmount: '60.00' },
    })
    expect(read('分类编码|分类名称|上级分类编码', '01|产成品|', '0101|抄本|01')[0]).toMatchObject({
      kind: 'STOCK_CATEGORIES',
      rows: 2,
    })
  })
})

describe('bank lines', () => {
  it('go on from balance to balance, whichever end is listed first', () => {
    const lines = [
      '43466|90000|2908.06||102908.06',
      '43467|3000||7022.224|95885.836',
      '43468|232222|5.004||95890.84',
    ]
    const head = '交易日期|交易时间|交易收入金额|交易支出金额|余额'
    const told = {
      kind: 'BANK_LINES',
      period: { from: '2019-01-01', to: '2019-01-03' },
      rows: 3,
      totals: {
        ...{ inAmount: '2913.06', outAmount: '7022.22' },
        ...{ openAmount: '100000.00', closeAmount: '95890.84' },
      },
      checks: [{ check: 'CONTINUES', looked: 2, broken: 0, places: [] }],
    }
    expect(read(head, ...lines)[0]).toMatchObject(told)
    expect(read(head, ...lines.toReversed())[0]).toMatchObject(told)
  })
  it('of one amount with its side are turned as the bank means them', () => {
    const [book] = read(
      '交易日期|借贷标志|交易金额|账户余额',
      '2024-01-01|贷|100|100',
      '2024-01-02|借|30|70',
      '2024-01-03|支出|30|50',
    )
    expect(book?.totals).toMatchObject({ inAmount: '100.00', outAmount: '60.00' })
    expect(book?.checks).toEqual([{ check: 'CONTINUES', looked: 2, broken: 1, places: ['表!A4'] }])
  })
})

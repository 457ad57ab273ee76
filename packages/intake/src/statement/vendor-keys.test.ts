/** Statements as vendors of data hand them out as CSV: a row a company and a day, columns in the vendor's own keys. */
import { describe, expect, it } from 'vitest'
import { readGrids } from '../forms/read-grids.ts'
import { readStatements } from './read-statement.ts'

const read = async (...lines: string[]) =>
  readStatements(await readGrids(new TextEncoder().encode(`${lines.join('\r\n')}\r\n`)))

describe('a vendor’s CSV in its own keys', () => {
  const EASTMONEY =
    'mkt,reporttimetypecode,monetaryfund,companycode,sumliab,sname,reportdate,inventory,zcfzl,accountrec,scode,sumasset,sumshequity,tdetz,stborrow'
  it('is a statement for each company and day', async () => {
    const found = await read(
      EASTMONEY,
      'shzb,001,257.5,10001337,1509.25,示例港,2019-12-31T00:00:00,996.75,0.5366,136.5,600001,2812.5,1303.25,0.0429,-',
      'zxb,001,82.5,80373089,514.25,示例达,2019-12-31T00:00:00,235.75,0.3468,324.5,000002,1482.5,968.25,-0.2215,-',
    )
    expect(found.map(({ kind, entity, period }) => [kind, entity, period])).toEqual([
      ['BALANCE', '示例港 600001', '2019-12-31'],
      ['BALANCE', '示例达 000002', '2019-12-31'],
    ])
    const items = found[0]?.items.map(({ label, code, values, places }) => [
      label,
      code,
      values['2019-12-31'],
      places['2019-12-31'],
    ])
    expect(items).toEqual([
      ['货币资金', 'cash', '257.50', 'C2'],
      ['负债合计', 'totalLiabilities', '1509.25', 'E2'],
      ['存货', 'inventories', '996.75', 'H2'],
      ['应收账款', 'accountsReceivable', '136.50', 'J2'],
      ['资产总计', 'totalAssets', '2812.50', 'L2'],
      ['所有者权益合计', 'totalEquity', '1303.25', 'M2'],
      ['短期借款', 'shortLoans', null, 'O2'],
    ])
    expect(found[0]?.checks).toEqual([
      {
        rule: '资产总计=负债合计+所有者权益合计',
        period: '2019-12-31',
        ok: true,
        difference: '0.00',
      },
    ])
  })

  it.each([
    [
      'INCOME',
      'ts_code,ann_date,end_date,report_type,basic_eps,total_revenue,revenue,total_cogs,oper_cost,operate_profit,total_profit,income_tax,n_income',
      '600001.SH,20200422,20191231,1,1.5,900.5,850.25,300,75,590.5,587.75,148,439.75',
      {
        operatingProfit: '590.50',
        incomeTax: '148.00',
        netProfit: '439.75',
        basicEarnings: '1.50',
      },
    ],
    [
      'CASH',
      'ts_code,end_date,c_fr_sale_sg,st_cash_out_act,n_cashflow_act,n_cashflow_inv_act,n_cash_flows_fnc_act,n_incr_cash_cash_equ,c_cash_equ_end_period',
      '600001.SH,20191231,949.5,542.25,452,-31.5,-192.75,227.75,1210',
      {
        cashFromSales: '949.50',
        operatingNet: '452.00',
        financingNet: '-192.75',
        cashAtEnd: '1210.00',
      },
    ],
    [
      'BALANCE',
      'SECUCODE,SECURITY_CODE,SECURITY_NAME_ABBR,REPORT_DATE,NOTICE_DATE,MONETARYFUNDS,TOTAL_ASSETS,TOTAL_LIABILITIES,TOTAL_EQUITY,TOTAL_ASSETS_YOY',
      '600001.SH,600001,示例股份,2019-12-31 00:00:00,2020-04-22,500,2000,800,1200,0.12',
      { cash: '500.00', totalAssets: '2000.00', totalEquity: '1200.00' },
    ],
    [
      'BALANCE',
      'id,code,day,statDate,cash_equivalents,account_receivable,total_assets,total_liability,total_owner_equities',
      '1,600001.XSHG,2020-04-22,2019-12-31,500,100.5,2000,800,1200',
      { cash: '500.00', accountsReceivable: '100.50', totalLiabilities: '800.00' },
    ],
    [
      'BALANCE',
      'Stkcd,Accper,Typrep,A001101000,A001111000,A001000000,A002000000,A003000000',
      '600001,2019-12-31,A,500,100.5,2000,800,1200',
      { cash: '500.00', accountsReceivable: '100.50', totalAssets: '2000.00' },
    ],
  ])('is a %s of %s', async (kind, head, line, amounts) => {
    const [statement, ...more] = await read(head, line)
    expect(more).toEqual([])
    expect(statement).toMatchObject({ kind, period: '2019-12-31', unit: '元' })
    const told = Object.fromEntries(
      statement!.items.map(({ code, values }) => [code, Object.values(values)[0]]),
    )
    expect(told).toMatchObject(amounts)
  })

  it('says less surely what only a key names', async () => {
    const [statement] = await read(
      'code,date,monetaryfund,accountrec,inventory',
      '600001,2019-12-31,1,2,3',
    )
    expect(Math.max(...statement!.items.map(({ confidence }) => confidence))).toBeLessThan(0.9)
  })
})

describe('a vendor’s CSV in words', () => {
  it('below its keys, with a row of units between', async () => {
    const [statement, ...more] = await read(
      'Stkcd,Accper,Typrep,A001101000,A001100000,A001000000,A0F9999999',
      '证券代码,统计截止日期,报表类型,货币资金,流动资产合计,资产总计,其他',
      '没有单位,没有单位,没有单位,万元,万元,万元,万元',
      '600001,2019-12-31,A,5,12,20,1',
    )
    expect(more).toEqual([])
    expect(statement).toMatchObject({ kind: 'BALANCE', entity: '600001', unit: '万元' })
    expect(statement?.items[0]?.values).toEqual({ '2019-12-31': '50000.00' })
  })

  it('with its keys behind them', async () => {
    const [statement] = await read(
      '股票代码_Comcd,截止日期_Enddt,货币资金(元)_Cash,资产总计(元)_TotAss,负债合计(元)_TotLiab',
      '600001,2019-12-31,500,2000,800',
    )
    expect(statement?.items.map(({ code }) => code)).toEqual([
      'cash',
      'totalAssets',
      'totalLiabilities',
    ])
  })
})

it('a table of something else that names a few such things is none', async () => {
  expect(await read('id,date,inventory,price', '1,2019-12-31,3,5')).toEqual([])
  expect(await read('sku,inventory,revenue,opercost', 'a,3,5,7')).toEqual([])
})

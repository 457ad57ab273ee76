import { describe, expect, it } from 'vitest'
import { type GridSheet, gridOfTexts } from '../../forms/grid.ts'
import { readTaxJson } from '../json/read-json.ts'
import { readCertificate } from './read-certificate.ts'

const sheet = (rows: string[][], source: GridSheet['source'] = 'TABLE'): GridSheet =>
  gridOfTexts(
    '',
    rows.map((cells, i) => ({ row: i + 1, cells })),
    source,
  )
const HEAD = ['原凭证号', '税种', '品目名称', '税款所属时期', '入(退)库日期', '实缴(退)金额']
const ROWS = [
  ['中华人民共和国税收完税证明'],
  ['No.336015240100012345', '', '填发日期：2024年2月20日', '税务机关：示例市税务局第一税务所'],
  ['纳税人识别号', '91110108MA01XY2Z7N', '纳税人名称', '示例科技有限公司'],
  HEAD,
  ['336016240200011111', '增值税', '商业(13%)', '2024-01-01至2024-01-31', '2024-02-18', '1,234.50'],
  ['336016240200022222', '城市维护建设税', '市区', '2024-01-01至2024-01-31', '2024-02-18', '86.42'],
  ['金额合计', '（大写）人民币壹仟叁佰贰拾元玖角贰分', '', '', '', '¥1,320.92'],
]

describe('payment certificates', () => {
  it('reads head, lines and total, and the two identities', () => {
    const told = readCertificate(sheet(ROWS))!
    expect(told).toMatchObject({
      formName: '税收完税证明',
      certificateNo: '336015240100012345',
      taxpayer: { name: '示例科技有限公司', taxNo: '91110108MA01XY2Z7N' },
      authority: '示例市税务局第一税务所',
      issuedOn: '2024-02-20',
      total: '1320.92',
    })
    expect(told.items).toEqual([
      expect.objectContaining({
        voucherNo: '336016240200011111',
        taxKind: '增值税',
        taxItem: '商业(13%)',
        period: { from: '2024-01-01', to: '2024-01-31' },
        paidOn: '2024-02-18',
        amount: '1234.50',
      }),
      expect.objectContaining({ taxKind: '城市维护建设税', amount: '86.42' }),
    ])
    expect(told.checks.map(({ ok }) => ok)).toEqual([true, true])
    expect(told.items[0]!.confidence).toBeGreaterThanOrEqual(0.9)
  })

  it('a total that is not the sum of its lines is told, and the lines are for a person to look at', () => {
    const told = readCertificate(sheet(ROWS.with(4, ROWS[4]!.with(5, '1,234.00'))))!
    expect(told.checks[0]).toMatchObject({ ok: false, difference: '0.50' })
    expect(told.items.every(({ confidence }) => confidence < 0.9)).toBe(true)
  })

  it('a list of certificates to be set off is none', () => {
    expect(readCertificate(sheet([['代扣代缴税收通用缴款书抵扣清单'], HEAD]))).toBeNull()
  })

  it('recognised ones: an amount glued to its date is taken apart', () => {
    const line = (glued: string, itemName: string) => ({
      voucherNumber: '320160804000005082',
      taxType: '车辆购置税',
      itemName,
      taxPeriod: '2016-08-04至2016-08-04',
      date: `2016-08-04${glued}`,
      amount: '',
    })
    const data = {
      totalAmount: '466.39',
      totalAmountInWords: '肆佰陆拾陆元叁角玖分',
      taxClearanceDetails: [line('461.54', '车辆购置税'), line('4.85', '滞纳金')],
    }
    const [told] = readTaxJson(JSON.stringify({ data })).payments
    expect(told!.items.map(({ paidOn, amount }) => [paidOn, amount])).toEqual([
      ['2016-08-04', '461.54'],
      ['2016-08-04', '4.85'],
    ])
    expect(told!.checks.map(({ ok }) => ok)).toEqual([true, true])
  })

  it('recognised ones: as pairs of names and values', () => {
    const pairs = { 纳税人名称: '示例公司', 金额合计小写: '¥12.50', 金额合计大写: '壹拾贰元伍角' }
    const DutyPaidProofInfos = Object.entries(pairs).map(([Name, Value]) => ({ Name, Value }))
    const [told] = readTaxJson(JSON.stringify({ Response: { DutyPaidProofInfos } })).payments
    expect(told).toMatchObject({ taxpayer: { name: '示例公司' }, total: '12.50' })
    expect(told!.confidence).toBeLessThan(0.9)
  })

  it('a bureau lists payments with the day they were booked', () => {
    const rows = [
      {
        dzsphm: '336016240200011111',
        zsxmmc: '增值税',
        zspmmc: '商业',
        skssqq: '2024-01-01',
        skssqz: '2024-01-31',
        rkrq: '2024-02-18',
        sjje: '1234.5',
      },
    ]
    const found = readTaxJson(JSON.stringify({ nsrsbh: '91110108MA01XY2Z7N', rows }))
    expect(found.filings).toEqual([])
    expect(found.payments[0]).toMatchObject({
      taxpayer: { taxNo: '91110108MA01XY2Z7N' },
      items: [{ taxKind: '增值税', paidOn: '2024-02-18', amount: '1234.50' }],
    })
  })
})

/** Certificates as bureaus and banks print them, and lists of payments as enterprises export them. */
import { describe, expect, it } from 'vitest'
import { gridOfTexts } from '../../forms/grid.ts'
import type { TaxPayment } from '../model.ts'
import { taxDocumentsOf } from '../read-documents.ts'

const read = (rows: readonly (readonly string[])[]): TaxPayment[] =>
  taxDocumentsOf([
    gridOfTexts(
      '',
      rows.map((cells, i) => ({ row: i + 1, cells })),
    ),
  ]).documents.payments

const told = (payment: TaxPayment | undefined) =>
  payment?.items.map(({ taxKind, taxItem, period, paidOn, amount, voucherNo }) =>
    [taxKind, taxItem, period.from, period.to, paidOn, amount, voucherNo].join('|'),
  )

describe('payment certificates', () => {
  it('tell a tax and a voucher once for the lines below it', () => {
    const [payment] = read([
      ['税收完税证明（表格式）'],
      ['原凭证号', '税种', '品目名称', '税款所属时期', '入（退）库日期', '实缴（退）金额'],
      ['336016', '增值税', '商业(13%)', '2024-01-01至2024-01-31', '2024-02-18', '100.00'],
      ['', '', '滞纳金', '', '', '0.50'],
      ['336017', '印花税', '购销合同', '2024-01-01至2024-01-31', '2024-02-18', '-3.00'],
      ['', '金额合计', '（大写）玖拾柒元伍角整', '', '', '97.50'],
    ])
    expect(told(payment)).toEqual([
      '增值税|商业(13%)|2024-01-01|2024-01-31|2024-02-18|100.00|336016',
      '增值税|滞纳金|2024-01-01|2024-01-31|2024-02-18|0.50|336016',
      '印花税|购销合同|2024-01-01|2024-01-31|2024-02-18|-3.00|336017',
    ])
    expect(payment?.checks.map(({ ok }) => ok)).toEqual([true, true])
  })

  it('of a bank name their columns otherwise', () => {
    const [payment] = read([
      ['示例银行电子缴税付款凭证'],
      ['转账日期：2024年02月18日', '凭证字号：2024021800012345'],
      ['纳税人全称及纳税人识别号：示例公司 91110108MA01XY2Z7N'],
      ['小写（合计）金额：', '¥110.50', '大写（合计）金额：', '壹佰壹拾元伍角整'],
      ['税（费）种名称', '所属时期', '实缴金额'],
      ['增值税', '20240101-20240131', '100.00'],
      ['城市维护建设税', '20240101-20240131', '10.50'],
    ])
    expect(told(payment)).toEqual([
      '增值税||2024-01-01|2024-01-31||100.00|',
      '城市维护建设税||2024-01-01|2024-01-31||10.50|',
    ])
    expect(payment?.total).toBe('110.50')
    expect(payment?.checks.filter(({ ok }) => !ok)).toEqual([])
  })

  it('are lists that an enterprise exports, the amount paid and not the one that was due', () => {
    const heads =
      '序号 征收项目 征收品目 税款所属期起 税款所属期止 应缴金额 实缴金额 缴款日期 入库日期 电子税票号码'
    const [payment] = read([
      ['缴款信息查询'],
      heads.split(' '),
      '1 增值税 销售服务 2024-01-01 2024-03-31 120.00 100.00 2024-04-15 2024-04-16 44405'.split(
        ' ',
      ),
      '2 企业所得税 应纳税所得额 2024-01-01 2024-03-31 50.00 50.00 2024-04-15 2024-04-17 44406'.split(
        ' ',
      ),
      ['合计', '', '', '', '', '170.00', '150.00'],
    ])
    expect(told(payment)).toEqual([
      '增值税|销售服务|2024-01-01|2024-03-31|2024-04-16|100.00|44405',
      '企业所得税|应纳税所得额|2024-01-01|2024-03-31|2024-04-17|50.00|44406',
    ])
  })

  it('of one tax have its items alone', () => {
    const [payment] = read([
      ['中华人民共和国税收缴款书（银行经收专用）'],
      ['品目名称', '课税数量', '计税金额或销售收入', '税率', '税款所属时期', '实缴金额'],
      ['教育费附加', '', '1000.00', '3%', '2024年1月1日至2024年1月31日', '30.00'],
    ])
    expect(told(payment)).toEqual(['教育费附加|教育费附加|2024-01-01|2024-01-31||30.00|'])
  })

  it('are none where a list only has amounts to be paid', () => {
    const heads = ['征收项目', '税款所属期起', '税款所属期止', '应缴金额', '缴款期限']
    expect(
      read([['未缴款信息查询'], heads, ['增值税', '2024-01-01', '2024-01-31', '5.00', '']]),
    ).toEqual([])
  })
})

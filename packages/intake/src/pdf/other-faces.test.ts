import { describe, expect, it } from 'vitest'
import { BUYER, SELLER } from '../../test-support/companies.ts'
import {
  DIGITAL,
  digitalFace,
  type Face,
  TAX_CONTROL,
  taxControlFace,
} from '../../test-support/face.ts'
import { toPdf } from '../../test-support/pdf.ts'
import type { ParsedInvoice } from '../invoice.ts'
import { parseDocument } from '../parse-document.ts'

async function parse(pdf: Uint8Array): Promise<ParsedInvoice[]> {
  const [file] = await parseDocument('a.pdf', pdf)
  expect(file?.error).toBeNull()
  return file!.invoices
}

describe('other faces', () => {
  const face = (rows: readonly (readonly [string, number, number])[]): Face => ({
    width: 595,
    height: 397,
    pieces: rows.map(([text, x, y]) => ({ text, x, y, size: y < 50 ? 18 : 9 })),
  })

  it('rail ticket', async () => {
    const [invoice] = await parse(
      toPdf([
        face([
          ['电子发票（铁路电子客票）', 190, 40],
          ['发票号码:26449000000000000012', 60, 70],
          ['开票日期:2026年02月03日', 400, 70],
          ['示例南站', 90, 110],
          ['G1000', 280, 110],
          ['票价：￥553.00', 60, 190],
          ['电子客票号:00000000000000000000', 60, 250],
          [`购买方名称:${BUYER.name}`, 60, 280],
          [`统一社会信用代码:${BUYER.taxNo}`, 330, 280],
        ]),
      ]),
    )
    expect(invoice).toMatchObject({
      invoiceKind: 'RAIL_ETICKET',
      invoiceNumber: '26449000000000000012',
      issueDate: '2026-02-03',
      totalAmount: '553.00',
      buyerName: BUYER.name,
      buyerTaxNo: BUYER.taxNo,
      sellerName: null,
    })
  })

  it('roll invoice: the seller stands above the buyer', async () => {
    const [invoice] = await parse(
      toPdf([
        face([
          ['示例增值税普通发票（卷票）', 190, 40],
          ['发票代码: 011001900106', 60, 70],
          ['发票号码: 00112233', 60, 90],
          ['机打号码: 00112233', 60, 110],
          ['开票日期: 2020年05月06日', 60, 130],
          [`销售方名称: ${SELLER.name}`, 60, 150],
          [`纳税人识别号: ${SELLER.taxNo}`, 60, 170],
          [`购买方名称: ${BUYER.name}`, 60, 190],
          [`纳税人识别号: ${BUYER.taxNo}`, 60, 210],
          ['合计金额(小写):¥88.00', 60, 270],
          ['合计金额(大写):捌拾捌圆整', 60, 290],
          ['校验码: 12345 67890 12345 67890', 60, 310],
        ]),
      ]),
    )
    expect(invoice).toMatchObject({
      invoiceKind: 'VAT_NORMAL_ROLL',
      buyerName: BUYER.name,
      buyerTaxNo: BUYER.taxNo,
      sellerName: SELLER.name,
      sellerTaxNo: SELLER.taxNo,
      totalAmount: '88.00',
      checkCode: '12345678901234567890',
    })
  })

  it('vehicle invoice with its labels in cells', async () => {
    const [invoice] = await parse(
      toPdf([
        face([
          ['机动车销售统一发票', 200, 40],
          ['开票日期 2021-08-09', 60, 65],
          ['发票代码', 420, 65],
          ['133011920660', 480, 65],
          ['发票号码', 420, 85],
          ['00445566', 480, 85],
          ['购买方名称', 40, 120],
          [BUYER.name, 110, 120],
          ['统一社会信用代码/纳税人识别号', 300, 120],
          [BUYER.taxNo, 445, 120],
          ['价税合计', 40, 180],
          ['壹拾壹万叁仟圆整', 110, 180],
          ['小写', 400, 180],
          ['￥113000.00', 440, 180],
          ['销货单位名称', 40, 210],
          [SELLER.name, 110, 210],
          ['纳税人识别号', 40, 235],
          [SELLER.taxNo, 110, 235],
          ['增值税税额', 40, 290],
          ['￥13000.00', 110, 290],
          ['不含税价', 40, 320],
          ['小写 ￥100000.00', 110, 320],
        ]),
      ]),
    )
    expect(invoice).toMatchObject({
      invoiceKind: 'MOTOR_VEHICLE',
      invoiceCode: '133011920660',
      invoiceNumber: '00445566',
      issueDate: '2021-08-09',
      amountExclTax: '100000.00',
      taxAmount: '13000.00',
      totalAmount: '113000.00',
      buyerName: BUYER.name,
      buyerTaxNo: BUYER.taxNo,
      sellerName: SELLER.name,
      sellerTaxNo: SELLER.taxNo,
    })
  })

  it('used vehicle invoice: 买方 and 卖方, persons by their ID number', async () => {
    const [invoice] = await parse(
      toPdf([
        face([
          ['二手车销售统一发票', 200, 40],
          ['开票日期 2024-08-09', 60, 65],
          ['发票代码', 420, 65],
          ['044002400117', 480, 65],
          ['发票号码', 420, 85],
          ['00445566', 480, 85],
          ['买方单位/个人', 40, 120],
          [BUYER.name, 110, 120],
          ['单位代码/身份证号码', 300, 120],
          [BUYER.taxNo, 420, 120],
          ['卖方单位/个人', 40, 160],
          ['张示例', 110, 160],
          ['单位代码/身份证号码', 300, 160],
          ['11010519491231002X', 420, 160],
          ['车价合计（大写）', 40, 220],
          ['伍万圆整', 130, 220],
          ['小写', 400, 220],
          ['￥50000.00', 440, 220],
        ]),
      ]),
    )
    expect(invoice).toMatchObject({
      invoiceKind: 'USED_VEHICLE',
      totalAmount: '50000.00',
      buyerName: BUYER.name,
      buyerTaxNo: BUYER.taxNo,
      sellerName: '张示例',
      sellerTaxNo: '11010519491231002X',
    })
  })

  it('a 税控 form whose name labels are lost: names stand over the tax numbers', async () => {
    const damaged = taxControlFace(TAX_CONTROL)
    const pieces = damaged.pieces.filter((p) => p.text !== '名' && p.text !== '称:')
    const [invoice] = await parse(toPdf([{ ...damaged, pieces }]))
    expect(invoice).toMatchObject({ buyerName: BUYER.name, sellerName: SELLER.name })
    expect(invoice?.fields.sellerName?.confidence).toBeLessThan(0.9)
  })

  it('a 税控 form without column titles: the seller stands below the totals', async () => {
    const damaged = taxControlFace(TAX_CONTROL)
    const pieces = damaged.pieces.filter((p) => p.y !== 162)
    const [invoice] = await parse(toPdf([{ ...damaged, pieces }]))
    expect(invoice).toMatchObject({ buyerName: BUYER.name, sellerName: SELLER.name })
  })

  it('a tax number label read in two halves is one label', async () => {
    const whole = digitalFace(DIGITAL)
    const pieces = whole.pieces.map((p) => ({
      ...p,
      text: p.text.replace('代码/纳', '代码口口纳'),
    }))
    const [invoice] = await parse(toPdf([{ ...whole, pieces }]))
    expect(invoice).toMatchObject({ buyerTaxNo: BUYER.taxNo, sellerTaxNo: SELLER.taxNo })
    expect(invoice?.fields.sellerTaxNo?.confidence).toBeGreaterThan(0.9)
  })
})

/** A payment slip as the online bank of one bank prints it: each field a line, the side beside its name. */
import type { Face } from './face.ts'

export interface SampleSlip {
  /** As it is printed: `2024-03-08`. */
  day: string
  serial: string
  side: '借方' | '贷方' | ''
  payer: readonly [name: string, account: string]
  payee: readonly [name: string, account: string]
  /** `CNY12,345.67`, and the same in capitals. */
  figures: string
  capitals: string
  text: string
}

export const SLIP: SampleSlip = {
  ...{ day: '2024-03-08', serial: '00071', side: '借方', text: '货款' },
  payer: ['甲贸易有限公司', '6222000011112222'],
  payee: ['乙材料有限公司', '6217000033334444'],
  figures: 'CNY12,345.67',
  capitals: '壹万贰仟叁佰肆拾伍元陆角柒分',
}

const SIZE = 8

export function slipFace(slip: SampleSlip): Face {
  const rows: (readonly [x: number, text: string])[][] = [
    [
      [20, '示例银行'],
      [400, '客户业务回单'],
    ],
    [
      [20, `回单名称：企业网上银行转账回单 ${slip.side}`],
      [300, `交易日期：${slip.day}`],
      [450, `网银流水号：${slip.serial}`],
    ],
    [[20, `付款人名称：${slip.payer[0]}`]],
    [[20, `付款人账号：${slip.payer[1]}`]],
    [[20, '付款人开户行：示例银行福州分行']],
    [[20, `收款人名称：${slip.payee[0]}`]],
    [[20, `收款人账号：${slip.payee[1]}`]],
    [[20, '收款人开户行：样板银行厦门分行']],
    [[20, `大写金额：人民币 ${slip.capitals}`]],
    [[20, `小写金额：${slip.figures}`]],
    [
      [20, `转账用途：${slip.text}`],
      [300, '业务处理标志：小额支付'],
    ],
    [
      [20, '打印日期：2024-04-01'],
      [200, '打印次数：1'],
    ],
  ]
  return {
    ...{ width: 600, height: 400 },
    pieces: rows.flatMap((row, i) =>
      row.map(([x, text]) => ({ text, x, y: 20 + 20 * i, size: SIZE })),
    ),
  }
}

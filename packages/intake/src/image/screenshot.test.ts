import { describe, expect, it } from 'vitest'
import { printedPage } from '../../test-support/printed-page.ts'
import { isScreenOfOtherThings } from './screenshot.ts'

const INVOICE = [
  '          增值税专用发票              1100100140',
  '                             开票日期:2010年11月18日',
  '购  名称:甲方企业',
  '    纳税人识别号:410305100000009',
  '    地址、电话:某市某路1号 81230001',
  '    开户行及账号:某行 0000123456789',
  '货物或应税劳务名称  规格型号  单位  数量  单价  金额  税率  税额',
  '计算机  A1  台  1  5999.00  5999.00  17%  1019.83',
  '合计                 ￥5999.00  ￥1019.83',
  '价税合计(大写)  柒仟零壹拾捌圆捌角叁分  (小写)￥7018.83',
  '销  名称:乙方企业',
  '    纳税人识别号:410305012345008',
  '    地址、电话:某市某路2号 81230002',
  '    开户行及账号:某行 0000123456780',
  '收款人:甲  复核:乙  开票人:丙',
]
/** Windows beside it. */
const DESKTOP = Array.from(
  { length: 18 },
  (_, i) => `File${i}  Edit view  main.java${i}  src folder`,
)

describe('a picture of an invoice and of other things', () => {
  it('is told by what stands outside the invoice', () => {
    expect(isScreenOfOtherThings(printedPage(INVOICE))).toBe(false)
    const desktop = printedPage([...DESKTOP, ...INVOICE.map((line) => `   ${line}`)])
    expect(isScreenOfOtherThings(desktop)).toBe(true)
  })

  it('an invoice most of whose words were misread still reaches as far as its values', () => {
    const blurred = INVOICE.map((line) =>
      line
        .replace('专用发票', '闲发崇')
        .replace('纳税人识别号', '纳机人诚利号')
        .replace('地址、', '池址、')
        .replace('货物或应税劳务名称  规格型号', '#物戎应锐劳务名称  规络型号')
        .replace('开票日期', '幵季日期')
        .replace('开户行', '开行')
        .replace('(小写)', '(小)'),
    )
    expect(isScreenOfOtherThings(printedPage(blurred))).toBe(false)
  })
})

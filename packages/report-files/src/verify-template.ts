/** The workbook that people fill in to have a table of invoices verified. */
import { templateXlsx } from './xlsx-template.ts'

export const VERIFY_HEAD = ['序号', '发票代码', '发票号码', '开票日期', '金额', '校验码后6位']
const SHEET = '待查验发票'

const notes = (mostRows: number): readonly (readonly [string, string, string])[] => [
  ['列', '怎样填写', '示例'],
  ['序号', '可不填，便于核对', '1'],
  ['发票代码', '10位或12位数字；数电票没有发票代码，留空', '4403251130'],
  ['发票号码', '8位数字；数电票为20位数字', '25442000000012345678'],
  ['开票日期', '如 2025-03-08、2025年3月8日、20250308', '2025-03-08'],
  [
    '金额',
    '增值税专用发票（含电子）填不含税金额；机动车发票填不含税价；二手车发票填车价合计；数电票填价税合计；其他发票不填',
    '113.00',
  ],
  [
    '校验码后6位',
    '增值税普通发票、电子普通发票、卷票、通行费发票填校验码后6位；其他发票不填',
    '123456',
  ],
  ['', '', ''],
  [
    '也可以直接上传其他系统导出的表格：表头有发票代码、发票号码、开票日期、金额（或价税合计、校验码）即可',
    '',
    '',
  ],
  [`最多 ${mostRows / 10_000} 万行；支持 XLSX、CSV（UTF-8 或 GBK）`, '', ''],
  ['有误的行不查验、不计费，可下载后改正再上传；重复的发票默认不重复计费', '', ''],
]

/** The cells of the first sheet are text, so that no number loses its zeros or its last digits. `mostRows`: what a table may hold. */
export const verifyTemplate = (mostRows: number): Promise<Uint8Array> =>
  templateXlsx([
    { name: SHEET, rows: [VERIFY_HEAD], widths: [8, 18, 26, 16, 16, 16], blank: 1_000 },
    { name: '填写说明', rows: notes(mostRows), widths: [18, 70, 26] },
  ])

/** What an import says, as a reader of English gets it. The sentences stand here as they were stored before they had an English. */
import { expect, it } from 'vitest'
import { ENGLISH } from '../../../english.ts'

it.each([
  [
    '导入完成：财务报表 2 张（2024年、2025年9月）；申报表 1 张（2025年12月）；其中 1 张税务局已有，以税务局数据为准；2 处数字不一致，建议核实',
    'Imported: 2 financial statements (2024, 2025/9); 1 tax return (2025/12); 1 of them the tax bureau gave before: its figures hold; 2 figures do not tie, please check',
  ],
  [
    '导入完成：序时簿 4 行（2026年1月至2月）；内容未变',
    'Imported: Voucher journal, 4 rows (2026/1 to 2026/2); nothing new in them',
  ],
  [
    '导入完成：新增 1，更新 0，未变 0，错误 0；财务报表 1 张（2024年）',
    'Imported: 1 added, 0 updated, 0 unchanged, 0 faulty; 1 financial statement (2024)',
  ],
  [
    '导入完成：银行流水 1,200 行（2025年12月至2026年1月）',
    'Imported: Bank lines, 1,200 rows (2025/12 to 2026/1)',
  ],
  [
    '与税务局采集的申报表（2026年第1季度）不一致：第1行营业收入，税务局 1,200.00 元，本文件 1,300.50 元；以税务局数据为准，建议核实',
    'Differs from the return of Q1 2026 of the tax bureau: line 1 (营业收入) is 1,200.00 yuan there and 1,300.50 yuan in this file. The figure of the bureau holds, please check',
  ],
  [
    '与税务局采集的报表（2025-12-31）不一致：应收账款期末余额，税务局 -0.05 元，本文件 1.00 元；以税务局数据为准，建议核实',
    'Differs from the statement of 2025-12-31 of the tax bureau: 应收账款, closing balance is -0.05 yuan there and 1.00 yuan in this file. The figure of the bureau holds, please check',
  ],
  [
    '与税务局采集的缴款信息另有 3 处不一致',
    '3 more figures differ from the tax payments of the tax bureau',
  ],
  [
    '此前上传的2026-01至2026-03的申报表与本表所属期重叠，已改以本表为准',
    'The return of 2026-01 to 2026-03 that was uploaded before overlaps this one, which holds now',
  ],
  [
    '税务局显示2025年度未申报，本表未入库，建议核实',
    'The tax bureau shows no return filed for 2025: this one was left out, please check',
  ],
  [
    '需人工核对：4 个栏次识别不清，未入库（销项税额、进项税额、留抵税额等），请改传表格或电子版原件',
    'To be checked by a person: 4 lines are not clear and left out (销项税额、进项税额、留抵税额 and others); upload the table or the electronic original',
  ],
  [
    '文件里已有一张 2025-12-31 的资产负债表，本张未入库；如需以本张为准，请单独上传',
    'The file has a balance sheet of 2025-12-31 already: this one was left out. Upload it by itself if it is the right one',
  ],
  [
    '利润表没有写明报表日期，无法入库；请在表头补充日期后重新上传',
    'Income statement: no date is told, so that it cannot be taken in. Add the date above the table and upload it again',
  ],
  [
    '购销双方都不是本企业（91440300MA5EXAMPL1）：销售方 无税号，购买方 91440300MA5EXAMPL2',
    'Neither seller nor buyer is this enterprise (91440300MA5EXAMPL1): seller without a tax number, buyer 91440300MA5EXAMPL2',
  ],
  ['全量发票 第1203行', '全量发票, row 1203'],
  [
    '采集任务已过期，已取得的 1,024 张发票可以使用',
    'The collection expired; 1,024 invoices that were collected can be used',
  ],
])('%s', (zh, en) => expect(ENGLISH.sentence(zh)).toBe(en))

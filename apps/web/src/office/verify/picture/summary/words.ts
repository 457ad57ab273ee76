import { dictionary } from '../../../../i18n/dictionary.ts'

export const words = dictionary(
  {
    valid: '共 {vouchers} 张，查验一致且正常 {valid} 张，识别的价税合计 {sum} 元',
    none: '共 {vouchers} 张，还没有查验一致且正常的发票',
    noTotal: '（其中 {n} 张没有读出价税合计，未计入）',
    leftOut: '未计入：{parts}',
    and: '、',
    differs: '不一致或查无此票 {n} 张',
    flawed: '已作废或红冲 {n} 张',
    unsaid: '一致但未说明是否作废 {n} 张',
    unanswered: '平台未查验 {n} 张',
    lacking: '信息待补充 {n} 张',
    unverified: '未查验 {n} 张',
    ticket: '不能查验的票据 {n} 张',
    double: '重复 {n} 张',
    files: '未识别出内容的文件 {n} 个',
  },
  {
    valid:
      '{vouchers} vouchers, {valid} of them consistent and valid: {sum} yuan with tax, as read',
    none: '{vouchers} vouchers, none of them consistent and valid yet',
    noTotal: ' (of {n} no total was read: not counted)',
    leftOut: 'Left out: {parts}',
    and: ', ',
    differs: '{n} inconsistent or not found',
    flawed: '{n} void or reversed',
    unsaid: '{n} consistent, not said whether void',
    unanswered: '{n} not answered by the platform',
    lacking: '{n} incomplete',
    unverified: '{n} not verified',
    ticket: '{n} tickets that cannot be verified',
    double: '{n} doubles',
    files: '{n} files of which nothing was read',
  },
)

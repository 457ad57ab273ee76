/** What is said of receivables that were written off. */
import { words } from '@xinjian/format/say/words'

export const WRITE_OFF_SAYS = words({
  writeOff: ['坏账/核销率', 'Write-offs'],
  formula: [
    '近12个月核销净额 ÷ 应收账款科目期末余额。企业会计准则：核销净额 = 期初坏账准备 + 本期信用(资产)减值损失中的坏账损失 − 期末坏账准备，已扣收回的核销；小企业会计准则不设坏账准备，取营业外支出中的坏账损失',
    'Written off in the last 12 months, net ÷ closing balance of receivables. Standards for enterprises: opening allowance + bad debts among impairment losses − closing allowance, recoveries taken off; those for small enterprises know no allowance, and bad debts under non-operating expenses are taken',
  ],
  writtenOff: ['近12个月核销净额', 'Written off in 12 months, net'],
  allowanceOpen: ['期初坏账准备', 'Opening allowance for bad debts'],
  loss: ['本期计提的坏账损失', 'Bad debts charged in the period'],
  allowanceClose: ['期末坏账准备', 'Closing allowance for bad debts'],
  receivables: ['应收账款科目期末余额', 'Closing balance of receivables'],
  noAccount: [
    '账套没有坏账准备，也没有信用减值损失或资产减值损失科目',
    'the books have neither an allowance for bad debts nor an account of impairment losses',
  ],
  smallNoAccount: ['账套没有营业外支出科目', 'the books have no account of non-operating expenses'],
  notApart: [
    '减值损失没有按坏账等列明细，无法分出坏账损失',
    'impairment losses are not kept apart, so bad debts among them are not known',
  ],
  smallNotApart: [
    '营业外支出没有列坏账损失明细，无法分出坏账损失',
    'non-operating expenses are not kept apart, so bad debts among them are not known',
  ],
  notWhole: [
    '近12个月的账务不完整，或没有期初、期末的坏账准备余额',
    'the books do not tell the last 12 months whole, or not the allowance at both ends',
  ],
  noEnd: [
    '没有{month:code}末的应收账款余额',
    'there is no balance of receivables at the end of {month}',
  ],
})

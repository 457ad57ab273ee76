/** The contract of a loan: one text made of what was agreed, kept in the register of agreements. */
import type { DayCount, RepaymentMethod, Rounding } from '@xinjian/engine/loan/terms'
import { formatFen } from '@xinjian/format'
import { type Agreements, type AgreementText, type Held, hashOf } from '../agreement/index.ts'
import type { LoanDb, LoanRecord } from './store.ts'

export interface ContractText extends AgreementText {
  hash: string
}

const TITLE = '借款合同'
const VERSION = '1.0'

const METHODS: Record<RepaymentMethod, string> = {
  BULLET: '到期一次还本付息',
  INTEREST_FIRST: '按月付息、到期还本',
  EQUAL_PRINCIPAL: '按月等额本金',
  EQUAL_INSTALMENT: '按月等额本息',
}
const COUNTS: Record<DayCount, string> = {
  ACT_360: '实际天数/360',
  ACT_365: '实际天数/365',
  THIRTY_360: '30/360',
}
const ROUNDS: Record<Rounding, string> = {
  HALF_UP: '四舍五入到分',
  HALF_EVEN: '四舍六入五成双到分',
  DOWN: '舍去不足一分的部分',
}
/** 43500 millionths → `4.35%`. */
const percent = (ppm: number): string => `${(ppm / 10_000).toFixed(4).replace(/\.?0+$/, '')}%`

/**
 * @param funder name of the company that lends
 * @param account of the payee, in full
 */
export function contractOfLoan(loan: LoanRecord, funder: string, account: string): ContractText {
  const { terms } = loan
  const paragraphs = [
    `借据号：${loan.no}。贷款人：${funder}。借款人：${loan.borrower_name}。`,
    `一、借款金额人民币${formatFen(loan.amount_fen)}元，用途：${loan.purpose}。对应业务单号：${loan.subject_no}（${loan.product}）。`,
    `二、借款自实际放款日起息，于${loan.due_day}到期。还款方式：${METHODS[terms.method]}。`,
    `三、年利率${percent(terms.ratePpm)}，按${COUNTS[terms.dayCount]}计息，放款日计息、还款日不计息，每期利息${ROUNDS[terms.rounding]}。`,
    `四、宽限期${terms.graceDays}天：宽限期内按本合同利率计息，不计罚息；宽限期后对逾期本金按年利率${percent(terms.penaltyPpm)}计收罚息${terms.compound ? '，并对逾期利息计收复利' : '，不对逾期利息计收复利'}。`,
    '五、还款依次清偿：费用、罚息、利息、本金；同一项内先清偿到期早的。借款人可以提前还款，提前归还的本金自还款日起不再计息，剩余本金按原还款日与还款方式重新计算。',
    `六、借款人委托贷款人将款项支付至：${loan.payee_name}，${loan.payee_bank}，账号尾号${account.slice(-4)}（全号随本合同加封）。银行入账即视为借款人已收到借款。`,
    '七、本合同由借款人的有权人员登录平台阅读全文后签署；签署的文本、时间与设备信息经平台加封留存，双方可随时核验。',
  ]
  const text = { title: TITLE, version: VERSION, paragraphs }
  return { ...text, hash: hashOf(text) }
}

/** The contract of a loan as it was signed; null = not signed. */
export const contractSigned = async (
  agreements: Agreements,
  db: LoanDb & { companyId: number },
  loanNo: string,
): Promise<Held | null> =>
  (await agreements.of(db, loanNo)).find(({ kind }) => kind === 'LOAN_CONTRACT') ?? null

/** What is sealed besides the text and never shown: the text has the account's last digits alone. */
export const sealedWith = (account: string) => ({ payeeAccount: account })

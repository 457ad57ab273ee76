/** The contract of a loan: one text made of what was agreed, sealed as it was signed. */
import { createHash } from 'node:crypto'
import type { DayCount, RepaymentMethod, Rounding } from '@xinjian/engine/loan/terms'
import { canonicalJson, formatFen } from '@xinjian/format'
import { createRowSeal } from '../../security/row-seal.ts'
import type { Secret } from '../../security/secret.ts'
import type { LoanDb, LoanRecord } from './store.ts'

export interface ContractText {
  title: string
  version: string
  paragraphs: string[]
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

const hashOf = (text: Omit<ContractText, 'hash'>): string =>
  createHash('sha256').update(canonicalJson(text)).digest('hex')

/** @param funder name of the company that lends */
export function contractOfLoan(loan: LoanRecord, funder: string): ContractText {
  const { terms } = loan
  const paragraphs = [
    `借据号：${loan.no}。贷款人：${funder}。借款人：${loan.borrower_name}。`,
    `一、借款金额人民币${formatFen(loan.amount_fen)}元，用途：${loan.purpose}。对应业务单号：${loan.subject_no}（${loan.product}）。`,
    `二、借款自实际放款日起息，于${loan.due_day}到期。还款方式：${METHODS[terms.method]}。`,
    `三、年利率${percent(terms.ratePpm)}，按${COUNTS[terms.dayCount]}计息，放款日计息、还款日不计息，每期利息${ROUNDS[terms.rounding]}。`,
    `四、宽限期${terms.graceDays}天：宽限期内按本合同利率计息，不计罚息；宽限期后对逾期本金按年利率${percent(terms.penaltyPpm)}计收罚息${terms.compound ? '，并对逾期利息计收复利' : '，不对逾期利息计收复利'}。`,
    '五、还款依次清偿：费用、罚息、利息、本金；同一项内先清偿到期早的。借款人可以提前还款，提前归还的本金自还款日起不再计息，剩余本金按原还款日与还款方式重新计算。',
    `六、借款人委托贷款人将款项支付至：${loan.payee_name}，${loan.payee_bank}，账号尾号${loan.payee_account.slice(-4)}（全号随本合同加封）。银行入账即视为借款人已收到借款。`,
    '七、本合同由借款人的有权人员登录平台阅读全文后签署；签署的文本、时间与设备信息经平台加封留存，双方可随时核验。',
  ]
  const text = { title: TITLE, version: VERSION, paragraphs }
  return { ...text, hash: hashOf(text) }
}

export interface SignedLoan extends ContractText {
  loan_no: string
  signer_id: number
  signer: string
  evidence: Record<string, string>
  signed_at: Date
  seal: string
}

/** What is sealed besides the text and never shown: the text has the account's last digits alone. */
export const sealedWith = ({ payee_account }: Pick<LoanRecord, 'payee_account'>) => ({
  payeeAccount: payee_account,
})

export interface LoanSeals {
  sign(
    tx: LoanDb & { companyId: number },
    loanNo: string,
    text: ContractText,
    by: { id: number; name: string; evidence: Record<string, string> },
  ): Promise<void>
  /** The signed text; `intact`: the row is what was sealed. Null = not signed. */
  signed(
    db: LoanDb & { companyId: number },
    loanNo: string,
  ): Promise<(SignedLoan & { intact: boolean }) | null>
}

export function createLoanSeals(secret: Secret): LoanSeals {
  const seals = createRowSeal(secret, 'loan-contract')
  const fields = (companyId: number, { seal: _, ...of }: SignedLoan) => ({ companyId, ...of })
  return {
    async sign(tx, loanNo, text, { id, name, evidence }) {
      const of = {
        ...{ loan_no: loanNo, ...text, signer_id: id, signer: name, evidence },
        ...{ signed_at: new Date(), seal: '' },
      }
      await tx.run(
        `insert into loan_contract (company_id, loan_no, title, version, paragraphs, hash, signer_id, signer, evidence, signed_at, seal)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
        [
          ...[loanNo, text.title, text.version, JSON.stringify(text.paragraphs), text.hash],
          ...[id, name, JSON.stringify(evidence), of.signed_at],
          seals.of(fields(tx.companyId, of)),
        ],
      )
    },
    async signed(db, loanNo) {
      const row = await db.one<SignedLoan>(
        `select loan_no, title, version, paragraphs, hash, signer_id, signer, evidence, signed_at, seal
           from loan_contract where company_id = $1 and loan_no = $2`,
        [loanNo],
      )
      if (!row) return null
      const { title, version, paragraphs } = row
      const intact =
        hashOf({ title, version, paragraphs }) === row.hash &&
        seals.matches(row.seal, fields(db.companyId, row))
      return { ...row, intact }
    },
  }
}

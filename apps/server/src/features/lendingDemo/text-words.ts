import { words } from '@xinjian/format/say/words'

/** Consents and contracts of the lending demonstration, sentence by sentence. */
export const LENDING_DEMO_TEXTS = words({
  notReal: [
    '演示数据，不构成授信。本文所涉企业、人员、银行、账号与金额均为虚构，签署不产生任何权利义务。',
    'Demonstration data, no offer of credit. Every enterprise, person, bank, account and amount here is invented; signing binds nobody.',
  ],
  enterpriseTitle: [
    '企业征信查询授权书（演示）',
    'Consent to enterprise credit inquiry (demonstration)',
  ],
  enterpriseWho: [
    '一、{name:text}（统一社会信用代码{taxNo:code}）授权{funder:text}查询本企业的信用信息。',
    '1. {name} (USCC {taxNo}) allows {funder} to ask for its credit information.',
  ],
  enterpriseWhat: [
    '二、查询范围：企业基本信息、未结清信贷、近五年已结清信贷与逾期记录。',
    '2. What is asked: basic data, open credit, credit settled within five years, and what was overdue.',
  ],
  personTitle: ['个人征信查询授权书（演示）', 'Consent to personal credit inquiry (demonstration)'],
  personWho: [
    '一、法定代表人{name:text}（证件号码{idNo:code}）本人授权{funder:text}查询其个人信用信息。',
    '1. The legal representative {name} (ID {idNo}) personally allows {funder} to ask for his or her credit information.',
  ],
  personWhat: [
    '二、查询范围：个人基本信息、信贷记录与逾期记录。本授权与企业授权相互独立，可以只同意其中之一。',
    '2. What is asked: basic data, credit and what was overdue. This consent stands apart from the enterprise’s; one may be given without the other.',
  ],
  why: [
    '三、查询目的：审批本次额度申请与贷后管理，不用于其他目的，不提供给其他人。',
    '3. Purpose: to judge this application and to look after the loan. It is used for nothing else and given to nobody else.',
  ],
  term: [
    '四、授权期限：自签署之日起至额度到期日；未获授信的，至审批结束之日。',
    '4. Term: from signing until the credit line ends; where no line is given, until that is decided.',
  ],
  withdraw: [
    '五、在审批完成前可以撤回；不同意授权的，申请终止，不影响其他服务。',
    '5. It may be withdrawn until the decision. Without it the application ends; other services are not affected.',
  ],
  loanTitle: ['借款合同（演示）', 'Loan contract (demonstration)'],
  loanWho: ['贷款人：{funder:text}。借款人：{name:text}。', 'Lender: {funder}. Borrower: {name}.'],
  loanAmount: [
    '一、借款金额人民币{amount:code}元，仅用于支付采购订单{order:code}的货款，收款人{supplier:text}。',
    '1. The loan is {amount} yuan, for the goods of purchase order {order} alone, paid to {supplier}.',
  ],
  loanTerm: [
    '二、自实际付款日起息，{due:code}到期；年利率（单利）{rate:code}，按实际天数/360计息，付款日计息、还款日不计息。',
    '2. Interest runs from the day of payment to {due}, at {rate} a year (simple, actual/360); the day of payment counts, the day of repayment does not.',
  ],
  methodBULLET: [
    '三、还款方式：到期一次还本付息。',
    '3. Repayment: principal and interest at once at the end.',
  ],
  methodINTEREST_FIRST: [
    '三、还款方式：按月付息、到期还本。',
    '3. Repayment: interest monthly, principal at the end.',
  ],
  methodEQUAL_PRINCIPAL: ['三、还款方式：按月等额本金。', '3. Repayment: equal principal monthly.'],
  methodEQUAL_INSTALMENT: [
    '三、还款方式：按月等额本息。',
    '3. Repayment: level instalments monthly.',
  ],
  loanLate: [
    '四、宽限期{n:count}天；宽限期后对逾期本息按年利率{rate:code}计收罚息。',
    '4. {n} days of grace; after that what is overdue bears {rate} a year.',
  ],
  loanEarly: [
    '五、还款依次清偿费用、罚息、利息、本金；可以随时提前还款，不收违约金。',
    '5. A payment settles fees, penalty, interest and principal, in this order. It may be repaid early at any time without a charge.',
  ],
  paymentTitle: ['受托支付协议（演示）', 'Entrusted payment agreement (demonstration)'],
  paymentWho: [
    '受托人：{funder:text}。委托人：{name:text}。',
    'Entrusted: {funder}. Entrusting: {name}.',
  ],
  paymentTo: [
    '一、委托人委托受托人将借款人民币{amount:code}元直接付给{supplier:text}，开户行{bank:text}，账号尾号{account:code}。',
    '1. The loan of {amount} yuan is paid straight to {supplier}, at {bank}, account ending in {account}.',
  ],
  paymentFor: [
    '二、款项仅用于采购订单{order:code}，不得转付他人。',
    '2. The money is for purchase order {order} alone and is passed on to nobody else.',
  ],
  paymentBooked: [
    '三、收款行入账即视为借款人已收到借款；付款被退回的，不计利息。',
    '3. The loan is received when the supplier’s bank books it; a payment that comes back bears no interest.',
  ],
})

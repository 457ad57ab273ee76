/**
 * The registry of notices: what each kind says, where it leads, by which ways it goes unless its reader chose otherwise, and who
 * hears of it. Another kind is one line here and a `tell` in the transaction of what it tells of. `{name}` stands for a parameter.
 */
import type { Permission } from '../roles.ts'

export const NOTICE_WAYS = ['PAGE', 'MAIL', 'SMS'] as const
export type NoticeWay = (typeof NOTICE_WAYS)[number]

export const NOTICE_GROUPS = ['WORK', 'CONSENT', 'MONEY', 'SECURITY'] as const
export type NoticeGroup = (typeof NOTICE_GROUPS)[number]

/** Title and sentence. */
type Said = readonly [title: string, text: string]

export interface NoticeKind {
  group: NoticeGroup
  /**
   * Permissions that a reader of the company must all have. Empty = only whoever is named when it is told, and it may be named of
   * any kind.
   */
  hears: readonly Permission[]
  /** Ways it goes by itself; none = only whoever asks for it hears of it. */
  ways: readonly NoticeWay[]
  /** Path and query of the page it leads to; `{report}` = the page of the report's kind. */
  link: string
  zh: Said
  en: Said
  /** Its ways cannot be switched off. */
  always?: true
}

const PAGE = ['PAGE'] as const
const LETTER = ['PAGE', 'MAIL'] as const
const ALL = NOTICE_WAYS
/** What concerns the company as a whole is told to those who see the whole of it. */
const whole = (...needs: Permission[]) => ['report.readAll', ...needs] as const
/** Those who decide on rules: what one of them does alone, the others hear of at once. */
const DECIDES_RULES = ['rules.read', 'rules.approve'] as const
const kinds = <K extends string>(lines: Record<K, NoticeKind>) => lines

const OWN = '/user/info'
const RECEIVABLE = '/supplyChain/receivable?no={no}'
const SCF_ORDER = '/supplyChain/order?no={no}'
const TASKS = '/queryCenter/dataCollection?taxId={taxNo}&way=phone'
const FILES = '/queryCenter/dataCollection?taxId={taxNo}&way=upload'
const CONSENT = '/queryCenter/consents?contractNo={contractNo}'
const MATTERS = '/riskControl/matters?taxId={taxNo}'
const SENSITIVE = '/system/sensitive?id={id}'
const LEADS = '/operateManage/leads?state=OPEN'
const INCIDENTS = '/operateManage/incidents'
const LOST = '/system/lostDevices'
const MINE = '/user/sensitive?id={id}'
const OBJECTION = '/queryCenter/objections?keyword={taxNo}'
const BATCH = '/queryCenter/queryResultList?batch={no}'
const RISK = '/riskControl/orderDetail?no={no}'
const OVERRIDE = '/riskControl/orderDetail?no={no}&line={line}'
const CARD = '/riskControl/scoreCard?version={version}'
const CHECK = '/queryCenter/tradeCredit?no={checkNo}'
const AUDIT = '/system/auditLog'
const COMPANY_EXPORT = '/system/companyExport'
const ERASURE = '/system/companyErasure'
const ERASURES = '/operateManage/erasures'
const ORDERS = '/product/orderList'
const LOAN = '/supplyChain/loan?no={no}'
const OWN_LOAN = '/supplyChain/ownLoan?no={no}'
const BILL = '/finance/monthlyBill?month={month}'

// biome-ignore format: a kind is a line
export const NOTICE_KINDS = kinds({
  REPORT_READY: { group: 'WORK', hears: [], ways: PAGE, link: '{report}?reportNo={reportNo}&reportType={type}', zh: ['报告已生成', '{name}的{typeName}（{reportNo}）已生成，可以查看。'], en: ['Report ready', '{typeName} {reportNo} of {name} is ready.'] },
  REPORT_FAILED: { group: 'WORK', hears: [], ways: PAGE, link: '/queryCenter/queryReport?taxId={taxNo}', zh: ['报告未能生成', '{name}的{typeName}（{reportNo}）未能生成，原因见报告列表。'], en: ['Report not made', '{typeName} {reportNo} of {name} could not be made. The list of reports says why.'] },
  REPORT_COMPLETED: { group: 'WORK', hears: [], ways: PAGE, link: '{report}?reportNo={reportNo}&reportType={type}', zh: ['报告已补齐', '{name}的{typeName}（{before}）此前未取到的内容已取得，已据此生成新报告（{reportNo}）。'], en: ['Report completed', 'What {typeName} {before} of {name} lacked was had since. It is in the new report {reportNo}.'] },
  IMPORT_DONE: { group: 'WORK', hears: [], ways: PAGE, link: FILES, zh: ['文件已导入', '{name}的文件“{file}”已导入。'], en: ['File imported', 'The file "{file}" of {name} was imported.'] },
  IMPORT_PART: { group: 'WORK', hears: [], ways: PAGE, link: FILES, zh: ['文件已导入，部分行有误', '{name}的文件“{file}”已导入，其中{bad}处未能读取，建议核实。'], en: ['File imported in part', 'The file "{file}" of {name} was imported; {bad} places could not be read. Please check.'] },
  IMPORT_FAILED: { group: 'WORK', hears: [], ways: PAGE, link: FILES, zh: ['文件未能导入', '{name}的文件“{file}”未能导入，原因见导入记录。'], en: ['File not imported', 'The file "{file}" of {name} could not be imported. The history says why.'] },
  VERIFY_DONE: { group: 'WORK', hears: [], ways: PAGE, link: BATCH, zh: ['批量查验已完成', '表格“{file}”的 {done} 张发票已全部处理，结果见批次。'], en: ['Table verified', 'All {done} invoices of the table "{file}" are through. The batch has their results.'] },
  VERIFY_STOPPED: { group: 'WORK', hears: [], ways: PAGE, link: BATCH, zh: ['批量查验已停下', '表格“{file}”的查验停在第 {done} 张，原因见批次，处理后可继续。'], en: ['Table stopped', 'Verification of the table "{file}" stopped after {done} invoices. The batch says why, and can go on.'] },
  RISK_DONE: { group: 'WORK', hears: [], ways: PAGE, link: RISK, zh: ['风控订单已完成', '风控订单 {no}（{policy}）已完成，共 {total} 家企业，结论见订单。'], en: ['Risk order done', 'The risk order {no} ({policy}) is done: {total} enterprises. The order says how they came out.'] },
  RISK_SHORT: { group: 'WORK', hears: [], ways: PAGE, link: RISK, zh: ['风控订单因余额不足暂停', '风控订单 {no}（{policy}）已判断 {done} 家企业（共 {total} 家），因余额不足暂停；充值后可继续，不重复计费。'], en: ['Risk order paused: balance short', 'The risk order {no} ({policy}) paused after {done} of {total} enterprises because the balance is short. Recharge and go on; nothing is charged twice.'] },
  RISK_FAILED: { group: 'WORK', hears: [], ways: PAGE, link: RISK, zh: ['风控订单未能完成', '风控订单 {no}（{policy}）停在第 {done} 家企业（共 {total} 家），原因见订单，处理后可继续。'], en: ['Risk order not done', 'The risk order {no} ({policy}) stopped after {done} of {total} enterprises. The order says why, and can go on.'] },
  TRIAL_DONE: { group: 'WORK', hears: [], ways: PAGE, link: RISK, zh: ['策略试算已完成', '策略“{policy}”的试算 {no} 已完成，共 {total} 家企业，两个版本的差异见试算。'], en: ['Policy trial done', 'The trial {no} of the policy "{policy}" is done: {total} enterprises. The trial says where its two versions differ.'] },
  CARD_TRAINED: { group: 'WORK', hears: [], ways: PAGE, link: CARD, zh: ['自有评分卡已训练', '自有评分卡第 {version} 版已训练完成，用了 {cases} 笔贷款，其中 {bad} 笔违约；请查看验证结果。'], en: ['Score card trained', 'Version {version} of your own score card is trained on {cases} loans, {bad} of them bad. Please look at its validation.'] },
  CARD_FAILED: { group: 'WORK', hears: [], ways: PAGE, link: CARD, zh: ['自有评分卡未能训练', '自有评分卡第 {version} 版未能训练，原因见该版本。'], en: ['Score card not trained', 'Version {version} of your own score card could not be trained. The version says why.'] },
  CARD_WITHDRAWN: { group: 'SECURITY', hears: DECIDES_RULES, ways: LETTER, always: true, link: CARD, zh: ['自有评分卡已停用', '{by}于{at}停用了自有评分卡第 {version} 版；此后，包括已开始的订单在内，不再按它判断，要按它判断的企业转人工复核。如有疑问，请立即核实。'], en: ['Score card withdrawn', '{by} withdrew version {version} of your own score card at {at}. Nobody is judged by it any more, nor in orders under way: enterprises that would be go to review. If you doubt it, check at once.'] },
  CARD_IN_FORCE: { group: 'SECURITY', hears: DECIDES_RULES, ways: LETTER, always: true, link: CARD, zh: ['自有评分卡已启用', '{by}于{at}启用了自有评分卡第 {version} 版；此后的风控订单按它计算自有评分。如有疑问，请立即核实。'], en: ['Score card in force', '{by} put version {version} of your own score card in force at {at}. Risk orders from then on are scored by it. If you doubt it, check at once.'] },
  POLICY_IN_FORCE: { group: 'SECURITY', hears: DECIDES_RULES, ways: LETTER, always: true, link: '/riskControl/policy?code={code}&version={version}', zh: ['准入策略已启用', '{by}于{at}启用了策略“{name}”第 {version} 版；此后的风控订单按它判断。如有疑问，请立即核实。'], en: ['Policy in force', '{by} put version {version} of the policy "{name}" in force at {at}. Risk orders from then on are judged by it. If you doubt it, check at once.'] },
  RULES_IN_FORCE: { group: 'SECURITY', hears: DECIDES_RULES, ways: LETTER, always: true, link: '/riskControl/ruleVersion?version={version}', zh: ['规则版本已启用', '{by}于{at}启用了规则第 {version} 版；此后的报告按它判断。如有疑问，请立即核实。'], en: ['Rules in force', '{by} put version {version} of your rules in force at {at}. Reports from then on are judged by it. If you doubt it, check at once.'] },
  PLATFORM_RULES_IN_FORCE: { group: 'SECURITY', hears: ['system.operate'], ways: LETTER, always: true, link: '/operateManage/ruleVersion?version={version}', zh: ['平台默认规则已启用', '{by}于{at}启用了平台默认规则第 {version} 版；各机构此后的报告凡未自行设定的规则均按它判断。如有疑问，请立即核实。'], en: ['Platform rules in force', '{by} put version {version} of the platform rules in force at {at}. Reports of every institution from then on are judged by it wherever it set nothing of its own. If you doubt it, check at once.'] },
  CARD_DRIFT: { group: 'WORK', hears: whole('rules.read', 'rules.write'), ways: PAGE, link: CARD, zh: ['自有评分卡需要复查', '启用中的自有评分卡第 {version} 版在 {month} 的检查中发现客群或效果有明显变化，请复查是否重新训练。'], en: ['Score card to be looked at', 'The check of {month} finds that enterprises or outcomes moved away from version {version} of your own score card. Please see whether it should be trained anew.'] },
  COLLECT_DONE: { group: 'WORK', hears: whole('enterprise.read', 'collect.read'), ways: PAGE, link: TASKS, zh: ['数据采集已完成', '{name}授权的数据采集已完成。'], en: ['Collection done', 'The collection that {name} agreed to is done.'] },
  COLLECT_PART: { group: 'WORK', hears: whole('enterprise.read', 'collect.read'), ways: PAGE, link: TASKS, zh: ['数据采集部分完成', '{name}授权的数据采集已结束，部分数据未取到。'], en: ['Collection done in part', 'The collection that {name} agreed to has ended; some data could not be had.'] },
  COLLECT_FAILED: { group: 'WORK', hears: whole('enterprise.read', 'collect.read'), ways: PAGE, link: TASKS, zh: ['数据采集未能完成', '{name}授权的数据采集未能完成，原因见采集任务。'], en: ['Collection not done', 'The collection that {name} agreed to could not be done. The task says why.'] },
  WATCH_CHANGED: { group: 'WORK', hears: [], ways: LETTER, link: CHECK, zh: ['关注的发票状态变化', '您关注的发票{number}由“{before}”变为“{after}”，建议核实。'], en: ['A watched invoice changed', 'The invoice {number} that you watch was {beforeEn} and is now {afterEn}. Please check.'] },
  WATCH_PAUSED: { group: 'WORK', hears: [], ways: PAGE, link: '/queryCenter/watchList?status=PAUSED', zh: ['发票关注已暂停', '因{reason}，您关注的部分发票已暂停查看，处理后可在关注列表中恢复。'], en: ['Invoice watches paused', 'Some invoices that you watch are not looked at any more: {reasonEn}. You can resume them in the list of watches.'] },
  COMPANY_WATCH_CHANGED: { group: 'WORK', hears: whole('verify.read'), ways: LETTER, link: CHECK, zh: ['系统关注的发票状态变化', '贵公司系统（渠道 {channel}）关注的发票{number}由“{before}”变为“{after}”，建议核实。'], en: ['An invoice that a system watches changed', 'The invoice {number} that your system (channel {channel}) watches was {beforeEn} and is now {afterEn}. Please check.'] },
  COMPANY_WATCH_PAUSED: { group: 'WORK', hears: whole('verify.read'), ways: PAGE, link: '/queryCenter/watchList?status=PAUSED', zh: ['发票关注已暂停', '因{reason}，{by}关注的部分发票已暂停查看，处理后可在关注列表中恢复。'], en: ['Invoice watches paused', 'Some invoices that {byEn} watches are not looked at any more: {reasonEn}. You can resume them in the list of watches.'] },
  WATCH_ENDED: { group: 'WORK', hears: [], ways: PAGE, link: '/queryCenter/watchList?status=ENDED', zh: ['发票关注已到期', '您关注的部分发票已到期，不再查看；如需继续，请重新关注。'], en: ['Invoice watches ended', 'Some of your watches reached their last day. Watch the invoices anew to go on.'] },
  OVERRIDE_ASKED: { group: 'WORK', hears: whole('report.read', 'rules.approve'), ways: PAGE, link: OVERRIDE, zh: ['改判待决定', '{by}提议改判风控订单 {no} 中一家企业的结论，请决定。'], en: ['An override to decide', '{by} proposes another outcome for an enterprise of risk order {no}. Please decide.'] },
  OVERRIDE_DECIDED: { group: 'WORK', hears: [], ways: PAGE, link: OVERRIDE, zh: ['改判已决定', '{by}决定了您在风控订单 {no} 中提议的改判，结果见该企业。'], en: ['Override decided', '{by} decided on the override that you proposed in risk order {no}. The enterprise says how.'] },
  MATTER_ASKED: { group: 'WORK', hears: whole('report.read', 'rules.read', 'rules.approve'), ways: PAGE, link: MATTERS, zh: ['事项排除待复核', '{by}申请排除{name}的一项事项，请复核。'], en: ['A matter to agree to', '{by} asks to set aside a matter of {name}. Please decide.'] },
  MATTER_AGREED: { group: 'WORK', hears: [], ways: PAGE, link: MATTERS, zh: ['事项排除已同意', '您对{name}一项事项的排除申请已由{by}同意，该事项不再计入企业结论。'], en: ['Matter set aside', '{by} agreed that the matter of {name} that you asked about is set aside. It counts no more.'] },
  MATTER_REFUSED: { group: 'WORK', hears: [], ways: PAGE, link: MATTERS, zh: ['事项排除未同意', '您对{name}一项事项的排除申请未获{by}同意，原因见事项处理记录。'], en: ['Matter not set aside', '{by} did not agree to set aside the matter of {name} that you asked about. The history says why.'] },
  OBJECTION_RAISED: { group: 'WORK', hears: whole('report.read', 'rules.approve'), ways: PAGE, link: OBJECTION, zh: ['异议待答复', '{by}对{name}的一条记录（{record}）提出异议，请在{day}前答复。'], en: ['An objection to answer', '{by} objects to a record of {name} ({recordEn}). Please answer by {day}.'] },
  OBJECTION_ANSWERED: { group: 'WORK', hears: [], ways: PAGE, link: OBJECTION, zh: ['异议已答复', '您对{name}的一条记录（{record}）提出的异议已答复：{outcome}。'], en: ['Objection answered', 'Your objection to a record of {name} ({recordEn}) was answered: {outcomeEn}.'] },
  OBJECTION_SETTLED: { group: 'WORK', hears: [], ways: PAGE, link: '/queryCenter/queryReport?taxId={taxNo}', zh: ['报告中的记录有异议答复', '您看过的{name}的报告中，一条记录（{record}）的异议已答复：{outcome}。'], en: ['A record that you read was objected to', 'An objection to a record ({recordEn}) in reports of {name} that you read was answered: {outcomeEn}.'] },
  CONSENT_EXPIRING: { group: 'CONSENT', hears: whole('consent.read', 'collect.link'), ways: PAGE, link: CONSENT, zh: ['授权即将到期', '{name}的数据采集授权将于{day}到期，如需继续使用请重新取得授权。'], en: ['Consent about to end', 'The consent of {name} ends on {day}. Ask for it anew to go on using the data.'] },
  CONSENT_WITHDRAWN: { group: 'CONSENT', hears: whole('consent.read'), ways: LETTER, link: CONSENT, zh: ['授权已撤回', '{name}的授权（{contractNo}）已撤回，依此采集的数据不再使用。'], en: ['Consent withdrawn', 'The consent {contractNo} of {name} was withdrawn. What was collected under it is used no more.'] },
  ORDER_APPROVED: { group: 'MONEY', hears: whole('money.read'), ways: PAGE, link: ORDERS, zh: ['产品订单已通过', '{product}的订单（{no}）已通过，产品已开通。'], en: ['Order approved', 'The order {no} of {productEn} was approved; the product is open.'] },
  ORDER_REFUSED: { group: 'MONEY', hears: whole('money.read'), ways: PAGE, link: ORDERS, zh: ['产品订单未通过', '{product}的订单（{no}）未通过，原因见产品订单。'], en: ['Order refused', 'The order {no} of {productEn} was refused. The list of orders says why.'] },
  VOUCHER_DONE: { group: 'MONEY', hears: whole('money.read'), ways: PAGE, link: '/finance/ledger', zh: ['账户已入账', '平台为贵公司账户登记的一笔{what}已复核生效，详见账户流水。'], en: ['Account entry', 'An entry on your account ({whatEn}) was checked and took effect. See the account entries.'] },
  LOAN_WAITS: { group: 'MONEY', hears: whole('loan.read', 'loan.decide'), ways: PAGE, link: LOAN, zh: ['借款申请待审批', '{by}为{name}申请了借款{no}，请审批。'], en: ['A drawdown waits for approval', '{by} applied for loan {no} of {name}. Please decide.'] },
  LOAN_OVERDUE: { group: 'MONEY', hears: whole('loan.read'), ways: LETTER, link: LOAN, zh: ['借款逾期', '{name}的借款{no}已逾期，请跟进。'], en: ['A loan is overdue', 'Loan {no} of {name} is overdue.'] },
  LOAN_SETTLED: { group: 'MONEY', hears: whole('loan.read'), ways: PAGE, link: LOAN, zh: ['借款已结清', '{name}的借款{no}已结清。'], en: ['A loan is settled', 'Loan {no} of {name} is settled.'] },
  OWN_LOAN_APPROVED: { group: 'MONEY', hears: whole('loan.own'), ways: ALL, link: OWN_LOAN, zh: ['借款已批准，请签署合同', '{funder}已批准贵公司的借款{no}（{sum}元），请阅读并签署合同；签署后方可放款。'], en: ['Loan approved: please sign', '{funder} approved loan {no} of your company ({sum} yuan). Read and sign its contract; it is paid out after that.'] },
  OWN_LOAN_REJECTED: { group: 'MONEY', hears: whole('loan.own'), ways: LETTER, link: OWN_LOAN, zh: ['借款未获批准', '{funder}未同意贵公司的借款{no}（{sum}元），原因见借款详情。'], en: ['Loan not approved', '{funder} did not approve loan {no} of your company ({sum} yuan). Its page says why.'] },
  OWN_LOAN_PAID: { group: 'MONEY', hears: whole('loan.own'), ways: LETTER, link: OWN_LOAN, zh: ['借款已放款', '{funder}已于{day}发放贵公司的借款{no}（{sum}元），即日起息，还款计划见借款详情。'], en: ['Loan paid out', '{funder} paid out loan {no} of your company ({sum} yuan) on {day}; interest runs from that day. Its page has the plan.'] },
  OWN_LOAN_FAILED: { group: 'MONEY', hears: whole('loan.own'), ways: LETTER, link: OWN_LOAN, zh: ['借款未能放款', '贵公司的借款{no}（{sum}元）银行未予付款，借款已终止，原因见借款详情；如仍需用款请联系{funder}。'], en: ['Loan not paid out', 'The bank refused to pay out loan {no} of your company ({sum} yuan), and it has ended. Its page says why; ask {funder} if you still need it.'] },
  OWN_LOAN_DUE: { group: 'MONEY', hears: whole('loan.own'), ways: ALL, link: OWN_LOAN, zh: ['借款即将到期', '贵公司的借款{no}有一期将于{day}到期，应还{sum}元，请按时还款。'], en: ['A payment is about to be due', '{sum} yuan of loan {no} of your company are due on {day}. Please pay in time.'] },
  OWN_LOAN_OVERDUE: { group: 'MONEY', hears: whole('loan.own'), ways: ALL, link: OWN_LOAN, zh: ['借款已逾期', '贵公司的借款{no}已逾期，截至{day}应还{sum}元，逾期部分计收罚息，请尽快还款或联系{funder}。'], en: ['Your loan is overdue', 'Loan {no} of your company is overdue: {sum} yuan are due as of {day}, and penalty interest runs. Please pay soon or call {funder}.'] },
  OWN_LOAN_SETTLED: { group: 'MONEY', hears: whole('loan.own'), ways: LETTER, link: OWN_LOAN, zh: ['借款已结清', '贵公司在{funder}的借款{no}已结清。'], en: ['Your loan is settled', 'Loan {no} of your company with {funder} is settled.'] },
  SCF_DEBT_ASKED: { group: 'WORK', hears: whole('scf.own'), ways: LETTER, link: '/supplyChain/debts?keyword={no}', zh: ['应付账款待确认', '{seller}的应收账款{no}（{amount}元）请贵公司确认，请在{day}前办理。'], en: ['A debt to confirm', '{seller} asks you to confirm the receivable {no} ({amount} yuan) by {day}.'] },
  SCF_CONFIRMED: { group: 'WORK', hears: whole('scf.read'), ways: PAGE, link: RECEIVABLE, zh: ['应收账款已确权', '{debtor}已确认应收账款{no}（{amount}元）。'], en: ['A receivable was confirmed', '{debtor} confirmed the receivable {no} ({amount} yuan).'] },
  SCF_REJECTED: { group: 'WORK', hears: whole('scf.read'), ways: PAGE, link: RECEIVABLE, zh: ['应收账款未获确权', '{debtor}拒绝确认应收账款{no}，理由见详情。'], en: ['A receivable was refused', '{debtor} refused the receivable {no}. The details say why.'] },
  SCF_INVOICE_RED: { group: 'WORK', hears: whole('scf.read'), ways: LETTER, link: RECEIVABLE, zh: ['已融资的发票冲红或作废', '应收账款{no}的发票{about}已冲红或作废，请核实。'], en: ['A financed invoice was taken back', 'The invoice {about} of the receivable {no} was reversed or voided. Please check.'] },
  SCF_DEBTOR_COURT: { group: 'WORK', hears: whole('scf.read'), ways: LETTER, link: RECEIVABLE, zh: ['债务人涉诉', '{debtor}有司法记录（{about}），涉及应收账款{no}，请核实。'], en: ['A debtor in court', 'A record of a court holds against {debtor} ({about}), the debtor of the receivable {no}. Please check.'] },
  SCF_TERM_LONG: { group: 'WORK', hears: whole('scf.read'), ways: PAGE, link: RECEIVABLE, zh: ['账期超过60日', '应收账款{no}的账期为{value}日，超过《保障中小企业款项支付条例》的60日。'], en: ['Term above 60 days', 'The term of the receivable {no} is {value} days, above the 60 of the Regulation on Ensuring Payments to SMEs.'] },
  SCF_CONCENTRATED: { group: 'WORK', hears: whole('scf.read'), ways: PAGE, link: RECEIVABLE, zh: ['债务人集中', '对{debtor}的融资占全部的{value}%，请关注集中度。'], en: ['Concentrated on one debtor', 'Financing on debts of {debtor} is {value}% of all. Please mind the concentration.'] },
  SCF_DELIVERY_LATE: { group: 'WORK', hears: whole('scf.read'), ways: LETTER, link: SCF_ORDER, zh: ['已融资的订单逾期未交货', '订单{no}应在{day}前交货，买方尚未确认收货，请跟进。'], en: ['A financed order is late', 'The order {no} was to be delivered by {day}, and the buyer has not confirmed it. Please follow up.'] },
  SCF_ORDER_INVOICE_RED: { group: 'WORK', hears: whole('scf.read'), ways: LETTER, link: SCF_ORDER, zh: ['已融资订单的发票冲红或作废', '订单{no}的发票{about}已冲红或作废，请核实。'], en: ['An invoice of a financed order was taken back', 'The invoice {about} of the order {no} was reversed or voided. Please check.'] },
  SCF_ORDER_ASKED: { group: 'WORK', hears: whole('scf.own'), ways: LETTER, link: '/supplyChain/ownOrders?keyword={no}', zh: ['订单待核实', '{member}提交的订单{no}（采购单{purchase}，{amount}元）请贵公司核实。'], en: ['An order to verify', '{member} asks you to verify the order {no} (purchase order {purchase}, {amount} yuan).'] },
  SCF_ORDER_VERIFIED: { group: 'WORK', hears: whole('scf.read'), ways: PAGE, link: SCF_ORDER, zh: ['订单已核实', '核心企业已核实订单{no}（{amount}元），可以申请放款。'], en: ['An order was verified', 'The core enterprise verified the order {no} ({amount} yuan): financing can be asked for.'] },
  SCF_ORDER_REFUSED: { group: 'WORK', hears: whole('scf.read'), ways: PAGE, link: SCF_ORDER, zh: ['订单未获核实', '核心企业认为订单{no}不属实，理由见详情。'], en: ['An order was refused', 'The core enterprise did not verify the order {no}. The details say why.'] },
  SCF_CLOSING: { group: 'WORK', hears: whole('scf.read', 'scf.decide'), ways: PAGE, link: RECEIVABLE, zh: ['应收账款回购待复核', '{by}登记应收账款{no}已由链属企业回购，请另一人复核。'], en: ['A buy-back waits for a second person', '{by} entered that the receivable {no} was bought back. Another person has to agree.'] },
  BILL_MADE: { group: 'MONEY', hears: whole('money.read'), ways: LETTER, link: BILL, zh: ['月度账单已出', '{month}的账单已生成，请核对并确认。'], en: ['Bill made', 'The bill of {month} was made. Please check and confirm it.'] },
  BILL_STEP: { group: 'MONEY', hears: whole('money.read'), ways: PAGE, link: BILL, zh: ['月度账单有进展', '{month}的账单{what}。'], en: ['Bill went on', 'The bill of {month}: {whatEn}.'] },
  CHILD_BILL: { group: 'MONEY', hears: whole('secondary.read'), ways: PAGE, link: '/secondaryCustomer/bill?companyId={companyId}&month={month}', zh: ['二级客户账单有进展', '{name}{month}的账单{what}。'], en: ['Bill of a secondary customer went on', 'The bill of {name} for {month}: {whatEn}.'] },
  BALANCE_LOW: { group: 'MONEY', hears: whole('money.read', 'money.manage'), ways: ALL, link: '/finance/monthlyBill', zh: ['可用额度低于预警线', '贵公司账户的可用额度已低于预警线，请及时充值，以免影响查询。'], en: ['Balance low', 'What may be spent fell below your warning line. Please recharge, so that queries go on.'] },
  COMPANY_ERASE_ASKED: { group: 'SECURITY', hears: ['company.erase'], ways: LETTER, always: true, link: ERASURE, zh: ['公司全部数据将被清除', '{by}于{at}申请清除贵公司的全部数据（{no}）。{until}前任一管理员可以撤回；此后经平台确认即执行，不可恢复。'], en: ['All data of the company are to be erased', '{by} ordered at {at} that all data of your company are erased ({no}). Any administrator can withdraw it until {until}; then, once the platform confirms, it is done for good.'] },
  COMPANY_ERASE_WITHDRAWN: { group: 'SECURITY', hears: ['company.erase'], ways: LETTER, always: true, link: ERASURE, zh: ['数据清除申请已撤回', '{by}于{at}撤回了清除贵公司全部数据的申请（{no}）。'], en: ['The erasure was withdrawn', '{by} withdrew the erasure {no} of all data of your company at {at}.'] },
  COMPANY_ERASE_REFUSED: { group: 'SECURITY', hears: ['company.erase'], ways: LETTER, always: true, link: ERASURE, zh: ['平台未同意清除数据', '平台未同意清除贵公司全部数据的申请（{no}），原因见申请。'], en: ['The platform did not agree to erase', 'The platform did not agree to the erasure {no} of all data of your company. The order says why.'] },
  COMPANY_ERASE_CONFIRMED: { group: 'SECURITY', hears: ['company.erase'], ways: LETTER, always: true, link: ERASURE, zh: ['公司已停用，数据即将清除', '平台已确认清除贵公司全部数据的申请（{no}）。公司已停用，数据即将清除，不可恢复。'], en: ['The company is closed, its data are erased soon', 'The platform confirmed the erasure {no} of all data of your company. It is closed; its data are erased soon and for good.'] },
  ERASURE_ASKED: { group: 'SECURITY', hears: ['erasure.decide'], ways: LETTER, always: true, link: ERASURES, zh: ['有客户申请清除全部数据', '一家客户申请清除其全部数据（{no}），等待期到{until}，期满后须由两人确认。'], en: ['A customer asks to be erased', 'A customer ordered that all of its data are erased ({no}). The waiting time ends at {until}; then two people confirm.'] },
  ERASURE_DUE: { group: 'SECURITY', hears: ['erasure.decide'], ways: LETTER, always: true, link: ERASURES, zh: ['清除申请等待期已满', '清除申请 {no} 的等待期已满，请两位运营先后确认或拒绝。'], en: ['An erasure waits for two people', 'The waiting time of the erasure {no} is over: two operators confirm it, or one refuses.'] },
  ERASURE_DONE: { group: 'SECURITY', hears: ['erasure.decide'], ways: LETTER, always: true, link: ERASURES, zh: ['客户数据已清除', '清除申请 {no} 已执行完毕，证明可以下载。'], en: ['A customer was erased', 'The erasure {no} is done. Its certificate can be downloaded.'] },
  ERASURE_FAILED: { group: 'SECURITY', hears: ['erasure.decide'], ways: LETTER, always: true, link: ERASURES, zh: ['客户数据清除停下', '清除申请 {no} 停在中途，原因见申请，处理后可继续。'], en: ['An erasure stopped', 'The erasure {no} stopped on its way. The list says why; it can go on.'] },
  COMPANY_EXPORT_ASKED: { group: 'SECURITY', hears: ['company.export'], ways: LETTER, always: true, link: COMPANY_EXPORT, zh: ['公司全部数据正在导出', '{by}于{at}申请导出贵公司的全部数据（{no}）。如有疑问，请立即核实并取消。'], en: ['All data of the company is being exported', '{by} ordered an export of all data of your company at {at} ({no}). If you doubt it, check and cancel it at once.'] },
  COMPANY_EXPORT_READY: { group: 'WORK', hears: ['company.export'], ways: PAGE, link: COMPANY_EXPORT, zh: ['公司数据导出已生成', '贵公司的全量数据导出（{no}）已生成，请在保留期内下载。'], en: ['Export of the company is ready', 'The export {no} of all data of your company is ready. Download it while it is kept.'] },
  COMPANY_EXPORT_TAKEN: { group: 'SECURITY', hears: ['company.export'], ways: LETTER, always: true, link: COMPANY_EXPORT, zh: ['公司全部数据已被下载', '{by}于{at}下载了贵公司的全量数据导出（{no}）。如有疑问，请立即核实。'], en: ['All data of the company was downloaded', '{by} downloaded the export of all data of your company at {at} ({no}). If you doubt it, check at once.'] },
  AUDIT_CHECKPOINT: { group: 'WORK', hears: ['audit.read'], ways: [], link: AUDIT, zh: ['审计日志存证', '审计日志（编号 {chain}）截至第{seq}条的存证：哈希 {hash}，签名时间 {at}，签名 {signature}。请妥善保存，日后可据此核对日志是否完整。'], en: ['Checkpoint of the audit log', 'The audit log (number {chain}) up to entry {seq}: hash {hash}, signed at {at}, signature {signature}. Keep it: the log can be checked against it later.'] },
  AUDIT_BROKEN: { group: 'WORK', hears: ['audit.read'], ways: LETTER, link: AUDIT, zh: ['审计日志与存证不符', '审计日志与截至第{seq}条的存证不再相符，可能有条目被改动或截去。请保留现场并尽快联系平台核查。'], en: ['The audit log does not agree with its checkpoint', 'The audit log no longer agrees with its checkpoint at entry {seq}; entries may have been changed or cut off. Keep everything as it is and tell the platform at once.'] },
  LOGIN_NEW: { group: 'SECURITY', hears: [], ways: LETTER, always: true, link: OWN, zh: ['新设备登录', '您的账号于{at}在新设备（{device}，{ip}）登录。如非本人操作，请立即修改密码并结束其他登录。'], en: ['Login from a new device', 'Your account was used at {at} from a new device ({device}, {ip}). If that was not you, change your password and end the other sessions at once.'] },
  WITNESS_NAMED: { group: 'SECURITY', hears: [], ways: PAGE, always: true, link: '/queryCenter/terminals?keyword={serial}', zh: ['您被指定为值守见证人', '{by}指定您为一体机 {serial}（{place}）的值守见证人，您的姓名会写入在该机上签署的授权书。如您并不在场值守，请联系管理员更换。'], en: ['You are named as a witness', '{by} named you as the witness who stands by the terminal {serial} ({place}); your name stands in the contracts that are signed there. If you do not stand by it, ask your administrator to name another.'] },
  FACTOR_CHANGED: { group: 'SECURITY', hears: [], ways: LETTER, always: true, link: OWN, zh: ['二次验证已变更', '您账号的二次验证方式于{at}有变更。如非本人操作，请立即联系管理员。'], en: ['Second factor changed', 'The second factor of your account was changed at {at}. If that was not you, tell your administrator at once.'] },
  WEIGHTY_ACT: { group: 'SECURITY', hears: [], ways: PAGE, always: true, link: OWN, zh: ['账号有一项重要操作', '您的账号于{at}进行了操作：{act}。其他登录已结束。如非本人操作，请打开发到您邮箱或手机的链接“不是我本人操作”。'], en: ['An act of weight by your account', 'With your account, at {at}: {actEn}. Other sessions were ended. If that was not you, open the link "this was not me" that went to your e-mail address or phone.'] },
  RECOVERY_USED: { group: 'SECURITY', hears: [], ways: LETTER, always: true, link: OWN, zh: ['恢复码已使用', '您账号的一个恢复码于{at}使用，还剩{left}个。如非本人操作，请立即修改密码并联系管理员。'], en: ['A recovery code was used', 'A recovery code of your account was used at {at}; {left} are left. If that was not you, change your password and tell your administrator at once.'] },
  PASSWORD_CHANGED: { group: 'SECURITY', hears: [], ways: LETTER, always: true, link: OWN, zh: ['登录密码已修改', '您账号的登录密码于{at}修改。如非本人操作，请立即联系管理员。'], en: ['Password changed', 'The password of your account was changed at {at}. If that was not you, tell your administrator at once.'] },
  SENSITIVE_ASKED: { group: 'SECURITY', hears: ['account.agree'], ways: LETTER, always: true, link: SENSITIVE, zh: ['敏感变更待处理', '{by}申请{what}（{object}），须由另一人同意后方可生效。如有疑问，请在“敏感变更”中查看并提出异议。'], en: ['Sensitive change asked for', '{by} asks for {whatEn} ({object}). It needs the word of another person. If you doubt it, look under Sensitive changes and object.'] },
  SENSITIVE_AGREED: { group: 'SECURITY', hears: ['account.agree'], ways: LETTER, always: true, link: SENSITIVE, zh: ['敏感变更将生效', '{by}申请的{what}（{object}）将于{at}生效。如有疑问，请在此之前提出异议。'], en: ['Sensitive change about to be done', 'What {by} asked for, {whatEn} ({object}), is done at {at}. If you doubt it, object before then.'] },
  SENSITIVE_DONE: { group: 'SECURITY', hears: ['account.agree'], ways: LETTER, always: true, link: SENSITIVE, zh: ['敏感变更已生效', '{by}申请的{what}（{object}）已生效。'], en: ['Sensitive change done', 'What {by} asked for, {whatEn} ({object}), was done.'] },
  SENSITIVE_ENDED: { group: 'SECURITY', hears: ['account.agree'], ways: PAGE, always: true, link: SENSITIVE, zh: ['敏感变更已终止', '{by}申请的{what}（{object}）未生效，原因见“敏感变更”。'], en: ['Sensitive change ended', 'What {by} asked for, {whatEn} ({object}), was not done. Sensitive changes say why.'] },
  SENSITIVE_ASKED_YOU: { group: 'SECURITY', hears: [], ways: ALL, always: true, link: MINE, zh: ['有人申请变更您的账号', '{by}申请对您的账号{object}{what}。如您不知情，请登录后在“账号变更”中提出异议，并联系管理员。'], en: ['A change of your account was asked for', '{by} asks for {whatEn} of your account {object}. If you know nothing of it, log in, object under Changes of my account and tell your administrator.'] },
  SENSITIVE_AGREED_YOU: { group: 'SECURITY', hears: [], ways: ALL, always: true, link: MINE, zh: ['您的账号将被变更', '{by}申请对您的账号{object}{what}，将于{at}生效。如您不知情，请在此之前提出异议，并联系管理员。'], en: ['Your account is about to be changed', 'What {by} asked for, {whatEn} of your account {object}, is done at {at}. If you know nothing of it, object before then and tell your administrator.'] },
  SENSITIVE_DONE_YOU: { group: 'SECURITY', hears: [], ways: LETTER, always: true, link: MINE, zh: ['您的账号已变更', '{by}申请的{what}（账号{object}）已生效。如您不知情，请立即联系管理员。'], en: ['Your account was changed', 'What {by} asked for, {whatEn} of your account {object}, was done. If you know nothing of it, tell your administrator at once.'] },
  SENSITIVE_ENDED_YOU: { group: 'SECURITY', hears: [], ways: PAGE, always: true, link: MINE, zh: ['账号变更已终止', '{by}申请的{what}（账号{object}）未生效。'], en: ['Change of your account ended', 'What {by} asked for, {whatEn} of your account {object}, was not done.'] },
  LEAD_NEW: { group: 'WORK', hears: ['lead.manage'], ways: LETTER, link: LEADS, zh: ['官网有新留言', '官网收到一条留言（编号 {id}，{topic}），请尽快答复。'], en: ['A message from the site', 'The public site has a new message (number {id}, {topicEn}). Please answer it.'] },
  LEAD_ERASED: { group: 'WORK', hears: ['lead.manage'], ways: PAGE, link: LEADS, zh: ['官网留言已删除', '{by}应留言人要求删除了编号 {id} 的官网留言，事由见审计日志。'], en: ['A message from the site was deleted', '{by} deleted the message number {id} because its writer asked for it. The log tells why.'] },
  INCIDENT_SAID: { group: 'WORK', hears: ['incident.manage'], ways: PAGE, link: INCIDENTS, zh: ['服务公告有变动', '{by}发布、更新或更正了服务公告“{title}”（编号 {id}），已显示在服务状态页。'], en: ['A service announcement changed', '{by} published, updated or corrected the announcement "{titleEn}" (number {id}). It stands on the status page.'] },
  DEVICE_LOST: { group: 'SECURITY', hears: ['user.write'], ways: LETTER, always: true, link: LOST, zh: ['设备丢失申报待核实', '有人在登录页申报账号{object}的二次验证设备已丢失，请核实身份后办理；不是本人的，请驳回。'], en: ['A lost device to look into', 'At the login somebody says that the device of the second factor of {object} is lost. Check who it is, then ask for its removal, or dismiss it.'] },
  DEVICE_LOST_YOU: { group: 'SECURITY', hears: [], ways: ALL, always: true, link: OWN, zh: ['有人申报您的设备已丢失', '有人在登录页申报您的账号{object}的二次验证设备已丢失。须核实身份、由两人办理并等待期满后才会解除。如非本人申报，请立即联系贵公司管理员或平台。'], en: ['Your device was said to be lost', 'At the login somebody says that the device of the second factor of your account {object} is lost. It is removed only once it was checked who that is, by two people, after a time to object. If that was not you, tell your administrator or the platform at once.'] },
  USER_FROZEN: { group: 'SECURITY', hears: [], ways: LETTER, always: true, link: OWN, zh: ['账号已停用', '您的账号于{at}被管理员停用，如有疑问请联系贵公司管理员。'], en: ['Account frozen', 'An administrator froze your account at {at}. Ask your administrator why.'] },
  USER_THAWED: { group: 'SECURITY', hears: [], ways: LETTER, always: true, link: OWN, zh: ['账号已恢复', '您的账号于{at}恢复使用。'], en: ['Account restored', 'Your account may be used again since {at}.'] },
})
export type NoticeKindName = keyof typeof NOTICE_KINDS
export const NOTICE_KIND_NAMES = Object.keys(NOTICE_KINDS) as [NoticeKindName, ...NoticeKindName[]]

/** Whether it is told to somebody of these permissions: named, or by what he may do. */
export const mayHear = (kind: NoticeKind, permissions: ReadonlySet<string>): boolean =>
  kind.hears.length === 0 || kind.hears.every((needed) => permissions.has(needed))

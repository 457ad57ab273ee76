import { words } from '@xinjian/format/say/words'

/** What is refused in supply-chain finance, and what its papers say. */
export const SCF_SAYS = words({
  noSuchAnchor: [
    '没有这家核心企业，请刷新后重试',
    'There is no such core enterprise: reload the page',
  ],
  anchorStands: ['这家企业已有有效的核心企业记录', 'This enterprise is a core enterprise already'],
  validToPast: ['有效期须晚于今天', 'The last day must be later than today'],
  badTaxNo: ['纳税人识别号校验不通过，请核对', 'The tax number does not check: please compare it'],
  stepNotNow: ['当前状态不能这样操作，请刷新后重试', 'Not possible in this state: reload the page'],
  noSuchRelation: ['没有这家链属企业，请刷新后重试', 'There is no such member: reload the page'],
  relationStands: ['这家企业已在该核心企业的链上', 'This enterprise is a member of it already'],
  memberIsAnchor: ['链属企业不能是核心企业本身', 'The member cannot be the core enterprise itself'],
  anchorNotActive: [
    '核心企业未启用、已冻结或已到期，不能用于新的业务',
    'The core enterprise is not active: it takes no new business',
  ],
  relationNotConfirmed: [
    '链属企业尚未接受邀请或已停用',
    'The member has not accepted the invitation, or was disabled',
  ],
  noSuchProduct: ['没有这个产品，或已停用', 'There is no such product, or it is closed'],
  productNamed: ['已有同名的产品', 'There is a product of that name'],
  inviteGone: [
    '邀请链接无效、已使用或已过期，请联系邀请方重新发送',
    'The invitation is not valid, was used or has expired: ask for a new one',
  ],
  inviteNotYours: [
    '这份邀请发给另一家企业：贵公司登记的税号与被邀请企业不一致',
    'This invitation is for another enterprise: your company is registered with another tax number',
  ],
  joinedAlready: ['对方已加入，无需再次邀请', 'They have joined already'],
  noSuchSeat: ['贵公司在该项目中没有这个席位', 'Your company has no such seat in that programme'],
  notYourSide: ['这项操作由另一方办理', 'This is for the other side to do'],
  noSuchReceivable: [
    '没有这笔应收账款，请刷新后重试',
    'There is no such receivable: reload the page',
  ],
  invoicesNotHeld: [
    '所选发票中有{n:count}张不是本公司三十天内查验一致的正常发票，或不是这两家企业之间的，请重新选择',
    '{n} of the chosen invoices were not verified as consistent and valid within thirty days, or are of other parties: choose anew',
  ],
  sumTooSmall: ['发票合计小于应收账款金额', 'The invoices come to less than the receivable'],
  dueDayPast: ['到期日须晚于今天', 'The due day must be later than today'],
  invoiceUsed: [
    '所选发票已用于另一笔应收账款（{no:code}）',
    'A chosen invoice stands in another receivable ({no})',
  ],
  checksFailed: ['检查未通过，请在详情中查看未通过的项目', 'Checks failed: the details say which'],
  invoiceFinanced: [
    '所选发票中有已融资的，不能重复融资',
    'An invoice has been financed already and cannot be financed twice',
  ],
  verifyAnew: [
    '发票查验已超过三十天，请在发票查验中重新查验后再申请',
    'The invoices were verified more than thirty days ago: verify them anew, then ask again',
  ],
  wordChanged: [
    '经办意见已变更，请刷新查看后再复核',
    'What was recorded has changed: reload the page and look at it before you decide',
  ],
  recordFirst: ['请先由经办人记录意见', 'Somebody has to record a word first'],
  notWaiting: [
    '这笔应收账款不在待确权状态，请刷新后查看',
    'It does not wait for a confirmation: reload the page',
  ],
  tooMuch: [
    '金额超过可融资上限{most:code}元',
    'The amount is above what may be financed ({most} yuan)',
  ],
  limitReached: ['核心企业剩余额度不足', 'The limit of the core enterprise does not suffice'],
  loanAfterDue: ['借款到期日不能早于明天', 'The loan must be due tomorrow or later'],
  confirmFirst: ['确权之后才能办理', 'Only after the debt was confirmed'],
  searchFirst: ['请先完成中登网查询', 'Search the register first'],
  orderRegistered: [
    '中登网已有该采购单的登记，请核实后再办理',
    'The register has this purchase order: check it before you go on',
  ],
  registerAfter: ['放款申请提出后才能登记', 'It is registered once financing was asked for'],
  registerOff: ['未接入中登网，请联系管理员', 'No register is connected: ask the administrator'],
  registerNeedsTaxNo: [
    '本公司尚未登记统一社会信用代码，请联系平台客服补登后再查询中登网',
    'Your company has no credit code on record: ask support to enter it before the register is asked',
  ],
  registerSilent: [
    '中登网未给出可识别的应答，请稍后以同一编号再次办理',
    'The register gave no answer that can be read: ask again later, the number stays',
  ],
  registerClear: ['未发现可能冲突的登记', 'No registration was found that may conflict'],
  registerFound: ['发现{n:count}条可能冲突的登记', '{n|registration|registrations} may conflict'],
  registered: ['已登记', 'Registered'],
  registerRefused: ['中登网未受理：{why:text}', 'The register refused: {why}'],
  personsOnly: ['须由登录的人员办理', 'Only people who are logged in may do this'],
  noticeTitle: ['应收账款转让通知书', 'Notice of transfer of a receivable'],
  noticeTo: ['致：{debtor:text}', 'To: {debtor}'],
  noticeText: [
    '根据《中华人民共和国民法典》第五百四十六条，{seller:text}将合同{contract:text}项下对贵方的应收账款{amount:code}元（到期日{due:code}）转让给{funder:text}。自本通知到达之日起，请将该款项支付给受让人。',
    'Under article 546 of the Civil Code, {seller} transfers the receivable of {amount} yuan due on {due} under the contract {contract} to {funder}. Once this notice has arrived, please pay the transferee.',
  ],
  noticeInvoices: ['所涉发票{n:count}张：{numbers:code}。', 'Invoices ({n}): {numbers}.'],
  noticeLaw: [
    '根据《保障中小企业款项支付条例》，请在{day:code}前确认应付账款。',
    'Under the Regulation on Ensuring Payments to Small and Medium-Sized Enterprises, please confirm the debt by {day}.',
  ],
  confirmTitle: ['应付账款确认书', 'Confirmation of a debt'],
  confirmText: [
    '{debtor:text}确认：合同{contract:text}项下应付{seller:text}账款{amount:code}元，到期日{due:code}，债权真实有效，已知悉其转让给{funder:text}，到期向受让人付款。',
    '{debtor} confirms that it owes {seller} {amount} yuan due on {due} under the contract {contract}, knows of the transfer to {funder}, and will pay the transferee.',
  ],
  confirmNote: [
    '经办：{recorder:text}；复核：{decider:text}。',
    'Recorded by {recorder}; decided by {decider}.',
  ],
  suppliersOnly: [
    '经销商没有对核心企业的应收账款，请在订单与预付中办理',
    'A dealer has nothing to receive from its core enterprise: use orders and prepayment',
  ],
  dueTooLate: [
    '借款到期日不能晚于应收账款到期日加产品宽限期（{day:code}）',
    'The loan must be due by the due day of the receivable and the days of grace ({day})',
  ],
  noSuchOrder: ['没有这笔订单，请刷新后重试', 'There is no such order: reload the page'],
  orderStands: [
    '同一买卖双方的这张采购单已经录入',
    'This purchase order of the same parties was entered already',
  ],
  deliveryPast: ['交货日须晚于今天', 'The day of delivery must be later than today'],
  orderNotWaiting: [
    '这笔订单不在待核实状态，请刷新后查看',
    'The order does not wait for a word: reload the page',
  ],
  verifyOrderFirst: ['核心企业核实之后才能办理', 'Only after the core enterprise verified it'],
  orderFinanced: [
    '这张采购单已经申请融资',
    'Financing of this purchase order was asked for already',
  ],
  loanBeforeDelivery: [
    '借款到期日须晚于今天，且不早于交货日',
    'The loan must be due later than today and not before the day of delivery',
  ],
  receivedWhen: [
    '收货日须在订单录入之后、今天或之前',
    'The goods came on a day from the entry of the order to today',
  ],
  orderSumSmall: ['发票合计小于订单金额', 'The invoices come to less than the order'],
  orderTitle: ['订单确认书', 'Confirmation of an order'],
  orderText: [
    '核心企业确认：{seller:text}与{buyer:text}的采购单{purchase:text}（货物：{goods:text}，金额{amount:code}元，应于{day:code}前交货）真实有效，已知悉其用于向{funder:text}申请融资。',
    'The core enterprise confirms that the purchase order {purchase} between {seller} and {buyer} (goods: {goods}, {amount} yuan, to be delivered by {day}) is true, and knows that {funder} is asked to finance it.',
  ],
  receiptTitle: ['收货确认', 'Receipt of goods'],
  receiptText: [
    '{buyer:text}确认：已于{day:code}收到{seller:text}按采购单{purchase:text}交付的货物（{goods:text}，金额{amount:code}元）。',
    '{buyer} confirms that on {day} it received from {seller} the goods of the purchase order {purchase} ({goods}, {amount} yuan).',
  ],
  receiptNote: ['验收情况：{note:text}。确认人：{by:text}。', 'Found: {note}. Confirmed by {by}.'],
  purposeOf: ['应收账款融资', 'Financing of a receivable'],
  mailSubject: ['供应链金融邀请', 'Invitation to a programme of supply-chain finance'],
  mailText: [
    '{funder:text}邀请{name:text}加入供应链金融项目。请用贵公司的账号登录后打开：{link:code} 。链接于{day:code}失效，如非贵公司业务请忽略。',
    '{funder} invites {name} to its programme of supply-chain finance. Log in with an account of your company and open {link} . The link ends on {day}; ignore it if it is not your business.',
  ],
})

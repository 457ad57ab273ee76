import { words } from '@xinjian/format/say/words'

/** What is said of erasing all that a company has. */
export const ERASURE_SAYS = words({
  noSuchErasure: ['没有这份清除申请', 'There is no such erasure'],
  oneAtATime: ['已有一份清除申请，请先撤回', 'An erasure is ordered already: withdraw it first'],
  nameDiffers: [
    '企业名称与登记的不一致，请完整填写',
    'That is not the name that the company is registered with: type it in full',
  ],
  inTheWay: ['暂不能清除：{what:list}', 'It cannot be erased yet. {what}'],
  overNothingToWithdraw: [
    '该申请已结束，或已由平台确认执行，不能撤回',
    'It is over, or was confirmed by the platform: it cannot be withdrawn',
  ],
  notYetDecided: [
    '等待期到{day:code}才结束，此前不能确认',
    'The waiting time ends on {day}: it cannot be confirmed before',
  ],
  decidedAlready: ['该申请已有结论，请刷新', 'It was decided on already: reload'],
  nothingToRetry: ['该清除没有失败，无需重试', 'It has not failed: there is nothing to try again'],
  notDoneYet: ['清除尚未完成，还没有证明', 'It is not done yet: there is no certificate'],
  linkOver: [
    '链接已失效，请向平台索取证明',
    'The link is over: ask the platform for the certificate',
  ],
  withdrawn: ['已撤回', 'Withdrawn'],
  refused: ['平台未同意', 'Not agreed to by the platform'],
  queued: [
    '已确认，企业已停用，即将开始清除',
    'Confirmed: the company is closed, erasing begins soon',
  ],
  failed: ['清除未完成：{why:words}', 'Erasing stopped: {why~}'],
  erasing: ['正在清除：第 {at:count} 张表，共 {n:count} 张', 'Erasing table {at} of {n}'],
  files: [
    '正在清除存储的文件，已处理 {done:count} 个',
    'Erasing stored files, {done|file|files} so far',
  ],
  done: ['已清除', 'Erased'],
  logBroken: [
    '审计日志自第 {seq:count} 条起不相符，清除前须先查明',
    'The audit log does not fit from entry {seq} on: this has to be settled before it is erased',
  ],
  nameless: ['已清除企业{id:code}', 'Erased company {id}'],
  atClosed: ['平台已按约定关闭并清除该企业', 'Closed by the platform, to be erased as ordered'],

  balance: ['账户中尚有 {sum:code} 元未退', 'The account still holds {sum} yuan'],
  debt: ['账户尚欠 {sum:code} 元', 'The account owes {sum} yuan'],
  held: ['账户中尚有冻结款 {sum:code} 元', '{sum} yuan of the account are held'],
  vouchers: ['{n:count} 张款项凭单待复核', '{n|voucher waits|vouchers wait} for a decision'],
  bills: ['{n:count} 个月的账单未结清', '{n|bill is|bills are} not settled'],
  lent: [
    '作为资金方尚有 {n:count} 笔未结清的贷款',
    '{n|loan|loans} that the company gave are open',
  ],
  borrowed: [
    '作为借款方尚有 {n:count} 笔未结清的贷款',
    '{n|loan|loans} that the company took are open',
  ],
  receivables: [
    '尚有 {n:count} 笔未了结的应收账款或订单融资',
    '{n|receivable or order|receivables or orders} of supply-chain finance are open',
  ],
  running: [
    '{n:count} 项采集、导入或报告等任务正在进行',
    '{n|task is|tasks are} under way: collections, imports, reports',
  ],
  children: [
    '名下尚有 {n:count} 家二级客户',
    'The company has {n|secondary customer|secondary customers}',
  ],

  whyBooks: [
    '账务凭证与账簿：依会计档案管理规定保存（凭证、账簿30年，账单10年），其中的姓名与备注已清空',
    'Books: vouchers and ledgers are kept for 30 years and bills for 10, as the law on accounting records says; names and notes in them are emptied',
  ],
  whyLog: [
    '审计日志的序号、哈希与平台签名：只证明日志未被改动，正文已清除',
    'Numbers and hashes of the audit log, and the platform’s signatures: they prove that it was not altered; its content is erased',
  ],
  whyProof: [
    '报告编号与文件哈希：只说明曾由该企业出具，内容已清除',
    'Numbers of reports and hashes of files: that the company issued them, nothing of what stood in them',
  ],
  whyCertificate: [
    '清除的记录与证明：清除了什么、何时、由谁申请与确认（姓名已掩码）',
    'The record of the erasure and its certificate: what, when, and on whose word (names masked)',
  ],
  whyNumber: [
    '只剩企业或账号的编号，名称、税号、联系人等已清空',
    'The number of the company or of accounts alone; name, tax number and contacts are emptied',
  ],
  whyOthers: [
    '平台或其他企业自己的记录（如其日志、其与该企业往来的合同与借据），不属于被清除的企业',
    'Records of the platform or of other companies (their logs, their contracts and loans with it), which are not the erased company’s',
  ],
  whyPassing: ['短期记录，到期自动删除', 'Passing records that run out by themselves'],

  mailSubject: ['企业数据已清除', 'The data of your company are erased'],
  mailText: [
    '您申请的企业数据清除（{no:code}）已完成。清除证明（含平台签名）可在{until:code}前下载：\n{link:code}\n备份中的副本在备份到期前仍然存在，详见证明。',
    'The erasure that you ordered ({no}) is done. Its certificate, signed by the platform, can be downloaded until {until}:\n{link}\nBackups still hold copies until their term ends: the certificate says until when.',
  ],
  backupsOwn: [
    '平台的备份在到期前仍含该企业的数据，到期后随备份一并删除',
    'Backups of the platform still hold the data until their term ends, and go with them',
  ],
  backupsUnknown: [
    '平台未使用内置备份；运营方另行保存的备份以其自身的保存期为准',
    'The product makes no backups here; those that whoever runs it keeps have a term of their own',
  ],
})

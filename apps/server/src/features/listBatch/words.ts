import { words } from '@xinjian/format/say/words'

/** What is refused of deeds on many rows. */
export const LIST_BATCH_SAYS = words({
  onlyInvoiceFoundConsistent: [
    '仅查验结果为“一致”的发票可以关注',
    'Only an invoice that was found consistent can be watched',
  ],
  invoiceVoidReversedNothing: [
    '该发票已作废或已红冲，状态不会再变化，无需关注',
    'This invoice is void or reversed: nothing more can change',
  ],
  watchOver: ['该关注已结束，无需取消', 'This watch is over'],
  moreThanSeen: [
    '符合条件的记录比您确认的 {n:count} 条多，尚未执行，请刷新列表后重新确认',
    'More records match now than the {n} you confirmed; nothing was done: reload the list and confirm again',
  ],
  noSuchBatchYours: ['没有这次批量操作，或不是您本人的操作', 'There is no such batch of yours'],
  sayWhy: ['请填写原因', 'Say why'],
  batches: ['批量操作', 'batches'],
  batchOverNothingStop: [
    '该批量操作已结束，无需停止',
    'This batch is over: there is nothing to stop',
  ],
  allDone: ['已全部完成', 'All done'],
  doneBut: ['已完成，{n:count} 条未执行', 'Done, but for {n|row|rows}'],
  doneOf: ['已处理 {done:count} / {n:count} 条', '{done} of {n|row|rows} done'],
  sameAs: [
    '与本批次中“{name:text}”相同，不重复执行',
    'The same as “{name}” of this batch: not done twice',
  ],
  rowFailed: ['处理失败，请在列表中核对后重试', 'This failed: see the list, then try again'],
  brokenOff: [
    '执行时中断，是否已生效请在列表中核对',
    'This was interrupted: see in the list whether it was done',
  ],
  notYours: [
    '本人或权限高于您的账号，不能操作',
    'Your own account, or one with more rights than yours: this cannot be done',
  ],
  frozenAlready: ['该用户已是冻结状态', 'This user is suspended already'],
  notFrozen: ['该用户未被冻结', 'This user is not suspended'],
  beingMade: [
    '该报告正在生成，无需重新下单',
    'This report is being made: it need not be ordered again',
  ],
  consentTakenBack: ['该授权书已撤回', 'This authorisation was withdrawn'],
})

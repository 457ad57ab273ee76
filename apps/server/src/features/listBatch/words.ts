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
})

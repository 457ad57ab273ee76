import { words } from '@xinjian/format/say/words'

/** What a collection's black box tells of messages to its channel. */
export const CALLBACK_SAYS = words({
  told: ['{what:words}已通知渠道（{answer:words}）', '{what}: the channel was told ({answer})'],
  notTold: [
    '{what:words}通知渠道失败（{answer:words}），不再重试',
    '{what}: the channel could not be told ({answer}); it is not tried again',
  ],
  toldLater: [
    '{what:words}通知渠道失败（{answer:words}），{pause:words}后重试',
    '{what}: the channel could not be told ({answer}); tried again in {pause}',
  ],
  interrupted: [
    '结果通知多次中断，已停止',
    'Telling the channel broke off many times and was stopped',
  ],
  notWanted: [
    '渠道已不再接收结果通知，不再发送',
    'The channel receives no messages any more: nothing is sent',
  ],
  institutionGone: [
    '机构的服务已停用，{what:words}不再通知渠道',
    '{what}: the institution is suspended, the channel is not told',
  ],
  consentGone: [
    '企业已撤回授权，{what:words}不再通知渠道',
    '{what}: the enterprise took its consent back, the channel is not told',
  ],
  noAnswer: ['无应答', 'no answer'],
  answered: ['应答 {status:code}', 'answer {status}'],
  minutes: ['{n:count}分钟', '{n|minute|minutes}'],
  hours: ['{n:count}小时', '{n|hour|hours}'],
  collection: ['采集结果', 'Result of the collection'],
  result: ['结果', 'Result'],
  revocation: ['授权撤回', 'Withdrawal of consent'],
  report: ['报告生成', 'Report'],
  checkpoint: ['审计日志存证', 'Checkpoint of the audit log'],
  invoice: ['发票状态变化', 'Change of an invoice'],
})

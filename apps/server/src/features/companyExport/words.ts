import { words } from '@xinjian/format/say/words'

/** What is said of exports of all that a company has. */
export const COMPANY_EXPORT_SAYS = words({
  noSuchExport: ['没有这次导出', 'There is no such export'],
  oneAtATime: [
    '已有一次导出正在进行，请等待完成或先取消',
    'An export is under way: wait for it, or cancel it first',
  ],
  overNothingToCancel: [
    '该导出已结束，无需取消',
    'This export is over: there is nothing to cancel',
  ],
  fileGone: [
    '文件已过保留期，请重新导出',
    'The file was kept for its time and is gone: export it again',
  ],
  notReadyYet: ['文件尚未生成，请稍候', 'The file is not ready yet: wait a moment'],
  consentTakenBackAfter: [
    '导出后有企业或个人撤回授权，文件中的部分数据已封存，请重新导出',
    'A consent was taken back after this export and part of it is sealed: export again',
  ],
  reading: [
    '正在读取数据：第 {at:count} 张表，共 {n:count} 张，已读 {rows:count} 行',
    'Reading table {at} of {n}, {rows|row|rows} so far',
  ],
  packing: [
    '正在打包：已写入 {done:count} 个文件，共 {n:count} 个',
    'Packing: {done} of {n|file|files} written',
  ],
  made: ['已生成', 'Ready'],
  cancelled: ['已取消', 'Cancelled'],
  whySecret: [
    '口令、令牌、密钥、验证码及其摘要，或以密文保存的内容：可据以打开或冒用，任何人都不能导出',
    'Passwords, tokens, keys, codes, their hashes, or what rests sealed: they open something, and nobody exports them',
  ],
  whyPassing: [
    '短期有效的中间记录：到期即删，内容在其他表中已有',
    'Passing records that run out by themselves and tell nothing that other tables do not',
  ],
  whyWorking: [
    '由其他表计算得出的工作副本：其来源数据已导出，可以重算',
    'Working copies made of other tables, which are exported',
  ],
  whyPlatform: [
    '平台自身的运行记录，不属于贵公司的数据',
    'The platform’s own records, which are not data of your company',
  ],
  whyThird: [
    '第三方数据源的原始应答，仅限用于出具报告：其内容以报告所载为准',
    'Answers of third parties, given for reports alone: what they told stands in the reports',
  ],
})

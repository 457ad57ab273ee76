import { dictionary } from '../../../i18n/dictionary.ts'

export const words = dictionary(
  {
    description:
      '金蝶云·星空、精斗云与智慧记用户：授权连接账套，把日常做账变成银行看得懂的经营信用报告；工商信息可在账套里直接查。',
    eyebrow: '金蝶用户',
    title: '账记在金蝶里，信用就在手边',
    lead: '用金蝶云·星空、精斗云或智慧记的企业，授权一次就能把账套变成经营信用报告，不用导表、不用改科目。',
    try: '开始连接',
    more: '了解 ERP 信用',
    doesTitle: '连接以后可以做什么',
    does1: '一次授权，按月更新',
    does1Text: '首次读取全部月份，以后只取变动的部分；随时可以撤回，撤回后数据封存。',
    does2: '科目不用改',
    does2Text: '按企业自己的科目表读取，表头与单位不清楚时先问，再入账。',
    does3: '小店也有报告',
    does3Text: '智慧记的销售、采购与库存账表，生成小店的进销存信用报告。',
    does4: '在账套里查工商',
    does4Text: '金蝶云·星空里可以直接查企业工商登记，查过的有记录，不用另开账号。',
    readsTitle: '读取哪些账',
    readsLead: '每种软件能读什么，如下表；没有列出的不会读取。',
    program: '软件',
    books: '读取的账表',
    note: '账表的名称以软件导出的为准。登录信息只用于当次读取，不保存。',
  },
  {
    description:
      'For users of Kingdee Cloud Galaxy, Jingdou Cloud and Zhihuiji: connect your books once, and daily bookkeeping becomes a report that a bank can read; the registry can be looked up from inside the program.',
    eyebrow: 'For users of Kingdee',
    title: 'Your books are in Kingdee; so is your credit',
    lead: 'Who keeps books in Kingdee Cloud Galaxy, Jingdou Cloud or Zhihuiji consents once, and they become a report on the business: no exports, no changed accounts.',
    try: 'Connect',
    more: 'About ERP credit',
    doesTitle: 'What you can do then',
    does1: 'Consent once, updated by month',
    does1Text:
      'All months are read first, later only what changed. Withdraw at any time, and the data is sealed.',
    does2: 'Your chart of accounts stays',
    does2Text:
      'Books are read by your own chart; where a heading or unit is not clear, you are asked before it counts.',
    does3: 'A report for a shop',
    does3Text: 'Sales, purchases and stock of Zhihuiji become a report on the shop.',
    does4: 'The registry, from inside',
    does4Text:
      'Kingdee Cloud Galaxy looks firms up in the registry without another account; what was looked up is kept.',
    readsTitle: 'Which books are read',
    readsLead: 'By program, as listed; what is not listed is not read.',
    program: 'Program',
    books: 'Books read',
    note: 'Names are those of the program’s exports. Logins serve one reading and are not kept.',
  },
)

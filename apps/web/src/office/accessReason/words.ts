import { dictionary } from '../../i18n/dictionary.ts'

/** Words of an operator's look at what other companies have. */
export const words = dictionary(
  {
    title: '填写查看事由',
    note: '查看该机构的信息前，请说明事由；半小时内有效，每次查看均连同事由记入双方的审计日志。',
    allNote: '以下为各机构的信息，查看前请说明事由；半小时内有效，每次查看均连同事由记入审计日志。',
    why: '查看事由',
    hint: '如：客户来电核对10月账单',
    open: '查看',
    company: '机构',
    own: '本机构',
    all: '全部机构',
    platform: '平台（未归属机构）',
    choose: '请选择机构',
  },
  {
    title: 'State a reason',
    note: 'Say why you look at what is another company’s. It holds for half an hour; each look stands, with its reason, in the audit logs of both.',
    allNote:
      'This shows what many companies have: say why you look. It holds for half an hour; each look stands, with its reason, in the audit log.',
    why: 'Reason',
    hint: 'For example: the customer called about the bill of October',
    open: 'Look',
    company: 'Institution',
    own: 'My own',
    all: 'All institutions',
    platform: 'The platform (no institution)',
    choose: 'Choose the institution',
  },
)

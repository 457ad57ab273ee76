import { dictionary } from '../../i18n/dictionary.ts'

export const consents = dictionary(
  {
    title: '我的授权',
    note: '以后随时可以打开“我的授权”，用签署时的手机号和短信验证码查看或撤回；也可以致电 {contact}。',
    openOutside:
      '微信内不能下载文件：请点右上角“···”，选择“在浏览器打开”，再用手机号登录“我的授权”下载。',
    EFFECTIVE: '有效，至 {day}',
    EXPIRED: '已于 {day} 到期',
    REVOKED: '已撤回',
    SUPERSEDED: '已由新的授权取代',
    ENT_TAX: '下载数据采集授权书',
    ENT_ERP: '下载账簿采集授权书',
    ENT_BANK: '下载银行流水授权书',
    ENT_QUERY: '下载报告查询授权书',
    PER_LEGAL_REP: '下载本人授权书',
    PER_SPOUSE: '下载本人授权书',
    PER_CONTROLLER: '下载本人授权书',
    printing: '正在准备文件…',
    viewers: '谁查看过（{n} 次）',
    nobody: '还没有人查看过',
    withdrawOf: '撤回《{title}》',
    askTax:
      '撤回 {no} 后：停止采集；{name}依据本授权采集的数据、用这些数据出具的信用报告全部封存，不能再查看和使用，可能影响您正在办理的业务。不影响：{name}自行上传的发票、报表等资料和只用这些资料出具的报告，对其他机构的授权，撤回前已完成的处理，依法留存的授权书。确定撤回吗？',
    askQuery:
      '撤回 {no} 后：{name}不能再查看、生成含采集数据的信用报告，可能影响您正在办理的业务。不影响：采集和已采集的数据（须另行撤回采集授权）、采集之前只用自行上传资料出具的报告、对其他机构的授权、撤回前已完成的处理。确定撤回吗？',
    askBooks:
      '撤回 {no} 后：停止采集；{name}依据本授权采集的账簿或银行流水从系统中移除，用这些数据出具的信用报告全部封存，可能影响您正在办理的业务。不影响：{name}自行上传的账簿、发票等资料和只用这些资料出具的报告，对其他机构的授权，撤回前已完成的处理，依法留存的授权书。确定撤回吗？',
    askPerson:
      '撤回 {no} 后：{name}不再查询您的借贷信息，据本授权取得的记录删除，载有这些记录的报告全部封存，可能影响所涉企业正在办理的业务。不影响：企业自己的授权与报告，对其他机构的授权，撤回前已完成的处理，依法留存的授权书。确定撤回吗？',
    yes: '确定撤回',
    no: '暂不撤回',
    doneTax: '采集授权已撤回：采集的数据和据此出具的报告已封存，{name}自行上传的资料不受影响',
    doneQuery: '查询授权已撤回，含采集数据的报告已封存',
    donePerson: '本人授权已撤回：借贷记录正在删除，载有这些记录的报告已封存',
    doneBooks: '授权已撤回：采集的数据正在移除，据此出具的报告已封存，{name}自行上传的资料不受影响',
  },
  {
    title: 'My consents',
    note: 'Later, open “My consents” at any time with your mobile number and a code by SMS; or call {contact}.',
    openOutside:
      'WeChat cannot download files: tap “···” at the top right, open in the browser, and log in to “My consents” with your mobile number.',
    EFFECTIVE: 'in force until {day}',
    EXPIRED: 'ended on {day}',
    REVOKED: 'withdrawn',
    SUPERSEDED: 'replaced by a newer one',
    ENT_TAX: 'Download: consent to collect',
    ENT_ERP: 'Download: consent to read books',
    ENT_BANK: 'Download: consent to bank lines',
    ENT_QUERY: 'Download: consent to reports',
    PER_LEGAL_REP: 'Download: your own consent',
    PER_SPOUSE: 'Download: your own consent',
    PER_CONTROLLER: 'Download: your own consent',
    printing: 'Preparing the file…',
    viewers: 'Who has looked ({n})',
    nobody: 'Nobody has looked yet',
    withdrawOf: 'Withdraw: {title}',
    askTax:
      'Withdrawing {no} stops the collection; what {name} collected under it, and the credit reports made of that, are sealed and can neither be seen nor used. Files that {name} uploaded itself and reports made of those alone, consents to others, what was done before, and the contract itself are not touched. Withdraw?',
    askQuery:
      'Withdrawing {no}: {name} can no longer see or make credit reports with collected data. Collection and collected data (withdraw that consent separately), earlier reports made of uploaded files alone, consents to others and what was done before are not touched. Withdraw?',
    askBooks:
      'Withdrawing {no} stops the collection; the books or bank lines that {name} collected under it are taken out, and the credit reports made of them are sealed. Books and invoices that {name} uploaded itself and reports made of those alone, consents to others, what was done before, and the contract itself are not touched. Withdraw?',
    askPerson:
      'Withdrawing {no}: {name} asks for no lending records of you any more, those that it had are deleted, and reports that tell them are sealed. Consents and reports of the enterprise, consents to others, what was done before, and the contract itself are not touched. Withdraw?',
    yes: 'Withdraw',
    no: 'Not now',
    doneTax:
      'Withdrawn: what was collected and the reports made of it are sealed; files that {name} uploaded itself are not touched',
    doneQuery: 'Withdrawn; reports with collected data are sealed',
    donePerson:
      'Withdrawn: the lending records are being deleted, and the reports that tell them are sealed',
    doneBooks:
      'Withdrawn: what was collected is being taken out, and the reports made of it are sealed; files that {name} uploaded itself are not touched',
  },
)

/** What is asked before a contract is withdrawn, and said after. */
export const ASKED = {
  ENT_TAX: ['askTax', 'doneTax'],
  ENT_ERP: ['askBooks', 'doneBooks'],
  ENT_BANK: ['askBooks', 'doneBooks'],
  ENT_QUERY: ['askQuery', 'doneQuery'],
  PER_LEGAL_REP: ['askPerson', 'donePerson'],
  PER_SPOUSE: ['askPerson', 'donePerson'],
  PER_CONTROLLER: ['askPerson', 'donePerson'],
} as const

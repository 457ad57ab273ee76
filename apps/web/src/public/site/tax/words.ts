import { dictionary } from '../../../i18n/dictionary.ts'

export const words = dictionary(
  {
    description:
      '税票信用：企业授权后从电子税务局取得发票、申报、报表与缴税数据，生成可解释、可重算、可验真的信用报告与参考额度。',
    eyebrow: '税票信用',
    title: '发票和申报里，有经营最真实的样子',
    lead: '从 {bureaus} 个电子税务局取数，或直接上传发票与申报文件。{indicators} 项发票指标口径公开，评分只有三个数字，拿张纸就能重算。',
    try: '登录使用',
    paper: '读白皮书',
    openTitle: '报告的每个数字都点得开',
    openLead: '下面是用一家示例企业的数据，由正式的报告引擎算出来的几项。点开看公式与判断线。',
    formula: '公式',
    lines: '判断线',
    detail: '说明',
    basis: '本企业的数字由引擎 {version} 在本页面生成时算出，与登录后看到的口径相同。',
    why: '为什么可以相信',
    why1: '可解释',
    why1Text:
      '评分、等级、额度与每一条风险，都有中文说明和依据；不满意可以提出异议，异议随报告显示。',
    why2: '可重算',
    why2Text: '报告记下事实与引擎版本，任何时候重算，逐字节相同；新版本改变了什么，逐项说明。',
    why3: '可验真',
    why3Text: '每份报告有 64 位指纹，收到的人不用登录就能核对，改一个字都会被发现。',
    why4: '不奖励造假',
    why4Text: '短期冲量、拆票、互开、漏传，在评分里得不到好处；挡不住的两种，白皮书里写明。',
    why5: '缺就说缺',
    why5Text: '没有取到的月份不当作零；可判断的规则太少时不给等级，而不是给好等级。',
    why6: '授权由企业掌握',
    why6Text: '给谁看、看多久由企业定；撤回授权，采集的数据即刻封存，谁看过都有记录。',
    provenTitle: '用历史数据检验过',
    provenLead:
      '一家银行公开的匿名样本，逐家用没有见过它的评分卡打分。样本不大，区间写在白皮书里。',
    refused: '被拒绝企业的违约率，是其余企业的多少倍',
    times: '倍',
    good: '样本内好企业中，能给出参考额度的',
    goodUnit: '家（共 64 家）',
    family: '四份税务报告一次下单到完成',
    seconds: '秒',
    stepsTitle: '从授权到报告',
    steps1: '授权',
    steps1Text: '企业本人在手机上阅读并签署，短信核验本人。',
    steps2: '取数',
    steps2Text: '登记、申报、报表、缴税、发票一次取齐；税局维护或断网，回来接着办。',
    steps3: '出报告',
    steps3Text: '发票、税务、税票联合、风险核查等报告各有所长，结论互相核对，不会各说各话。',
    steps4: '用起来',
    steps4Text: '在线查看，下载 PDF、Excel，或由接口取用；一批名单可按机构自己的政策一次判断。',
  },
  {
    description:
      'Tax and invoice credit: with consent, invoices, returns, statements and payments come from the tax bureau and become a credit report that can be explained, recomputed and checked, with a suggested limit.',
    eyebrow: 'Tax and invoice credit',
    title: 'Invoices and returns show a business as it is',
    lead: 'Data from {bureaus} electronic tax bureaus, or invoices and returns uploaded as files. {indicators} indicators with public definitions; a score of three figures that anyone can redo on paper.',
    try: 'Log in',
    paper: 'Read the white paper',
    openTitle: 'Every figure of a report opens',
    openLead:
      'These were computed by the report engine itself for a sample enterprise. Open one to see its formula and where its lines lie.',
    formula: 'Formula',
    lines: 'Lines',
    detail: 'Note',
    basis:
      'Computed by engine {version} as this page was built, in the way of every report. Names and formulas are shown in Chinese, as the law of the document has them.',
    why: 'Why it can be trusted',
    why1: 'It can be explained',
    why1Text:
      'Score, grade, limit and each risk come with words and a basis. Who disagrees can object, and the objection is shown with the report.',
    why2: 'It can be recomputed',
    why2Text:
      'A report keeps its facts and the version of its engine: computed again at any time, it is the same to the byte.',
    why3: 'It can be checked',
    why3Text:
      'Each report has a fingerprint of 64 characters. Whoever receives one checks it without a login; a changed character is noticed.',
    why4: 'Making up invoices does not pay',
    why4Text:
      'A burst of sales, split invoices, mutual invoicing and files left out gain nothing. The two ways that do are named in the white paper.',
    why5: 'Missing is said to be missing',
    why5Text:
      'A month that was not collected is no zero. Where too few rules can be judged there is no grade, rather than a good one.',
    why6: 'The enterprise decides',
    why6Text:
      'For whom and for how long is the enterprise’s choice. Once consent is withdrawn the data is sealed; every look is on record.',
    provenTitle: 'Tested on history',
    provenLead:
      'On an anonymous sample that a bank made public, each enterprise rated by a card that never saw it. The sample is small; the white paper gives the intervals.',
    refused: 'rate of default among the refused, against all others',
    times: 'times',
    good: 'of the good enterprises get a suggested limit',
    goodUnit: 'of 64',
    family: 'four tax reports, from order to ready',
    seconds: 's',
    stepsTitle: 'From consent to report',
    steps1: 'Consent',
    steps1Text: 'Read and signed on the phone by the enterprise itself, confirmed by SMS.',
    steps2: 'Collection',
    steps2Text:
      'Registration, returns, statements, payments and invoices at once; after a break it goes on where it stopped.',
    steps3: 'Reports',
    steps3Text:
      'Reports on invoices, on taxes, on both, and a check by risk rules are held against each other and speak with one voice.',
    steps4: 'Use',
    steps4Text:
      'Read online, download as PDF or workbook, fetch by API; judge a whole list by a policy of your own.',
  },
)

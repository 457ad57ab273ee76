import { dictionary } from '../../../i18n/dictionary.ts'

export const words = dictionary(
  {
    description:
      'ERP 信用：企业授权后读取财务软件账套，或上传科目余额表、序时簿、进销存与银行流水，生成账实互证的经营信用报告。',
    eyebrow: 'ERP 信用',
    title: '把一本真实的账，变成一份看得懂的信用',
    lead: '从财务软件或账簿文件取数，把凭证、往来、存货、银行流水与发票、申报表逐项对账。说得通的给出依据，说不通的指出差额在哪一笔。',
    try: '登录使用',
    how: '怎样接入',
    waysTitle: '账从哪里来',
    waysLead: '两种方式可以同时用，同一笔账只算一次；从哪里来、何时取得，每个数字都写着。',
    ways1: '连接财务软件',
    ways1Text: '企业在手机上选择所用软件并授权：{programs}。之后每次只取变动的月份。',
    ways2: '上传账簿文件',
    ways2Text:
      '{books} 类账表直接读取：{names}。表头怎样命名、单位是元还是万元，系统先问清楚再入账。',
    ways3: '与税务数据互证',
    ways3Text: '账上的收入与开票、申报收入并排比较；银行收款与发票逐笔勾对，勾不上的单列。',
    seesTitle: '报告里能看到什么',
    sees1: '三张表与账是否勾稽',
    sees1Text: '资产负债表、利润表与科目余额表逐项核对，等式不成立时写明差额，不替企业改数。',
    sees2: '应收应付的账龄',
    sees2Text: '前几大往来、逾期分段、同一客户在账上与在发票上的金额。',
    sees3: '存货与毛利',
    sees3Text: '逐个品目的收发存、周转天数与毛利；只进不出、只出不进的品目列出来。',
    sees4: '银行流水',
    sees4Text: '流入流出、账户之间的互转、与销售相匹配的回款，整进整出的异常。',
    sees5: '每个数字的依据',
    sees5Text: '点开任意数字，看到公式、取数条件与构成它的凭证分录或单据，合计与报告一致。',
    sees6: '没有的就说没有',
    sees6Text: '哪几个月没有取到、哪些规则因此不能判断，逐条列明；“未取到”不当作零。',
    provenTitle: '勾对得准不准，量过',
    provenLead: '银行流水与发票的勾对，用事先知道答案的数据检验。',
    precision: '勾上的有多少是对的',
    recall: '该勾上的勾上了多少',
    seconds: '一批数据勾对用时',
    unitSeconds: '秒',
    stepsTitle: '三步接入',
    steps1: '企业授权',
    steps1Text: '打开链接，阅读并签署授权书：给谁用、用于什么、用到何时。',
    steps2: '选择软件或上传文件',
    steps2Text: '登录信息只用于当次取数，不保存；文件拖进来即可，不需要先整理。',
    steps3: '看报告',
    steps3Text: '在线查看、下载 PDF 与 Excel；收到报告的人可以验真。',
    faqTitle: '常被问到',
    faq1: '没有列出的财务软件能用吗？',
    faq1Text:
      '能导出科目余额表、序时簿或进销存表的软件都可以用文件方式；机构自己的系统可以走通用接口。',
    faq2: '会不会改我们的账？',
    faq2Text: '不会。只读取，不写回；企业撤回授权后，采集到的数据封存，不再用于新的报告。',
    faq3: '评分会受缺数据影响吗？',
    faq3Text: '缺的部分不评价，也不按零处理；报告首页写明结论建立在哪些数据之上。',
  },
  {
    description:
      'ERP credit: with the enterprise’s consent its accounting program is read, or its books are uploaded, and a report is made in which books, bank, invoices and returns bear each other out.',
    eyebrow: 'ERP credit',
    title: 'From honest books to credit that can be read',
    lead: 'Vouchers, receivables, stock and bank lines come from the accounting program or from files, and are held against invoices and tax returns. What fits is shown with its basis; what does not is shown with the entry it hangs on.',
    try: 'Log in',
    how: 'How to connect',
    waysTitle: 'Where the books come from',
    waysLead:
      'Both ways can be used at once and an entry counts once; each figure tells where it came from and when.',
    ways1: 'Connect the accounting program',
    ways1Text:
      'On a phone the enterprise chooses its program and consents: {programs}. Afterwards only months that changed are read.',
    ways2: 'Upload the books',
    ways2Text:
      '{books} kinds of books are read as they are: {names}. Where a heading or a unit is not clear, you are asked before anything counts.',
    ways3: 'Held against tax data',
    ways3Text:
      'Revenue in the books stands beside revenue invoiced and declared; receipts in the bank are matched to invoices one by one, and what has no match is listed.',
    seesTitle: 'What the report shows',
    sees1: 'Do statements and books agree?',
    sees1Text:
      'Balance sheet and income statement are checked against account balances. Where an identity fails, the difference is told; nothing is mended for the enterprise.',
    sees2: 'Age of receivables and payables',
    sees2Text:
      'The largest parties, what is overdue by how long, and what one customer comes to in the books and in invoices.',
    sees3: 'Stock and margin',
    sees3Text:
      'Moves, days of turnover and margin item by item; items that only come in or only go out are listed.',
    sees4: 'Bank lines',
    sees4Text:
      'Money in and out, transfers between own accounts, receipts that match sales, and round trips.',
    sees5: 'The basis of each figure',
    sees5Text:
      'Open any figure: its formula, its conditions and the entries or documents it is made of, which add up to it.',
    sees6: 'What is missing is said to be missing',
    sees6Text:
      'Months that were not read and rules that could therefore not be judged are listed; not read is never zero.',
    provenTitle: 'How well it matches was measured',
    provenLead:
      'Matching of bank lines and invoices, on data of which the answer was known before.',
    precision: 'of the matches are right',
    recall: 'of what belongs together was matched',
    seconds: 'to match one set of data',
    unitSeconds: 's',
    stepsTitle: 'Three steps',
    steps1: 'Consent',
    steps1Text: 'Open a link, read and sign: for whom, for what, until when.',
    steps2: 'Choose a program or upload files',
    steps2Text: 'Logins serve this one reading and are not kept; files are dropped in as they are.',
    steps3: 'Read the report',
    steps3Text: 'Online, as PDF and as a workbook; whoever receives it can check it.',
    faqTitle: 'Often asked',
    faq1: 'Our program is not in the list. Can we use this?',
    faq1Text:
      'Whatever exports account balances, a journal or stock lists can be used by files; an institution’s own system can be connected through the gateway.',
    faq2: 'Will our books be changed?',
    faq2Text:
      'No. They are read, never written. After consent is withdrawn what was collected is sealed and enters no new report.',
    faq3: 'Does missing data lower the score?',
    faq3Text:
      'What is missing is not judged and not taken for zero; page one says which data the verdict rests on.',
  },
)

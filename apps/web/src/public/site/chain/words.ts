import { dictionary } from '../../../i18n/dictionary.ts'

export const words = dictionary(
  {
    description:
      '供应链金融的数据底座：核心企业与上下游的真实交易、应收账款对应的发票真伪与状态、关联与循环开票，一处看清。',
    eyebrow: '供应链金融',
    title: '放款之前，先看清这笔交易',
    lead: '应收账款融资最怕三件事：交易不真、发票会变、关系看不见。发票查验、产业链图谱与经营报告，把这三件事摆在放款之前。',
    try: '登录使用',
    ask: '谈合作',
    doesTitle: '三件事，各有一个看得见的答案',
    does1: '交易真不真',
    does1Text:
      '应收账款对应的发票逐张查验，与全国平台不一致的字段并排列出；买卖双方以往的往来，在产业链图谱里点到每一张发票。',
    does2: '发票会不会变',
    does2Text:
      '融资期间持续关注，每日或每周复查；复查发现作废、红冲，即刻通知到人，也可通知您的系统。',
    does3: '关系看不看得见',
    does3Text:
      '从发票画出上下游网络：前几大客户与供应商、集中度、互开、循环开票，沿着线点到每一张发票。',
    does4: '确权与登记有据可查',
    does4Text:
      '核心企业由两人先后确认；转让通知、确权书与借款合同各方各持一份，任何人都能在验真页核对；中登网先查询、后登记，应答原文留存。',
    does5: '一票一融',
    does5Text:
      '同一张发票、同一张采购单，在平台的所有资金方里只能融资一次；一百个人同时申请，也只有一个成功。',
    whoTitle: '谁在用，怎么用',
    who1: '资方',
    who1Text:
      '一批名单按自己的政策一次判断，准入、复核、拒绝各有理由；改判由一人提出、另一人同意。',
    who2: '核心企业',
    who2Text:
      '从自己的发票看清上下游：往来多少、集中在谁、有没有闭环；供应商自己的数据由供应商自己授权。',
    who3: '上下游企业',
    who3Text: '用与核心企业的真实往来证明自己，授权一次，随时撤回。',
    graphTitle: '一家示例企业的上下游',
    graphLead:
      '由它的发票算出：线越粗，近十二个月往来越多。在产品里，每条线点开就是那些发票。以下为示例数据。',
    graphLabel: '{firm}与六家最大的供应商、六家最大的客户，线的粗细为占比；下方表格为同样的数字',
    graphOpen: '逐家看数字',
    graphTable: '近十二个月最大的往来企业',
    suppliers: '供应商',
    customers: '客户',
    supplier: '供应商',
    customer: '客户',
    partner: '往来企业',
    role: '关系',
    amount: '金额（万元）',
    share: '占比',
    months: '合作月数',
    span: '首次与最近开票',
    tenThousand: '{n} 万元',
    provenTitle: '图谱算得快',
    provenLead: '十万条交易边里找三到六家企业的开票闭环，与通用图计算库 igraph 的结果逐一相同。',
    ratio: '用时是 igraph 的',
    memory: '最高内存',
    order: '一万家企业、六十条政策，全部判断完',
    seconds: '秒',
    limitTitle: '我们不做什么',
    limitLead:
      '放款、确权与登记由资方、核心企业和登记机构完成。我们提供数据、核对与留痕，不发放贷款，也不为任何一笔融资作保。',
  },
  {
    description:
      'Data for supply-chain finance: the real trade between a core enterprise and its partners, whether the invoices behind a receivable are genuine and still stand, and who is related to whom.',
    eyebrow: 'Supply-chain finance',
    title: 'Know the trade before the money moves',
    lead: 'Three things go wrong with receivables: the trade is not real, the invoice changes, the relation is not seen. Verification, the industry-chain graph and reports on the business put all three before the loan.',
    try: 'Log in',
    ask: 'Talk to us',
    doesTitle: 'Three questions, three answers one can see',
    does1: 'Is the trade real?',
    does1Text:
      'Each invoice behind a receivable is verified, and fields that differ from the national platform stand side by side; what the two traded before opens in the graph down to each invoice.',
    does2: 'Will the invoice stand?',
    does2Text:
      'Watched while it is financed, looked at every day or week; a void or reversal that is found is told at once, to a person and, if you like, to your system.',
    does3: 'Who is related?',
    does3Text:
      'Invoices draw the network: largest customers and suppliers, concentration, mutual and circular invoicing, each line open down to its invoices.',
    does4: 'Confirmed and registered, with proof',
    does4Text:
      'Two people of the core enterprise confirm one after the other. Each party holds a counterpart of the notice of transfer, the confirmation and the loan contract, which anyone can check; the register of movables is searched before and entered after, its answers kept word for word.',
    does5: 'One financing an invoice',
    does5Text:
      'The same invoice or purchase order is financed once over all funders of the platform; of a hundred who ask at the same moment one wins.',
    whoTitle: 'Who uses it, and how',
    who1: 'Funders',
    who1Text:
      'Judge a whole list by a policy of your own: admitted, to review, refused, each with its reasons; an outcome is changed by one person with the agreement of another.',
    who2: 'Core enterprises',
    who2Text:
      'See from your own invoices who your partners are: how much, how concentrated, whether it goes round; suppliers consent to their own data.',
    who3: 'Suppliers and dealers',
    who3Text:
      'Show what you are by real trade with a core enterprise; consent once, withdraw at any time.',
    graphTitle: 'Suppliers and customers of a sample enterprise',
    graphLead:
      'Reckoned from its invoices: the thicker the line, the more was traded in twelve months. In the product each line opens to those invoices. Sample data.',
    graphLabel:
      '{firm} with its six largest suppliers and six largest customers; thickness is the share, and the table below has the same figures',
    graphOpen: 'The figures, partner by partner',
    graphTable: 'Largest partners of twelve months',
    suppliers: 'Suppliers',
    customers: 'Customers',
    supplier: 'Supplier',
    customer: 'Customer',
    partner: 'Partner',
    role: 'Relation',
    amount: 'Amount (10,000 yuan)',
    share: 'Share',
    months: 'Months of trade',
    span: 'First and last invoice',
    tenThousand: '{n} × 10,000 yuan',
    provenTitle: 'A graph that is quick',
    provenLead:
      'Circles of three to six firms among 100,000 edges, with counts equal to those of igraph, a general graph library.',
    ratio: 'of the time of igraph',
    memory: 'of memory at most',
    order: 'to judge ten thousand enterprises by sixty lines of policy',
    seconds: 's',
    limitTitle: 'What we do not do',
    limitLead:
      'Loans, confirmation of debts and registration are made by funders, core enterprises and the register. We bring data, checks and records; we grant no loans and vouch for none.',
  },
)

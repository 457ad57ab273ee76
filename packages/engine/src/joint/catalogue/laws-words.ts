import { words } from '@xinjian/format/say/words'

/** Laws and notices by their public names. */
export const LAW = words({
  collection: ['《中华人民共和国税收征收管理法》', 'Tax Collection and Administration Law'],
  /** Filing: truthful and in time, also where nothing is due. */
  filing: [
    '《中华人民共和国税收征收管理法》第二十五条；《中华人民共和国税收征收管理法实施细则》第三十二条',
    'Tax Collection and Administration Law, art. 25; its Implementing Rules, art. 32',
  ],
  lateFiling: [
    '《中华人民共和国税收征收管理法》第二十五条、第六十二条',
    'Tax Collection and Administration Law, arts. 25, 62',
  ],
  lateFee: [
    '《中华人民共和国税收征收管理法》第三十二条',
    'Tax Collection and Administration Law, art. 32',
  ],
  arrears: [
    '《中华人民共和国税收征收管理法》第三十二条、第四十五条',
    'Tax Collection and Administration Law, arts. 32, 45',
  ],
  assessment: [
    '《中华人民共和国税收征收管理法》第三十五条；《纳税评估管理办法（试行）》（国税发〔2005〕43号）',
    'Tax Collection and Administration Law, art. 35; Measures for Tax Assessment (trial; Guoshuifa [2005] 43)',
  ],
  review: [
    '《纳税评估管理办法（试行）》（国税发〔2005〕43号）',
    'Measures for Tax Assessment (trial; Guoshuifa [2005] 43)',
  ],
  penalty: [
    '《中华人民共和国税收征收管理法》第六十三条、第六十四条',
    'Tax Collection and Administration Law, arts. 63, 64',
  ],
  credit: [
    '《纳税缴费信用管理办法》（国家税务总局公告2025年第12号）',
    'Measures for Tax and Fee Credit (STA Announcement 2025 No. 12)',
  ],
  invoices: ['《中华人民共和国发票管理办法》', 'Measures for the Administration of Invoices'],
  fakes: [
    '《中华人民共和国发票管理办法》关于不得虚开发票的规定',
    'Measures for the Administration of Invoices, on invoices without a transaction',
  ],
  abnormal: [
    '《国家税务总局关于异常增值税扣税凭证管理等有关事项的公告》（国家税务总局公告2019年第38号）',
    'STA Announcement 2019 No. 38, on abnormal VAT vouchers',
  ],
  lost: [
    '《国家税务总局关于走逃（失联）企业开具增值税专用发票认定处理有关问题的公告》（国家税务总局公告2016年第76号）',
    'STA Announcement 2016 No. 76, on special invoices of firms that cannot be found',
  ],
  digital: [
    '《国家税务总局关于推广应用全面数字化电子发票的公告》（国家税务总局公告2024年第11号）',
    'STA Announcement 2024 No. 11, on digital invoices',
  ],
  red: [
    '《国家税务总局关于红字增值税发票开具有关问题的公告》（国家税务总局公告2016年第47号）',
    'STA Announcement 2016 No. 47, on red VAT invoices',
  ],
  vat: ['《中华人民共和国增值税法》', 'Value-Added Tax Law'],
  farm: [
    '《农产品增值税进项税额核定扣除试点实施办法》（财税〔2012〕38号）',
    'Trial measures for input tax of farm produce (Caishui [2012] 38)',
  ],
  cit: ['《中华人民共和国企业所得税法》第二十一条', 'Enterprise Income Tax Law, art. 21'],
  accrual: [
    '《中华人民共和国企业所得税法实施条例》第九条',
    'Implementing Regulations of the Enterprise Income Tax Law, art. 9',
  ],
  hospitality: [
    '《中华人民共和国企业所得税法实施条例》第四十三条',
    'Implementing Regulations of the Enterprise Income Tax Law, art. 43',
  ],
  loans: [
    '《财政部 国家税务总局关于规范个人投资者个人所得税征收管理的通知》（财税〔2003〕158号）',
    'Notice on income tax of individual investors (Caishui [2003] 158)',
  ],
  small: [
    '《财政部 税务总局关于进一步支持小微企业和个体工商户发展有关税费政策的公告》（财政部 税务总局公告2023年第12号）',
    'MOF and STA Announcement 2023 No. 12, on small firms',
  ],
  stamp: ['《中华人民共和国印花税法》及所附税目税率表', 'Stamp Tax Law and its table of rates'],
  city: [
    '《中华人民共和国城市维护建设税法》第二条、第四条',
    'Urban Maintenance and Construction Tax Law, arts. 2, 4',
  ],
  insurance: [
    '《中华人民共和国社会保险法》第五十七条、第六十条',
    'Social Insurance Law, arts. 57, 60',
  ],
  withholding: [
    '《中华人民共和国个人所得税法》第九条；《中华人民共和国社会保险法》第六十条',
    'Individual Income Tax Law, art. 9; Social Insurance Law, art. 60',
  ],
  changes: [
    '《中华人民共和国市场主体登记管理条例》第二十四条',
    'Regulations on the Registration of Market Entities, art. 24',
  ],
  defaulters: [
    '《最高人民法院关于公布失信被执行人名单信息的若干规定》',
    'Provisions of the Supreme People’s Court on the list of dishonest debtors',
  ],
  books: ['《中华人民共和国会计法》第九条', 'Accounting Law, art. 9'],
  vatNotDeducted: [
    '《中华人民共和国增值税法》关于进项税额不得从销项税额中抵扣的规定',
    'Value-Added Tax Law, on input tax that may not be deducted',
  ],
})

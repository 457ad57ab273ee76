import { dictionary } from '../../../i18n/dictionary.ts'

export const words = dictionary(
  {
    description:
      '智能发票查验使用教程：手工、扫码、拍照与表格四种方式，怎样核对结果、关注变化、导出台账。',
    eyebrow: '使用教程',
    title: '智能发票查验：四种方式，一本台账',
    lead: '登录后进入“查询中心 → 发票查验”。选一种方式开始，查过的都在同一本台账里。',
    other: '看税票贷教程',
    top: '看产品介绍',
    waysTitle: '查一张，查一批',
    ways1: '手工输入或扫码',
    ways1Text: '按票种只问需要的几项；粘贴二维码文字自动带出，填错在提交前就提示。',
    ways2: '拍照或上传文件',
    ways2Text: '照片、PDF、OFD、XML 都可以，一张照片多张票自动分开；标黄的字段请核对。',
    ways3: '上传表格',
    ways3Text: '下载模板填写，或用自己的 XLSX、CSV；先看计划：多少可查、多少有误、要花多少钱。',
    ways4: '看结果',
    ways4Text: '有效、作废、红冲、不一致、查无此票分开显示；不一致的字段并排列出。',
    ways5: '关注与导出',
    ways5Text: '重要的发票点“关注”，状态变化即通知；台账可以导出 Excel。',
    faqTitle: '常见问题',
    faq1: '今天开的票查不到？',
    faq1Text: '发票上传到税务系统需要时间，当天开具的可能次日才能查到，页面会写明并且不收费。',
    faq2: '提示超过次数？',
    faq2Text:
      '同一张发票每天最多查验 {aDay} 次，是全国平台的规定；明天可以再查，结果也可在台账里看上一次的。',
    faq3: '表格里有错的行怎么办？',
    faq3Text: '下载“有误的行”，每行写明原因，改好再传；重复的行只查一次。',
    faq4: '火车票、打车票能查真伪吗？',
    faq4Text: '可以识别与入账，但全国平台不提供这类票据的查验，页面会写明原因。',
  },
  {
    description:
      'Tutorial on invoice verification: by hand, by code, by picture and by table; how to read results, watch changes and export.',
    eyebrow: 'Tutorial',
    title: 'Invoice verification: four ways, one ledger',
    lead: 'After login open “Query centre → Invoice verification”. Whichever way you begin, everything verified is in one ledger.',
    other: 'Tax credit tutorial',
    top: 'About the product',
    waysTitle: 'One, or many',
    ways1: 'Type or scan',
    ways1Text:
      'Only what the kind of invoice needs is asked; the text of a QR code fills it in; faults are told before anything is sent.',
    ways2: 'Photo or file',
    ways2Text:
      'Photos, PDF, OFD and XML; several invoices in one picture are cut apart. Check fields in yellow.',
    ways3: 'Table',
    ways3Text:
      'Use the template or your own XLSX or CSV; first see the plan: how many can be verified, how many are faulty, what it costs.',
    ways4: 'Results',
    ways4Text: 'Valid, void, reversed, different, unknown; fields that differ stand side by side.',
    ways5: 'Watch and export',
    ways5Text:
      'Watch an invoice that matters and be told of changes; export the ledger as a workbook.',
    faqTitle: 'Often asked',
    faq1: 'An invoice of today is not found',
    faq1Text:
      'It may reach the tax system only tomorrow; the page says so, and nothing is charged.',
    faq2: 'Too many tries',
    faq2Text:
      'The national platform answers {aDay} times a day for one invoice. Try again tomorrow, or look at the last result in the ledger.',
    faq3: 'Faulty rows in a table',
    faq3Text:
      'Download them with a reason each, correct and upload again; a repeated row is verified once.',
    faq4: 'Can rail or taxi tickets be verified?',
    faq4Text:
      'They are read and kept, but the national platform does not verify them; the page says why.',
  },
)

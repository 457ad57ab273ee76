import { dictionary } from '../../../i18n/dictionary.ts'

export const words = dictionary(
  {
    description:
      '智能发票查验：拍照、扫码或上传表格识别发票，自动带出查验要素，逐张核对真伪与状态，并持续关注作废与红冲。',
    eyebrow: '智能发票查验',
    title: '一堆票据放进来，真伪和变化自己告诉你',
    lead: '照片、扫描件、PDF、OFD、XML 与表格直接读取，自动带出查验要素；查过的发票可以持续关注，作废或红冲当天知道。',
    try: '登录使用',
    guide: '看教程',
    doesTitle: '从一张到十万张',
    does1: '一次拍多张',
    does1Text:
      '一张照片里有几张票据，自动切开、扶正、逐字段识别；每个字段写明有多大把握，拿不准的请人确认。',
    does2: '要素自动带出',
    does2Text:
      '发票代码、号码、日期、金额与校验码按票种带出；不合规则的在提交前就说明，不白花一次查验。',
    does3: '整表批量',
    does3Text:
      '上传 XLSX 或 CSV，逐行判断、逐行查验；错的行可下载改好再传，断了接着查，不重复计费。',
    does4: '持续关注',
    does4Text: '关注中的发票按日或按周复查，状态一变就通知，避免融资之后发票被作废或红冲。',
    does5: '次数算得清',
    does5Text: '同一张发票每天最多查验 {aDay} 次，还剩几次随时可见；服务方出错的不收费、不占次数。',
    does6: '票据也认得',
    does6Text:
      '火车票、出租车票、过路费、行程单与银行票据照样识别；不能在查验平台核对的，写明原因。',
    provenTitle: '识别得准不准，量过',
    provenLead: '真实文件与事先知道答案的票据，逐字段比对；“有把握却错了”的字段按两个错计。',
    files: '电子发票文件，字段正确率',
    tickets: '票据照片，字段正确率',
    perHundred: '/ 100',
    rate: '批量查验速度，占平台承受能力的',
    table: '十万行表格，读完并判断',
    seconds: '秒',
  },
  {
    description:
      'Invoice verification: invoices are read from photos, codes and tables, the fields for verification are filled in, each is verified, and changes such as a reversal are told as they happen.',
    eyebrow: 'Invoice verification',
    title: 'Put in a pile of invoices; learn which are genuine, and when one changes',
    lead: 'Photos, scans, PDF, OFD, XML and tables are read as they are and the fields for verification filled in. What was verified can be watched: a void or reversed invoice is told the same day.',
    try: 'Log in',
    guide: 'Read the tutorial',
    doesTitle: 'From one to a hundred thousand',
    does1: 'Several in one picture',
    does1Text:
      'A photo of several vouchers is cut, turned upright and read field by field. Each field says how sure it is; a person confirms what is in doubt.',
    does2: 'Fields filled in',
    does2Text:
      'Code, number, date, amount and check code by the kind of invoice. What breaks a rule is said before it is sent, so no try is wasted.',
    does3: 'Whole tables',
    does3Text:
      'Upload XLSX or CSV and each row is judged and verified. Faulty rows come back to be corrected; after a break it goes on and nothing is charged twice.',
    does4: 'Watching',
    does4Text:
      'A watched invoice is looked at every day or week and you are told when its state changes, so that nothing financed is voided unseen.',
    does5: 'Tries that add up',
    does5Text:
      'An invoice can be verified {aDay} times a day, and how many are left is shown. A fault of the service is free and takes none.',
    does6: 'Other vouchers too',
    does6Text:
      'Rail and taxi tickets, tolls, itineraries and bills are read as well; where the platform does not know them, the reason is given.',
    provenTitle: 'How well it reads was measured',
    provenLead:
      'On real files and on vouchers of which the answer is known, field by field; a field that is wrong though it was sure counts as two.',
    files: 'fields right, electronic invoice files',
    tickets: 'fields right, photos of tickets',
    perHundred: '/ 100',
    rate: 'of the rate that the platform bears, in batches',
    table: 'to read and judge a table of 100,000 rows',
    seconds: 's',
  },
)

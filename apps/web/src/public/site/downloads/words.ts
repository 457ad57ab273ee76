import { dictionary } from '../../../i18n/dictionary.ts'

export const words = dictionary(
  {
    description:
      '下载中心：发票批量查验模板、示例报告（Excel 与 JSON）、接口签名示例与白皮书，附大小、日期与 SHA-256。',
    eyebrow: '下载中心',
    title: '模板、示例与接口资料',
    lead: '每个文件都由产品自己生成，下面写着大小、日期与 SHA-256，下载后可以核对。',
    filesTitle: '文件',
    templateName: '发票批量查验模板',
    templateText: '按列填写后在“发票查验 → 批量表格”上传；第二张表是填写说明。',
    bookName: '示例报告（Excel）',
    bookText: '示例企业的发票信用报告，含目录、指标、规则与每张明细表。',
    jsonName: '示例报告（JSON）',
    jsonText: '接口返回的报告原文，规范化 JSON；它的 SHA-256 就是报告指纹的算法。',
    signName: '接口签名示例（Node.js）',
    signText: '对接系统怎样给请求签名，可直接使用；平台的测试也运行这一份。',
    size: '大小',
    date: '日期',
    get: '下载',
    liveTitle: '在线资料',
    live1: '接口文档',
    live2: 'OpenAPI 描述',
    live3: '白皮书 PDF',
    partnersTitle: '合作机构专区',
    partnersLead: '从合作机构入口办理的企业，在这里取说明。',
    kib: '约 {n} KB',
  },
  {
    description:
      'Downloads: template for batch verification, sample report as workbook and JSON, signing example for the API and the white paper, with size, date and SHA-256.',
    eyebrow: 'Downloads',
    title: 'Templates, samples and material for the API',
    lead: 'Each file was made by the product itself; size, date and SHA-256 are given so that you can check what you got.',
    filesTitle: 'Files',
    templateName: 'Template for batch verification',
    templateText:
      'Fill in and upload under “Invoice verification → Table”; the second sheet explains the columns.',
    bookName: 'Sample report (workbook)',
    bookText:
      'The invoice report of a sample enterprise with index, indicators, rules and every table.',
    jsonName: 'Sample report (JSON)',
    jsonText:
      'The report as the API returns it, in canonical JSON; its SHA-256 is how a fingerprint is made.',
    signName: 'Signing example (Node.js)',
    signText: 'How a partner’s system signs its requests; ready to use, and run by our own tests.',
    size: 'Size',
    date: 'Date',
    get: 'Download',
    liveTitle: 'Online',
    live1: 'API reference',
    live2: 'OpenAPI description',
    live3: 'White paper as PDF',
    partnersTitle: 'For customers of partners',
    partnersLead: 'Who came in by a partner finds its notes here.',
    kib: '{n} KB',
  },
)

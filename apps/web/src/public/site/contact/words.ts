import { dictionary } from '../../../i18n/dictionary.ts'

export const words = dictionary(
  {
    description:
      '联系信鉴：业务咨询、商务合作、接口对接与数据异议。留言由专人回复，也可以直接拨打电话。',
    eyebrow: '联系我们',
    title: '说说您的情况，我们来回复',
    lead: '咨询产品、谈合作、对接系统，或对报告有异议，都可以留言。急事请直接打电话。',
    waysTitle: '直接联系',
    phone: '业务咨询',
    partner: '商务合作',
    mail: '电子邮箱',
    hours: '每日 9:00–18:00',
  },
  {
    description:
      'Contact Xinjian: sales, partners, integration and objections. Messages are answered by a person; you can also call.',
    eyebrow: 'Contact',
    title: 'Tell us what you need; we answer',
    lead: 'Ask about the product, a partnership, an integration, or object to a report. If it is urgent, please call.',
    waysTitle: 'Directly',
    phone: 'Sales',
    partner: 'Partners',
    mail: 'E-mail',
    hours: 'Daily 9:00–18:00 (UTC+8)',
  },
)

/**
 * Who runs this installation: shown in footers, side panels and on the public site. These are sample values with
 * numbers nobody owns; an operator replaces them here once, with its own filing numbers.
 */
export const SITE = {
  /** Licences of others: a plain file beside the application, no page of it. */
  notices: '/legal/third-party-notices.txt',
  name: '信鉴',
  company: '信鉴征信服务有限公司',
  businessPhone: '400-000-0000',
  partnerPhone: '010-0000-0000',
  hours: '每日 9:00–18:00',
  email: 'service@xinjian.example',
  chat: 'https://chat.xinjian.example/',
  icp: '京ICP备00000000号-1',
  police: '京公网安备 00000000000000号',
  officialAccount: '信鉴服务号',
} as const

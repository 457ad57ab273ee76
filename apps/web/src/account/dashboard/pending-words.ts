import { dictionary } from '../../i18n/dictionary.ts'

/** Words of what waits for operators. */
export const words = dictionary(
  {
    title: '待处理事项',
    none: '目前没有待处理的事项',
    count: '{n} 项',
    today: '最早的不足 1 天',
    days: '最早的已等候 {n} 天',
    go: '去处理',
    VOUCHER: '待复核的凭单',
    ORDER: '待审核的产品订单',
    TERMS: '待复核的产品价格',
    DISPUTE: '待答复的账单异议',
    RULES: '待复核的平台规则',
    CALLBACK: '未送达的结果通知',
    REGISTRATION: '待审核的企业注册',
  },
  {
    title: 'Waiting',
    none: 'Nothing waits',
    count: '{n}',
    today: 'the oldest since today',
    days: 'the oldest for {n} days',
    go: 'Open',
    VOUCHER: 'Vouchers to check',
    ORDER: 'Orders to decide on',
    TERMS: 'Prices to check',
    DISPUTE: 'Disputes of bills to answer',
    RULES: 'Platform rules to check',
    CALLBACK: 'Results that no system took',
    REGISTRATION: 'Registrations to decide on',
  },
)

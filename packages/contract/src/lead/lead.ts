/** What somebody may write to us about from the public site, what he agrees to when he does, and how far we are with it. */

export const LEAD_TOPICS = ['PRODUCT', 'INTEGRATION', 'PARTNER', 'OBJECTION', 'OTHER'] as const
export type LeadTopic = (typeof LEAD_TOPICS)[number]

export const LEAD_STATES = ['OPEN', 'ANSWERED', 'CLOSED'] as const
export type LeadState = (typeof LEAD_STATES)[number]

export const LEAD_LANGUAGES = ['zh', 'en'] as const

/** Days that a message is kept: from when it came, and from when it was closed where that ends sooner. */
export const LEAD_DAYS = 365
export const LEAD_CLOSED_DAYS = 90

/**
 * What whoever writes agrees to (PIPL, articles 13, 14 and 17: who, what for, which data, how long, how it is taken back). It is kept with the
 * message word for word, so that it can be shown later what was agreed to.
 */
export const LEAD_CONSENT = {
  zh: `我同意信鉴为答复本次留言处理我填写的姓名、手机号码、电子邮箱、单位和留言内容，并通过电话、短信或电子邮件与我联系。信息仅供平台运营人员答复使用，不对外提供；自提交起最长保存${LEAD_DAYS}天，留言关闭后${LEAD_CLOSED_DAYS}天删除。我可以随时通过本页所列电话或邮箱撤回同意、要求查阅或删除。`,
  en: `I agree that Xinjian uses the name, mobile number, e-mail address, organisation and message that I enter to answer this message, and that I am contacted by phone, SMS or e-mail. Only the platform's own staff use them, to answer me; nobody else is given them. They are kept for at most ${LEAD_DAYS} days and deleted ${LEAD_CLOSED_DAYS} days after the message was closed. I may withdraw this consent, or ask to see or delete them, at any time by the phone number or e-mail address on this page.`,
} as const satisfies Record<(typeof LEAD_LANGUAGES)[number], string>

/**
 * How a bureau says no, in its own words. `code` is what a client must understand; the text may change any day, as it
 * does with real bureaus. The platform's own codes for them are in docs/bureaus.md, not sent.
 */

const TEXTS = {
  TAXPAYER_NOT_FOUND: '未查询到该纳税人信息，请核对统一社会信用代码！',
  AREA_MISMATCH: '该纳税人主管税务机关不在本地区，请到所属地区电子税务局办理！',
  TAXPAYER_ABNORMAL: '纳税人状态为【{status}】，不能办理该业务！',
  WAY_NOT_OFFERED: '本地区暂不支持该登录方式！',
  CAPTCHA_WRONG: '图形验证码错误或已失效，请重新获取！',
  PASSWORD_WRONG: '【税局接口提示】税局登录账号信息出错，请检查！您还有{remaining}次机会',
  ACCOUNT_LOCKED: '您的账号因连续输错密码已被锁定，请于{until}后再试，或在税务APP解锁！',
  SMS_WRONG: '短信验证码错误！您还有{remaining}次机会',
  SMS_EXPIRED: '短信验证码已失效，请重新获取！',
  SMS_TOO_SOON: '短信发送过于频繁，请{seconds}秒后再试！',
  QR_EXPIRED: '二维码已失效，请刷新！',
  QR_REJECTED: '您已在税务APP取消登录！',
  ENTERPRISE_MISMATCH: '您登录的企业与所选企业不一致，请切换企业身份！',
  ROLE_NOT_BOUND: '您与该企业没有绑定关系，请先由法定代表人授权！',
  NO_PERMISSION: '您当前身份没有【{menu}】功能权限！',
  FACE_REQUIRED: '根据安全要求，请使用税务APP扫脸完成实人认证后继续！',
  ACCOUNT_UNKNOWN: '未查询到该账号的实名登记信息，请核对后重新输入！',
  PASSWORD_TOO_WEAK: '密码须为8至20位，且至少包含大写字母、小写字母、数字、符号中的三种！',
  PASSWORD_UNCHANGED: '新密码不能与原密码相同！',
  PASSWORD_NOT_OPENED: '您尚未开通密码登录，请先开通密码账户！',
  KICKED_OUT: '您的账号已在其他地方登录，当前会话已退出！',
  SESSION_EXPIRED: '会话已超时，请重新登录！',
  WRONG_STEP: '操作步骤有误，请按顺序办理！',
  RISK_CONTROL: '您的操作过于频繁，请30分钟后再试！',
  MAINTENANCE: '系统维护中，预计{until}恢复，给您带来不便敬请谅解！',
  BUSY: '操作超时，建议登录税局确认后再次操作！',
  EXPORT_REQUIRED: '查询结果超过{limit}条，请使用导出功能！',
  EXPORT_NOT_READY: '文件正在生成中，请稍后查看！',
  NO_DATA: '未查询到数据！',
  DATA_UNAVAILABLE: '该数据接口暂不可用，请稍后再试！',
  NEW_ENTERPRISE: '企业成立不足一个申报期，暂无申报数据！',
  BAD_REQUEST: '请求参数有误！',
} as const

export type FailureCode = keyof typeof TEXTS

export const FAILURE_CODES = Object.keys(TEXTS) as FailureCode[]

/** Answers that are not the business's but the gateway's have a status of their own. */
const STATUS: Partial<Record<FailureCode, number>> = {
  MAINTENANCE: 503,
  BUSY: 504,
  BAD_REQUEST: 400,
}

export class BureauFailure extends Error {
  readonly code: FailureCode
  readonly status: number
  readonly details: Readonly<Record<string, string | number>>

  constructor(code: FailureCode, details: Readonly<Record<string, string | number>> = {}) {
    super(TEXTS[code].replace(/\{(\w+)\}/g, (_, name: string) => String(details[name] ?? '')))
    this.code = code
    this.status = STATUS[code] ?? 200
    this.details = details
  }
}

import { dictionary } from '../../i18n/dictionary.ts'

/** Causes of failure in a few words (the full sentence for the person comes from the server with its figures). */
const causes = dictionary(
  {
    'TE-01': '账号或密码错误',
    'TE-02': '账号被锁定',
    'TE-03': '短信验证码错误或失效',
    'TE-04': '未收到短信',
    'TE-05': '图形验证失败',
    'TE-06': '二维码过期',
    'TE-07': '身份权限不足',
    'TE-08': '税局维护',
    'TE-09': '税局超时',
    'TE-10': '纳税人状态异常',
    'TE-11': '需人脸核验',
    'TE-12': '登录企业不一致',
    'TE-13': '地区不符',
    'TE-14': '未开通密码登录',
    'TE-15': '账号被挤下线',
    'TE-16': '企业成立时间较短，尚无申报',
    'TE-17': '发票文件生成中',
    'TE-18': '授权失效',
    'TE-19': '税局风控限制',
    'TE-20': '登录已超时',
    'TE-21': '部分数据未取到',
    'TE-22': '密码两次输错，已暂停密码登录',
    'TE-23': '被要求放慢',
    'TE-24': '账号未在税局登记',
    'TE-25': '新密码不合要求',
    'TE-99': '系统异常',
  },
  {
    'TE-01': 'Wrong account or password',
    'TE-02': 'Account locked',
    'TE-03': 'SMS code wrong or expired',
    'TE-04': 'SMS not received',
    'TE-05': 'Captcha failed',
    'TE-06': 'QR code expired',
    'TE-07': 'Role lacks permission',
    'TE-08': 'Bureau maintenance',
    'TE-09': 'Bureau timed out',
    'TE-10': 'Abnormal taxpayer status',
    'TE-11': 'Face check required',
    'TE-12': 'Another enterprise logged in',
    'TE-13': 'Wrong area',
    'TE-14': 'Password login not opened',
    'TE-15': 'Logged in elsewhere',
    'TE-16': 'New firm without data',
    'TE-17': 'Invoice export pending',
    'TE-18': 'Consent no longer valid',
    'TE-19': 'Bureau risk control',
    'TE-20': 'Login timed out',
    'TE-21': 'Some data missing',
    'TE-22': 'Two wrong passwords, stopped',
    'TE-23': 'Asked to slow down',
    'TE-24': 'Account not on record',
    'TE-25': 'New password not taken',
    'TE-99': 'Unknown fault',
  },
)

/** `TE-09` → 税局超时; a code this page does not know stays as it is. */
export function causeOf(code: string, language: 'zh' | 'en'): string {
  const words: Record<string, string> = causes[language]
  return words[code] ?? code
}

/** What the login forms accept before anything is sent. Pure; the words are the page's. */
export type Way = 'password' | 'sms'

export interface LoginForm {
  username: string
  password: string
  mobile: string
  captcha: string
  smsCode: string
}

export type LoginFault =
  | 'needUsername'
  | 'needPassword'
  | 'needCaptcha'
  | 'needMobile'
  | 'badMobile'
  | 'needSmsCode'

export type Faults = Partial<Record<keyof LoginForm, LoginFault>>

/** Whitespace inside a number is the user's grouping, not an error. */
export const cleanMobile = (text: string): string => text.replace(/\s/g, '')

export function judgeMobile(text: string): LoginFault | null {
  const mobile = cleanMobile(text)
  if (!mobile) return 'needMobile'
  return /^1[3-9]\d{9}$/.test(mobile) ? null : 'badMobile'
}

export function judgeLogin(way: Way, form: LoginForm): Faults {
  const faults: Faults = {}
  if (way === 'password') {
    if (!form.username.trim()) faults.username = 'needUsername'
    if (!form.password) faults.password = 'needPassword'
    if (!form.captcha.trim()) faults.captcha = 'needCaptcha'
    return faults
  }
  const mobile = judgeMobile(form.mobile)
  if (mobile) faults.mobile = mobile
  if (!form.smsCode.trim()) faults.smsCode = 'needSmsCode'
  return faults
}

/** For sending the SMS code: the number, and the image's characters once the server has asked for them. */
export function judgeSend(form: LoginForm, withImage: boolean): Faults {
  const faults: Faults = {}
  const mobile = judgeMobile(form.mobile)
  if (mobile) faults.mobile = mobile
  if (withImage && !form.captcha.trim()) faults.captcha = 'needCaptcha'
  return faults
}

/** Settings of Alibaba Cloud SMS, as `config.ts` reads them: all of them or none. */
import type { AliyunSms } from './aliyun.ts'

/** Messages that are sent under these names; notices besides as `NOTICE_` and their kind. */
const TEMPLATES = [
  'LOGIN_CODE',
  'SIGN_CODE',
  'CHECK_CODE',
  'PASSWORD_LINK',
  'WAY_BACK',
  'COLLECT_DONE',
  'COLLECT_PART',
  'COLLECT_FAILED',
  'COLLECT_KICKED',
  'COLLECT_OPEN',
  'NOTICE',
]
const isTemplate = (name: string): boolean =>
  TEMPLATES.includes(name) || /^NOTICE_[A-Z_]+$/.test(name)

type Given = (name: string) => string | undefined

/** `wrong` makes the fault of a variable, from what is allowed; null = the gateway is not used. */
export function aliyunOf(
  given: Given,
  url: string,
  wrong: (name: string, allowed: string) => Error,
): AliyunSms | null {
  const names = ['KEY_ID', 'KEY_SECRET', 'SIGN', 'TEMPLATES'].map((name) => `SMS_ALIYUN_${name}`)
  const [keyId, keySecret, sign, listed] = names.map(given)
  const missing = names.find((name) => given(name) === undefined)
  if (names.every((name) => given(name) === undefined)) return null
  if (!keyId || !keySecret || !sign || !listed)
    throw wrong(missing ?? '', '须与其他 SMS_ALIYUN_ 变量一并设置')
  const templates = Object.fromEntries(
    listed.split(',').map((pair) => {
      const [name = '', code = ''] = pair.trim().split('=')
      if (!isTemplate(name) || !/^SMS_\d{4,20}$/.test(code))
        throw wrong(
          'SMS_ALIYUN_TEMPLATES',
          `须为 名称=模板编码 的列表，以逗号分隔，如 LOGIN_CODE=SMS_123456789；名称为 ${TEMPLATES.join('、')} 或 NOTICE_ 加消息类别`,
        )
      return [name, code]
    }),
  )
  return { url, keyId, keySecret, sign: sign.replace(/^【|】$/g, ''), templates }
}

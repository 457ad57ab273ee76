/**
 * Personal data and secrets inside a text of any kind: a log line, a stack, what is told of a file. The owner recognises his
 * own by what stays; nobody else learns it. A 统一社会信用代码 is public and stays.
 */
import { hideQuoted } from './hide-quoted.ts'
import { maskIdNo, maskMobile, maskName } from './mask.ts'
import { isIdNo } from './person/id-no.ts'
import { checkUscc } from './uscc.ts'

const HIDDEN = '[hidden]'

/** Fields whose value is nobody's business, in JSON, in an address, or as somebody wrote them. */
const SECRET =
  'pass(?:word|wd)?|pwd|secret|token|ticket|authorization|cookie|sms_?code|captcha|credentials?'
const SECRET_FIELD = new RegExp(`(?:${SECRET})s?$`, 'i')
const PERSON_FIELD =
  /^(?:name|(?:person|real|signer|legal|contact)(?:_?person)?_?name|contact|legal_?person)$/i
const PERSON =
  '姓名|法定代表人|法人代表|法人|联系人|经办人|办税人|办税员|财务负责人|签署人|持卡人|收款人|开票人|复核人'

type Rule = [RegExp, string | ((match: string, ...groups: string[]) => string)]

const RULES: Rule[] = [
  [/(\b[a-z][a-z\d+.-]*:\/\/)[^\s/@"]+@/gi, `$1${HIDDEN}@`],
  [/([?&][\w.%[\]-]+=)[^\s&"'<>)\\]+/g, `$1${HIDDEN}`],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, `$1 ${HIDDEN}`],
  [
    new RegExp(`((?:${SECRET})s?\\\\?["']?\\s*[:=]\\s*\\\\?["']?)[^\\s"',;&}\\\\]+`, 'gi'),
    `$1${HIDDEN}`,
  ],
  [/((?:密码|口令|验证码|令牌)\s*(?:[:：=]|是|为)\s*)[^\s，。；、）)"'\\]+/g, `$1${HIDDEN}`],
  [
    new RegExp(`((?:${PERSON})\\s*(?:[:：=]|是|为)\\s*)([\\p{Script=Han}·]{2,})`, 'gu'),
    (_, label, name) => `${label}${maskName(name!)}`,
  ],
  [/(?<![\w-])(?:v[12]\.[\w-]{10,}(?:\.[\w-]+)*|[\w-]{40,}(?:\.[\w-]+)*)/g, hideToken],
  [/[\w+-][\w.+-]{0,63}@(?=(?:[\w-]{1,63}\.){1,8}[a-z]{2,}\b)/gi, (local) => `${local[0]}***@`],
  [/(?<![\dA-Za-z])\d{8}[\dA-Z]{10}(?![\dA-Za-z])|(?<!\d)\d{13,19}[Xx]?(?!\d)/g, maskLong],
  [/(?<!\d)\d{4}(?:[ -]\d{4}){2,3}(?:[ -]?\d{1,7})?(?!\d)/g, (card) => maskIdNo(card)],
  [
    /(?<!\d)((?:\+|00)?86[ -]?)?(1[3-9]\d[ -]?\d{4}[ -]?\d{4})(?!\d)/g,
    (_, country, mobile) => `${country ?? ''}${maskMobile(mobile!.replace(/[ -]/g, ''))}`,
  ],
  [
    /(?<![\d.])(?:\(0\d{2,3}\)|（0\d{2,3}）|0\d{2,3}[ -])[ -]?[2-9]\d{6,7}(?!\d)/g,
    (phone) => maskMobile(phone),
  ],
  [/(?<![\d.])0(?:10|2\d|[3-9]\d{2})[2-9]\d{6,7}(?!\d)/g, (phone) => maskMobile(phone)],
  [/(?<![\dA-Za-z])(?:[A-Z]\d{8}|E[A-HJ-NP-Z]\d{7})(?![\dA-Za-z])/g, (no) => maskIdNo(no)],
]

/** Hides numbers of persons, cards and telephones, addresses of mail, names behind a label, and secrets. */
export function maskText(text: string): string {
  let out = hideQuoted(text, HIDDEN)
  if (/[０-９]/.test(out))
    out = out.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
  for (const [pattern, replacement] of RULES) out = out.replace(pattern, replacement as string)
  return out
}

/** The same through a whole value, as JSON may hold it; fields that are secrets or names are hidden whatever they hold. */
export function maskValue(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => maskValue(item, field))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, of]) => [key, maskValue(of, key)]))
  if (value !== null && SECRET_FIELD.test(field)) return HIDDEN
  if (typeof value === 'string')
    return PERSON_FIELD.test(field) ? maskName(maskText(value)) : maskText(value)
  if (typeof value !== 'number') return value
  const text = String(value)
  const masked = maskText(text)
  return masked === text ? value : masked
}

/** Letters and digits mixed: a token. A long word is none. */
function hideToken(run: string): string {
  return /^v[12]\./.test(run) || (/\d/.test(run) && /[A-Za-z]/.test(run)) ? HIDDEN : run
}

/** Cards have 13 to 19 digits, identity numbers 15 or 18; what is a well-formed company code is neither. */
function maskLong(run: string): string {
  if (isIdNo(run)) return maskIdNo(run)
  return checkUscc(run).valid || /^\d{8}(?=.*[A-WYZ])/.test(run) ? run : maskIdNo(run)
}

type Write = (text: string, ...rest: unknown[]) => boolean
const unmaskedOf = new WeakMap<object, Write>()

/** A stream of the process that shows nothing personal, whoever writes to it: libraries, warnings, threads. */
export function maskWrites(stream: Pick<NodeJS.WriteStream, 'write'>): void {
  const write = stream.write.bind(stream) as Write
  unmaskedOf.set(stream, write)
  stream.write = ((chunk: string | Uint8Array, ...rest: unknown[]) =>
    write(
      maskText(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString()),
      ...rest.filter((one) => typeof one === 'function'),
    )) as typeof stream.write
}

/** For who has masked a text already: past the mask of the stream, if it has one. */
export function writeMasked(stream: Pick<NodeJS.WriteStream, 'write'>, text: string): void {
  const write = unmaskedOf.get(stream)
  if (write) write(text)
  else stream.write(text)
}

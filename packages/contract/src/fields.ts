/** Field schemas used by more than one noun: one definition, one Chinese message. */
import * as z from 'zod/mini'
import { CLEANERS, JUDGES } from './form-rules.ts'
import { DECISIONS } from './report/verdicts.ts'

/** For schemas of their own: blanks at the ends are forgiven. */
export const trimmed = CLEANERS.trim
const trim = z.overwrite(trimmed)

/** Text of 1…max characters after trimming. */
export const text = (max: number, message = '不能为空') =>
  z.string().check(trim, z.minLength(1, message), z.maxLength(max, `不能超过${max}个字符`))

export const optionalText = (max: number) =>
  z.optional(z.string().check(trim, z.maxLength(max, `不能超过${max}个字符`)))

/** Fewest characters of a reason: what fits into fewer says nothing to whoever reads it later. */
export const REASON_LEAST = 4

/**
 * Why somebody looks at what is another's, asks for what another must agree to, or agrees: words for whoever asks later, not a few
 * letters, one of them repeated, or signs and figures alone.
 */
export const reason = (max: number, message = '请填写原因', least = REASON_LEAST) =>
  z
    .string()
    .check(
      trim,
      z.minLength(1, message),
      z.minLength(least, `请用文字写明，至少${least}个字`),
      z.maxLength(max, `不能超过${max}个字符`),
      z.refine(JUDGES.worded, '请用文字写明缘由，不能只有数字、符号或重复的字'),
    )

const mobileCalled = (label: string) =>
  z
    .string()
    .check(
      z.overwrite(CLEANERS.mobile),
      z.minLength(1, `${label}不能为空`),
      z.regex(/^1[3-9]\d{9}$/, '请输入正确格式的11位手机号码'),
    )

/** Product spec §5, of a field that is headed 联系方式. */
export const contact = mobileCalled('联系方式')
/** The same of a field that is headed 手机号码: a fault names the field as the person sees it. */
export const mobile = mobileCalled('手机号码')

/** Product spec §5. */
export const email = z
  .string()
  .check(
    trim,
    z.minLength(1, '电子邮箱不能为空'),
    z.regex(
      /^[^\s@,;<>"()]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,24}$/,
      '请输入正确的电子邮箱',
    ),
  )

/** How somebody logs in: told apart from a mobile number, and never given twice. */
export const userName = z
  .string()
  .check(
    trim,
    z.minLength(1, '请输入账号'),
    z.regex(/^[A-Za-z][\w.-]{2,31}$/, '账号以字母开头，3-32位字母、数字、点、横线或下划线'),
  )

export const month = z
  .string()
  .check(z.regex(/^(?:19|20)\d{2}-(0[1-9]|1[0-2])$/, '月份格式应为 2026-02'))

export const isoDate = z
  .string()
  .check(
    z.regex(/^(?:1[89]|20)\d{2}-\d{2}-\d{2}$/, '日期格式应为 2026-02-28'),
    z.refine(JUDGES.day, '没有这一天，请重新选择日期'),
  )

/** 纳税人识别号 / 统一社会信用代码, shape only; the checksum is judged by the service with its own message. */
export const taxNo = z
  .string()
  .check(
    z.overwrite(CLEANERS.code),
    z.minLength(1, '请输入纳税人识别号'),
    z.regex(/^(?:[0-9A-Z]{15}|[0-9A-Z]{17,20})$/, '请输入15至20位纳税人识别号'),
  )

/** GB/T 4754 code, shape only: whether there is such a code the service judges by the table. */
export const industryCode = z
  .string()
  .check(
    z.overwrite(CLEANERS.code),
    z.regex(/^(?:[A-Z]|[A-Z]?\d{1,4})$/, '行业代码为一位字母或二至四位数字，请从列表中选择'),
  )

export const reportNo = z
  .string()
  .check(
    z.overwrite(CLEANERS.code),
    z.minLength(1, '请输入报告编号'),
    z.regex(/^[A-Z]{3}\d{18}$/, '报告编号为三位字母加十八位数字，请核对'),
  )

/** 居民身份证号码 of who signs. */
export const idNo = z
  .string()
  .check(
    z.overwrite(CLEANERS.code),
    z.minLength(1, '请输入18位身份证号码'),
    z.refine(JUDGES.idNo, '身份证号码有误，请逐位核对'),
  )

/** Passwords as they are typed, before they are sealed. Product spec §5. */
export const oldPassword = z
  .string()
  .check(
    z.minLength(1, '请输入旧密码'),
    z.regex(/^(?=.*\d)(?=.*[A-Za-z]).{6,20}$/, '6-20位至少包含数字和字母'),
  )
/** No blanks, which nobody can see when typing. */
const NEW_SHAPE = /^(?=.*\d)(?=.*[A-Za-z])(?=.*[^\dA-Za-z\s])\S{8,20}$/
export const newPassword = (empty: string) =>
  z.string().check(z.minLength(1, empty), z.regex(NEW_SHAPE, '8-20位需包含字母数字和符号'))

export const page = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1)
export const size = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20)

/**
 * A page of rows as every list call answers. `total` counts to ten thousand, or to the end of the page that was asked for; where the list
 * has more rows than that it is what was counted, and `more` says so.
 */
export const paged = <T extends z.ZodMiniType>(row: T) =>
  z.object({
    total: z.number(),
    more: z.optional(z.literal(true)),
    page: z.number(),
    size: z.number(),
    rows: z.array(row),
  })

/** Number of a row: fits a 32-bit key, so that a made-up one is not found instead of not storable. */
export const id = z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647))
/** A company that an operator asks about; 0 = all of them, or the platform itself. */
export const companyReached = z.coerce.number().check(z.int(), z.gte(0), z.lte(2_147_483_647))
export const nothing = z.object({})
/** What a report comes to; null = it was made before there was a verdict. */
export const decision = z.nullable(z.enum(DECISIONS))

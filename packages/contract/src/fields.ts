/** Field schemas used by more than one noun: one definition, one Chinese message. */
import * as z from 'zod/mini'
import { CLEANERS, JUDGES } from './form-rules.ts'
import { DECISIONS } from './report/verdicts.ts'
import { ACCOUNT_FIELD_SAYS } from './words/account.ts'
import { COMMON_FIELD_SAYS } from './words/common.ts'
import { LISTS_FIELD_SAYS } from './words/lists.ts'
import { PEOPLE_FIELD_SAYS } from './words/people.ts'
import { REPORT_FIELD_SAYS } from './words/report.ts'
import { VERIFY_FIELD_SAYS } from './words/verify.ts'

/** For schemas of their own: blanks at the ends are forgiven. */
export const trimmed = CLEANERS.trim
const trim = z.overwrite(trimmed)

/** Text of 1…max characters after trimming. */
export const text = (max: number, message: string = VERIFY_FIELD_SAYS.enterSomething) =>
  z
    .string()
    .check(trim, z.minLength(1, message), z.maxLength(max, VERIFY_FIELD_SAYS.tooLong({ n: max })))

export const optionalText = (max: number) =>
  z.optional(z.string().check(trim, z.maxLength(max, VERIFY_FIELD_SAYS.tooLong({ n: max }))))

/** Fewest characters of a reason: what fits into fewer says nothing to whoever reads it later. */
export const REASON_LEAST = 4

/**
 * Why somebody looks at what is another's, asks for what another must agree to, or agrees: words for whoever asks later, not a few
 * letters, one of them repeated, or signs and figures alone.
 */
export const reason = (
  max: number,
  message: string = LISTS_FIELD_SAYS.sayWhy,
  least = REASON_LEAST,
) =>
  z
    .string()
    .check(
      trim,
      z.minLength(1, message),
      z.minLength(least, PEOPLE_FIELD_SAYS.reasonTooShort({ n: least })),
      z.maxLength(max, VERIFY_FIELD_SAYS.tooLong({ n: max })),
      z.refine(JUDGES.worded, PEOPLE_FIELD_SAYS.reasonInWords),
    )

const mobileCalled = (label: string) =>
  z
    .string()
    .check(
      z.overwrite(CLEANERS.mobile),
      z.minLength(1, COMMON_FIELD_SAYS.enterCalled({ what: label })),
      z.regex(/^1[3-9]\d{9}$/, COMMON_FIELD_SAYS.enterValidMobileNumber),
    )

/** Product spec §5, of a field that is headed 联系方式. */
export const contact = mobileCalled(COMMON_FIELD_SAYS.contactHeaded)
/** The same of a field that is headed 手机号码: a fault names the field as the person sees it. */
export const mobile = mobileCalled(COMMON_FIELD_SAYS.mobileNumberHeaded)

/** Product spec §5. */
export const email = z
  .string()
  .check(
    trim,
    z.minLength(1, COMMON_FIELD_SAYS.enterMailAddress),
    z.regex(
      /^[^\s@,;<>"()]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,24}$/,
      COMMON_FIELD_SAYS.enterValidMailAddress,
    ),
  )

/** How somebody logs in: told apart from a mobile number, and never given twice. */
export const userName = z
  .string()
  .check(
    trim,
    z.minLength(1, ACCOUNT_FIELD_SAYS.enterAccountName),
    z.regex(/^[A-Za-z][\w.-]{2,31}$/, ACCOUNT_FIELD_SAYS.accountNameBeginsWith),
  )

export const month = z
  .string()
  .check(z.regex(/^(?:19|20)\d{2}-(0[1-9]|1[0-2])$/, COMMON_FIELD_SAYS.monthForm))

export const isoDate = z
  .string()
  .check(
    z.regex(/^(?:1[89]|20)\d{2}-\d{2}-\d{2}$/, COMMON_FIELD_SAYS.dateForm),
    z.refine(JUDGES.day, COMMON_FIELD_SAYS.noSuchDayChoose),
  )

/** 纳税人识别号 / 统一社会信用代码, shape only; the checksum is judged by the service with its own message. */
export const taxNo = z
  .string()
  .check(
    z.overwrite(CLEANERS.code),
    z.minLength(1, COMMON_FIELD_SAYS.enterTaxNumber),
    z.regex(/^(?:[0-9A-Z]{15}|[0-9A-Z]{17,20})$/, COMMON_FIELD_SAYS.taxNumberForm),
  )

/** GB/T 4754 code, shape only: whether there is such a code the service judges by the table. */
export const industryCode = z
  .string()
  .check(
    z.overwrite(CLEANERS.code),
    z.regex(/^(?:[A-Z]|[A-Z]?\d{1,4})$/, COMMON_FIELD_SAYS.industryCodeForm),
  )

export const reportNo = z
  .string()
  .check(
    z.overwrite(CLEANERS.code),
    z.minLength(1, REPORT_FIELD_SAYS.enterNumberReport),
    z.regex(/^[A-Z]{3}\d{18}$/, REPORT_FIELD_SAYS.reportNumberForm),
  )

/** 居民身份证号码 of who signs. */
export const idNo = z
  .string()
  .check(
    z.overwrite(CLEANERS.code),
    z.minLength(1, COMMON_FIELD_SAYS.enterIdNumber),
    z.refine(JUDGES.idNo, COMMON_FIELD_SAYS.idNumberNotRight),
  )

/** Passwords as they are typed, before they are sealed. Product spec §5. */
export const oldPassword = z
  .string()
  .check(
    z.minLength(1, ACCOUNT_FIELD_SAYS.enterOldPassword),
    z.regex(/^(?=.*\d)(?=.*[A-Za-z]).{6,20}$/, ACCOUNT_FIELD_SAYS.oldPasswordShape),
  )
/** No blanks, which nobody can see when typing. */
const NEW_SHAPE = /^(?=.*\d)(?=.*[A-Za-z])(?=.*[^\dA-Za-z\s])\S{8,20}$/
export const newPassword = (empty: string) =>
  z.string().check(z.minLength(1, empty), z.regex(NEW_SHAPE, ACCOUNT_FIELD_SAYS.newPasswordShape))

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

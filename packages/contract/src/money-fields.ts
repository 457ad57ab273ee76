/** Schemas of money: amounts are integers of 毫 (0.0001 yuan). */
import * as z from 'zod/mini'
import * as f from './fields.ts'
import { said } from './said.ts'
import { CHANNEL_FIELD_SAYS } from './words/channel.ts'
import { MONEY_FIELD_SAYS } from './words/money.ts'

/** What the documents say at each amount of the books: an integer is worth nothing without its unit. */
export const HAO = '单位：0.0001 元，整数（180000 为 18 元）'

/** Ten billion yuan: ten digits are typed (product spec §5). */
const MOST_MOVED = 10 ** 14
/** A million yuan: what a hundred thousand calls come to is a number still. */
const MOST_A_CALL = 10 ** 10

/** 毫 as the books have them, either sign. What comes in is bounded by `price`, what stands on an account by the ledger. */
export const hao = said(z.number().check(z.int()), HAO)
/** 毫 that somebody enters, not below zero. */
export const price = said(
  z
    .number()
    .check(
      z.gte(0, MONEY_FIELD_SAYS.amountCannotNegative),
      z.lte(MOST_MOVED, MONEY_FIELD_SAYS.amountTooHigh),
      z.int(),
    ),
  HAO,
)
/** 毫 a call. */
export const callPrice = said(
  z
    .number()
    .check(
      z.gte(0, MONEY_FIELD_SAYS.amountCannotNegative),
      z.lte(MOST_A_CALL, MONEY_FIELD_SAYS.priceTooHigh),
      z.int(),
    ),
  `每次调用，${HAO}`,
)

const YUAN = '单位：元，两位小数的文本；空为没有'
/** Yuan as they stand on a paper, a text; '' = none does. */
export const yuanText = said(z.string(), YUAN)
/** The same as it is typed. */
export const yuanTyped = said(f.optionalText(24), YUAN)

/** How many calls: what bears the name of an amount elsewhere is told apart where it stands. */
export const callCount = said(z.number(), '次数，不是金额')

/** Yuan as they are typed; product spec §5. */
export const typedAmount = said(
  z
    .string()
    .check(
      z.minLength(1, MONEY_FIELD_SAYS.enterAmount),
      z.regex(/^\d{1,10}(?:\.\d{1,3})?$/, MONEY_FIELD_SAYS.amountForm),
    ),
  '单位：元',
)
export const typedCount = z
  .string()
  .check(z.regex(/^[1-9]\d{0,8}$/, CHANNEL_FIELD_SAYS.enterNumber))

/** A code of the catalogue, shape only. */
export const productCode = z
  .string()
  .check(z.regex(/^[A-Z][A-Z_]{1,39}$/, MONEY_FIELD_SAYS.productCodeNotRight))

/** From the n-th charged call of a month on, 毫 a call. */
export const tier = z.object({ nth: z.number().check(z.int(), z.gte(1)), price: callPrice })

/** What a call costs now, shown before it is made. */
export const quote = z.object({
  /** The company opened the product. */
  open: z.boolean(),
  unit: z.string(),
  chargeRule: z.enum(['FOUND', 'QUERY']),
  /** 毫; zero while what was bought is valid. */
  price: callPrice,
  validDays: z.number(),
  /** Bought for this enterprise, free until then. */
  freeUntil: z.nullable(z.string()),
})

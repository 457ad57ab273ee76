/** Schemas of money: amounts are integers of 毫 (0.0001 yuan). */
import * as z from 'zod/mini'

const MOST = 10 ** 15

/** 毫, either sign. */
export const hao = z.number().check(z.int(), z.gte(-MOST), z.lte(MOST))
/** 毫, not below zero. */
export const price = z.number().check(z.int(), z.gte(0, '金额不能为负'), z.lte(MOST))

/** Yuan as they are typed; product spec §5. */
export const typedAmount = z
  .string()
  .check(
    z.minLength(1, '金额不能为空'),
    z.regex(/^\d{1,10}(?:\.\d{1,3})?$/, '金额为1-10位，小数点最多三位'),
  )
export const typedCount = z.string().check(z.regex(/^[1-9]\d{0,8}$/, '请输入数字'))

/** A code of the catalogue, shape only. */
export const productCode = z.string().check(z.regex(/^[A-Z][A-Z_]{1,39}$/, '产品代码有误'))

/** From the n-th charged call of a month on, 毫 a call. */
export const tier = z.object({ nth: z.number().check(z.int(), z.gte(1)), price })

/** What a call costs now, shown before it is made. */
export const quote = z.object({
  /** The company opened the product. */
  open: z.boolean(),
  unit: z.string(),
  chargeRule: z.enum(['FOUND', 'QUERY']),
  /** 毫; zero while what was bought is valid. */
  price,
  validDays: z.number(),
  /** Bought for this enterprise, free until then. */
  freeUntil: z.nullable(z.string()),
})

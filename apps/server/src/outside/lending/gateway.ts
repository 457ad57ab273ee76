/** A gateway to a bureau of lenders: one protocol by URL and bearer key, written down in the sandbox's `docs/lending.md`. */
import { INSTITUTION_TYPES, LENDING_EVENTS } from '@xinjian/format/lending/records'
import * as z from 'zod/mini'
import { PublicSourceFailure } from '../public/connector.ts'
import { exchange } from '../public/exchange.ts'
import {
  type LendingAnswer,
  LendingFailure,
  type LendingFault,
  type ToldLending,
} from './connector.ts'
import type { LendingPass } from './pass.ts'

const VENDOR = 'gateway'
const FAULTS: Readonly<Record<string, LendingFault>> = {
  CONSENT_REQUIRED: 'REFUSED',
  CONSENT_MISMATCH: 'REFUSED',
  QUOTA: 'LIMIT',
  UNAUTHORIZED: 'LIMIT',
  BUSY: 'DOWN',
}

const MOST = 10_000
const yuan = z.number().check(z.gte(0), z.lte(1e13))
const band = z.nullable(
  z
    .object({ from: yuan, to: z.nullable(yuan) })
    .check(z.refine(({ from, to }) => to === null || to >= from)),
)
const isDay = (text: string): boolean => {
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text
}

const record = z.object({
  event: z.enum(LENDING_EVENTS),
  instType: z.enum(INSTITUTION_TYPES),
  instCode: z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\w-]+$/)),
  /** Shanghai time; a day alone where the institution told no time. */
  eventTime: z.string().check(
    z.regex(/^\d{4}-\d{2}-\d{2}(?:T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)?$/),
    z.refine((text) => isDay(text.slice(0, 10))),
  ),
  amount: band,
  balance: band,
  dueDate: z.nullable(z.string().check(z.refine(isDay))),
  overdueMonths: z.nullable(z.number().check(z.int(), z.gte(0), z.lte(600))),
})
const answer = z.object({
  code: z.string(),
  data: z.optional(
    z.nullable(
      z.object({ total: z.number().check(z.int(), z.gte(0)), records: z.array(z.unknown()) }),
    ),
  ),
})

/** @param deadline of one call, in milliseconds */
export const createLendingGateway = (url: string, key: string, deadline: number) => ({
  vendor: VENDOR,
  /** @throws LendingFailure */
  async ask({ subject, contractNo, subjectHash }: LendingPass): Promise<LendingAnswer> {
    const { page, json } = await exchange(
      `${url}/records`,
      { authorization: `Bearer ${key}` },
      AbortSignal.timeout(deadline),
      {
        subjectType: subject === 'ENTERPRISE' ? 'ENTERPRISE' : 'PERSON',
        subjectHash,
        consentNo: contractNo,
      },
    ).catch((error) => {
      throw error instanceof PublicSourceFailure ? new LendingFailure(error.fault, error) : error
    })
    return { vendor: VENDOR, records: readAnswer(json), body: page.body, at: page.at }
  },
})

function readAnswer(json: unknown): ToldLending[] {
  const read = answer.safeParse(json)
  if (!read.success) throw new LendingFailure('SHAPE')
  const { code, data } = read.data
  if (code !== '0000') throw new LendingFailure(FAULTS[code] ?? 'SHAPE')
  if (!data || data.records.length > MOST) throw new LendingFailure('SHAPE')
  if (data.records.length !== data.total) throw new LendingFailure('CUT')
  return data.records.map(readRecord)
}

/** One that cannot be read makes the whole answer unread: a count that leaves it out would be too small. */
function readRecord(item: unknown): ToldLending {
  const read = record.safeParse(item)
  if (!read.success) throw new LendingFailure('SHAPE')
  const { event, instType, instCode, eventTime, amount, balance, dueDate, overdueMonths } =
    read.data
  return {
    ...{ event, institution: instType, institutionCode: instCode, at: eventTime },
    ...{ amount, balance, dueOn: dueDate, overdueMonths, item },
  }
}

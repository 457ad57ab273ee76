/** Who owes and who is owed, as the newest list by age tells it. */
import type { Fen } from '@xinjian/format'
import { optionalDay } from '../kit/calendar/calendar.ts'
import type { DayNumber } from '../kit/calendar/window.ts'
import type { AgeingRow, AgePart } from './facts.ts'

export interface Party {
  party: string
  balance: Fen
  parts: readonly AgePart[]
  /** 账期 in days; null = the list does not say, or says several. */
  creditDays: number | null
  /** The newest day on which money came or went, ISO; null = the list does not say. */
  lastPaidOn: string | null
}

export interface Parties {
  /** Day that the list stands for, ISO. */
  day: string
  rows: readonly AgeingRow[]
  /** With a balance above nothing, the greatest first. */
  owing: readonly Party[]
  /** Σ of theirs. */
  total: Fen
  /** With nothing, or with the balance on the other side: deducted from nobody. */
  others: readonly Party[]
}

/** Of a list that was made after the day that the report looks from nothing is seen; null = there is none. */
export function partiesOf(all: readonly AgeingRow[], asOf: DayNumber): Parties | null {
  const seen = all.filter(({ asOf: day }) => {
    const stands = optionalDay(day)
    return stands !== null && stands <= asOf
  })
  if (seen.length === 0) return null
  const day = seen
    .map((row) => row.asOf)
    .toSorted()
    .at(-1)!
  const rows = seen.filter((row) => row.asOf === day)
  const parties = [...Map.groupBy(rows, ({ party }) => party)]
    .map(([party, of]) => ({
      party,
      balance: of.reduce((sum, { balance }) => sum + balance, 0),
      parts: settled(of.flatMap(({ ages }) => ages)),
      creditDays: theOne(of.flatMap(({ creditDays }) => creditDays ?? [])),
      lastPaidOn:
        of
          .flatMap(({ lastPaidOn }) => lastPaidOn ?? [])
          .toSorted()
          .at(-1) ?? null,
    }))
    .sort((a, b) => b.balance - a.balance || (a.party < b.party ? -1 : 1))
  const owing = parties.filter(({ balance }) => balance > 0)
  return {
    day,
    rows,
    owing,
    total: owing.reduce((sum, { balance }) => sum + balance, 0),
    others: parties.filter(({ balance }) => balance <= 0),
  }
}

const theOne = (days: readonly number[]): number | null =>
  new Set(days).size === 1 ? days[0]! : null

/** Mean 账期 of those who owe and of whom the list tells it, weighed by balance, with how many they are; null = it tells none. */
export function meanCreditDays({
  owing,
}: Parties): { days: number; n: number; share: number } | null {
  const told = owing.flatMap(({ creditDays, balance }) =>
    creditDays === null ? [] : [{ creditDays, balance }],
  )
  const sum = told.reduce((all, { balance }) => all + balance, 0)
  if (sum === 0) return null
  const days = told.reduce((all, { creditDays, balance }) => all + creditDays * balance, 0) / sum
  const whole = owing.reduce((all, { balance }) => all + balance, 0)
  return { days, n: told.length, share: sum / whole }
}

/** Of one party: what is below nothing was paid in advance or reversed, and settles what is oldest. */
function settled(parts: readonly AgePart[]): readonly AgePart[] {
  let paid = -sumOf(parts.filter(({ amount }) => amount < 0))
  if (paid === 0 || sumOf(parts) < 0) return parts
  const left = parts.map((part) => ({ ...part, amount: Math.max(0, part.amount) }))
  for (const part of left.toSorted((a, b) => (b.from ?? -1) - (a.from ?? -1))) {
    const taken = Math.min(part.amount, paid)
    part.amount -= taken
    paid -= taken
  }
  return left
}

const sumOf = (parts: readonly AgePart[]): Fen => parts.reduce((sum, { amount }) => sum + amount, 0)

/** Those whose ages do not come to their balance, or who have none. */
export const untold = ({ owing }: Parties, tolerance: Fen): Party[] =>
  owing.filter(({ balance, parts }) => Math.abs(sumOf(parts) - balance) > tolerance)

const isDue = ({ from, to }: AgePart): boolean => from !== null || to !== null

/** What is overdue; null = the list does not say what is not due yet. */
export function overdue({ owing }: Parties): Fen | null {
  const parts = owing.flatMap(({ parts: all }) => all)
  return parts.every(isDue) ? null : sumOf(parts.filter(isDue))
}

/** What is older than a number of days; null = a part of the list begins before and ends after it. */
export function olderThan({ owing }: Parties, days: number): Fen | null {
  const parts = owing.flatMap(({ parts: all }) => all).filter(({ amount }) => amount !== 0)
  const old = (part: AgePart) => part.from !== null && part.from >= days
  const young = (part: AgePart) => !isDue(part) || (part.to !== null && part.to <= days)
  return parts.every((part) => old(part) || young(part)) ? sumOf(parts.filter(old)) : null
}

export interface Bucket {
  from: number | null
  to: number | null
  amount: Fen
}

/** Sums by age, what is not due first, the oldest last. */
export function buckets({ owing }: Parties): Bucket[] {
  const parts = owing.flatMap(({ parts: all }) => all)
  return [...Map.groupBy(parts, ({ from, to }) => `${from}/${to}`).values()]
    .map((of) => ({ from: of[0]!.from, to: of[0]!.to, amount: sumOf(of) }))
    .sort(
      (a, b) =>
        (a.from ?? (a.to === null ? -2 : -1)) - (b.from ?? (b.to === null ? -2 : -1)) ||
        (a.to ?? Number.MAX_SAFE_INTEGER) - (b.to ?? Number.MAX_SAFE_INTEGER),
    )
}

import type { Candidate, Draft } from '../draft.ts'
import { FIELD_SOURCES, type FieldSource, type HeaderField } from '../invoice.ts'
import type { Place } from '../ticket/ticket.ts'

/** One value with everything that speaks for it. */
export interface Option {
  value: string
  best: Candidate
  /** Certainty after independent sources have been taken together. */
  confidence: number
  /** What decides between options: certainty minus a step for every rank of the source. */
  weight: number
  place?: Place
}

export type Options = Partial<Record<HeaderField, Option[]>>

/** Width and brackets do not make two names different. */
export function foldValue(field: HeaderField, value: string): string {
  return field.endsWith('Name') ? value.normalize('NFKC').replace(/\s/g, '') : value
}

const RANK_STEP = 0.03

function weightOf(c: Candidate): number {
  return c.confidence - RANK_STEP * FIELD_SOURCES.indexOf(c.source)
}

/**
 * All readings of every field, equal ones joined, best first. Two sources that agree leave only the product of
 * their doubts; the same source twice proves nothing.
 */
export function gatherOptions(drafts: readonly Draft[]): Options {
  const options: Options = {}
  const fields = new Set(drafts.flatMap((d) => Object.keys(d.candidates) as HeaderField[]))
  for (const field of fields) {
    const groups = new Map<string, Candidate[]>()
    for (const c of drafts.flatMap((d) => d.candidates[field] ?? [])) {
      const key = foldValue(field, c.value)
      groups.set(key, [...(groups.get(key) ?? []), c])
    }
    options[field] = [...groups.values()].map(toOption).sort((a, b) => b.weight - a.weight)
  }
  return options
}

function toOption(candidates: Candidate[]): Option {
  const sorted = [...candidates].sort((a, b) => weightOf(b) - weightOf(a))
  const best = sorted[0]!
  const perSource = new Map<FieldSource, number>()
  for (const c of sorted)
    perSource.set(c.source, Math.max(perSource.get(c.source) ?? 0, c.confidence))
  const doubt = [...perSource.values()].reduce((d, c) => d * (1 - c), 1)
  const confidence = Math.min(0.99, Math.max(best.confidence, 1 - doubt))
  const place = sorted.find((c) => c.place)?.place
  return {
    value: best.value,
    best,
    confidence,
    weight: weightOf(best) + (perSource.size - 1) * 0.05,
    ...(place && { place }),
  }
}

/** A different value that an independent reader is serious about. */
export function seriousRival(options: readonly Option[]): Option | null {
  const [first, ...rest] = options
  if (!first) return null
  return rest.find((o) => o.best.source !== first.best.source && o.best.confidence >= 0.75) ?? null
}

/** A second reading of the same source counts as much as the first from this share of its confidence. */
const AS_GOOD = 0.97

/**
 * A different value that the same reader found under an equally good label: two invoices on one page, or a label that means
 * something else. Which of the two is meant is a guess, unless another source has confirmed the first.
 */
export function twinRival(options: readonly Option[]): Option | null {
  const [first, ...rest] = options
  if (!first) return null
  const twin = rest.find((o) => o.best.source === first.best.source)
  return twin && twin.confidence >= first.confidence * AS_GOOD ? twin : null
}

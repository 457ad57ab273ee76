import type { ReactNode } from 'react'
import { isBackwards } from '../../ui/pick/days.ts'

interface Named {
  /** Name in the address. */
  key: string
  /** Name in the body of the call, where it differs. */
  ask?: string
  label: string
}

/** From the lowest to the highest of a figure: `scoreFrom` and `scoreTo` in the address and in the body. */
export interface Span {
  kind: 'span'
  key: string
  label: string
  /** Nothing above is a figure of it; 0 is the least. */
  most: number
}

/** What narrows a list, as data; `FilterBar` draws it, the address keeps it, the call is asked with it. */
export type Filter =
  | ({ kind: 'search' } & Named)
  | ({
      kind: 'choice'
      options: readonly { value: string; label: string }[]
      /** What stands for no choice. */
      all: string
      /** Many options: the list is searched by typing. */
      searched?: boolean
    } & Named)
  /** First and last day, `from` and `to` in the address and in the body. */
  | { kind: 'days'; key: 'days'; label: string }
  | Span
  /** Ticked, the call is asked with `value`. */
  | ({ kind: 'tick'; value: string } & Named)
  /** Given by a link from elsewhere; shown as a mark that can be taken away. */
  | ({ kind: 'held' } & Named)
  /** A control of the page's own. */
  | ({
      kind: 'own'
      control: (value: string | null, pick: (value: string | null) => void) => ReactNode
    } & Named)

/** Filters that are set, by their names in the address. */
export type Values = Readonly<Record<string, string>>

/** Names of the two ends of a span. */
export const endsOf = ({ key }: Span) => [`${key}From`, `${key}To`] as const

export const isWithin = ({ most }: Span, value: string): boolean =>
  /^\d+(\.\d+)?$/.test(value) && Number(value) <= most

const namesOf = (filter: Filter): readonly string[] => {
  if (filter.kind === 'days') return ['from', 'to']
  return filter.kind === 'span' ? endsOf(filter) : [filter.key]
}

/** What the address says, as far as the filters understand it: an unknown choice is none. */
export function readFilters(filters: readonly Filter[], query: URLSearchParams): Values {
  const values: Record<string, string> = {}
  for (const filter of filters)
    for (const name of namesOf(filter)) {
      const value = query.get(name) ?? ''
      if (value === '') continue
      if (filter.kind === 'choice' && filter.options.length > 0)
        if (!filter.options.some((o) => o.value === value)) continue
      if (filter.kind === 'tick' && value !== '1') continue
      if (filter.kind === 'span' && !isWithin(filter, value)) continue
      values[name] = value
    }
  return values
}

/** The part of the call's body that the filters make. */
export function bodyOf(filters: readonly Filter[], values: Values): Record<string, string> {
  const body: Record<string, string> = {}
  for (const filter of filters)
    for (const name of namesOf(filter)) {
      const value = values[name]
      if (value === undefined) continue
      const field = ('ask' in filter ? filter.ask : undefined) ?? name
      body[field] = filter.kind === 'tick' ? filter.value : value
    }
  return body
}

/** Whether the server would have to refuse: days that run backwards are not asked for. */
export const isAskable = (values: Values): boolean =>
  !isBackwards({ from: values.from ?? '', to: values.to ?? '' })

/** A change of the address that lets go of every filter. */
export const cleared = (filters: readonly Filter[]): Record<string, null> =>
  Object.fromEntries(filters.flatMap(namesOf).map((name) => [name, null]))

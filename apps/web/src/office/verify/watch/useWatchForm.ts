import type { DataOf } from '@xinjian/contract/endpoint'
import type { FormBody } from '@xinjian/contract/form'
import { watchForm } from '@xinjian/contract/forms/verify'
import type { verifyWatch } from '@xinjian/contract/nouns/verify/verifyWatch'
import { haoOf, yuanOfHao } from '@xinjian/format'
import { pollsWithin, type WatchEvery } from '@xinjian/format/verify/watch'
import { useRef } from 'react'
import { type FormHandle, useForm } from '../../../form/useForm.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { yuan } from '../../billing/yuan.ts'
import { words } from './words.ts'

export type Terms = DataOf<typeof verifyWatch.watchTerms>
export type WatchForm = FormHandle<FormBody<typeof watchForm>>

/** What a watch may cost at most: every look that its days have room for, and one at least. */
export const mostOf = (price: number, days: string, every: string): number =>
  price * Math.max(1, pollsWithin(Number(days), every as WatchEvery))

/** As typed → as the calls take it. */
export const bodyOfWatch = ({ days, every, cap, channel }: FormBody<typeof watchForm>) => ({
  days: Number(days),
  every,
  cap: haoOf(cap) ?? 0,
  ...(channel && { channel }),
})

/** How an invoice is to be watched; the cap follows what the looks come to until somebody types one. `spent`: 毫 charged before. */
export function useWatchForm(
  terms: Terms,
  onSubmit: (body: ReturnType<typeof bodyOfWatch>) => Promise<unknown>,
  { every = 'WEEK', spent = 0 }: { every?: WatchEvery; spent?: number } = {},
): WatchForm {
  const t = useWords(words)
  const price = terms.quote?.price ?? 0
  const proposed = (days: string, how: string) => yuanOfHao(spent + mostOf(price, days, how))
  const start = { days: '90', every, cap: proposed('90', every) }
  const last = useRef(start.cap)
  const form: WatchForm = useForm(watchForm, {
    start,
    also: ({ cap }) => {
      const most = haoOf(cap)
      return most !== null && most < spent + price
        ? { cap: t('capLow', { price: yuan(spent + price) }) }
        : {}
    },
    onChange: (change) => {
      const now = form.values()
      if (change.cap !== undefined || now.cap !== last.current) return
      last.current = proposed(now.days, now.every)
      form.set({ cap: last.current })
    },
    onSubmit: (body) => onSubmit(bodyOfWatch(body)),
  })
  return form
}

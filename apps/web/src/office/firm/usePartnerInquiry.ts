import type { PartnerRow } from '@xinjian/contract/nouns/firm'
import { report } from '@xinjian/contract/nouns/report'
import { useEffect, useState } from 'react'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/errors.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { ask as confirm, toast } from '../../ui/feedback.ts'
import { words } from './partner-words.ts'

/** So many at one press: each is charged. */
export const LARGEST = 10
/** Answers are waited for this long after the last was asked for. */
const WAIT_MS = 90_000

/** Orders a report of registry and courts of each counterparty, one after the other, after asking; the first refusal ends it. */
export function usePartnerInquiry() {
  const t = useWords(words)
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null)
  const [waiting, setWaiting] = useState(false)
  useEffect(() => {
    if (!waiting || progress) return
    const timer = setTimeout(() => setWaiting(false), WAIT_MS)
    return () => clearTimeout(timer)
  }, [waiting, progress])
  const ask = async (rows: readonly PartnerRow[]) => {
    const n = rows.length
    const sure = await confirm({
      tone: 'info',
      title: t('askTitle'),
      message: t('askText', { n }),
      okText: t('ask'),
      cancelText: t('cancel'),
    })
    if (!sure) return
    setWaiting(true)
    for (const [done, { taxNo, name }] of rows.entries()) {
      setProgress({ done, of: n })
      try {
        await call(
          report.justiceQuery,
          { keyword: taxNo, reportType: 'JUSTICE_ENT', refresh: false },
          { silent: true },
        )
      } catch (error) {
        setProgress(null)
        toast('error', t('failed', { name, why: messageOf(error) }))
        return
      }
    }
    setProgress(null)
    toast('success', t('done', { n }))
  }
  return { progress, waiting, ask }
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '@xinjian/contract/endpoint'
import { type ExportRow, listExport } from '@xinjian/contract/nouns/lists/listExport'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../api/client.ts'
import { keyOf, query } from '../../../api/query.ts'
import { toastRefusal } from '../../../api/refusal.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { toast } from '../../../ui/feedback.ts'
import { saveDownload } from '../../common/save.ts'
import { useOwnJobs } from '../useOwnJobs.ts'
import { words } from './export-words.ts'
import { isOpen } from './is-open.ts'

export type Asked = BodyOf<typeof listExport.exportAsk>

/** The stream tells at once; where there is none, or it was cut, the list of exports is asked. */
const LOOK_MS = 2_000

/** Asks for an export, once; follows it to its end, saves its file, and says so to `onEnd`. */
export function useExport(asked: Asked, onEnd: () => void) {
  const t = useWords(words)
  const client = useQueryClient()
  const [begun, setBegun] = useState<ExportRow | null>(null)
  const latest = useQuery({
    ...query(listExport.exportList, { page: 1, size: 20 }),
    enabled: begun !== null,
    refetchInterval: LOOK_MS,
  })
  const renew = () => void client.invalidateQueries({ queryKey: keyOf(listExport.exportList) })
  useOwnJobs('export', (event) => event.id === begun?.no && renew(), begun !== null)
  const row = (begun && latest.data?.rows?.find(({ no }) => no === begun.no)) ?? begun
  const conclude = async ({ no, status, message, rows }: ExportRow) => {
    if (status === 'FAILED') toast('error', message)
    if (status === 'DONE')
      try {
        await saveDownload(listExport.exportFile, { no })
        toast('success', t('saved', { n: rows.toLocaleString('en-US') }))
      } catch (error) {
        toastRefusal(error)
      }
    onEnd()
  }
  const step = useRef<'none' | 'asked' | 'ended'>('none')
  useEffect(() => {
    if (step.current === 'none') {
      step.current = 'asked'
      call(listExport.exportAsk, asked, { silent: true }).then(setBegun, (error: unknown) => {
        toastRefusal(error)
        onEnd()
      })
    }
    if (step.current === 'asked' && row && !isOpen(row)) {
      step.current = 'ended'
      void conclude(row)
    }
  })
  const cancel = async () => {
    if (!begun) return
    step.current = 'ended'
    try {
      await call(listExport.exportCancel, { no: begun.no }, { silent: true })
      toast('info', t('cancelled'))
    } catch (error) {
      toastRefusal(error)
    }
    renew()
    onEnd()
  }
  return { row, cancel }
}

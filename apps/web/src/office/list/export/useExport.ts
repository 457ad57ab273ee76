import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ExportRow, listExport } from '@xinjian/contract/nouns/lists/listExport'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../../api/client.ts'
import { keyOf, query } from '../../../api/query.ts'
import { toastRefusal } from '../../../api/refusal.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { toast } from '../../../ui/feedback.ts'
import { saveDownload } from '../../common/save.ts'
import { useOwnJobs } from '../useOwnJobs.ts'
import { words } from './export-words.ts'

/** The stream tells at once; where there is none, or it was cut, the list of exports is asked. */
const LOOK_MS = 2_000

export const isOpen = ({ status }: Pick<ExportRow, 'status'>): boolean =>
  status === 'QUEUED' || status === 'RUNNING'

/** One export that was asked for here: followed to its end, its file saved at once. */
export function useExport() {
  const t = useWords(words)
  const client = useQueryClient()
  const [asked, setAsked] = useState<ExportRow | null>(null)
  const [asking, setAsking] = useState(false)
  const ended = useRef<string | null>(null)
  const latest = useQuery({
    ...query(listExport.exportList, { page: 1, size: 20 }),
    enabled: asked !== null,
    refetchInterval: LOOK_MS,
  })
  const renew = () => void client.invalidateQueries({ queryKey: keyOf(listExport.exportList) })
  useOwnJobs('export', (event) => event.id === asked?.no && renew(), asked !== null)
  const row = (asked && latest.data?.rows?.find(({ no }) => no === asked.no)) ?? asked
  const conclude = useCallback(
    async ({ no, status, message, rows }: ExportRow) => {
      setAsked(null)
      if (status === 'FAILED') toast('error', message)
      if (status !== 'DONE') return
      try {
        await saveDownload(listExport.exportFile, { no })
        toast('success', t('saved', { n: rows.toLocaleString('en-US') }))
      } catch (error) {
        toastRefusal(error)
      }
    },
    [t],
  )
  useEffect(() => {
    if (!row || isOpen(row) || ended.current === row.no) return
    ended.current = row.no
    void conclude(row)
  }, [row, conclude])
  const ask = async (body: Parameters<typeof call<typeof listExport.exportAsk>>[1]) => {
    setAsking(true)
    try {
      setAsked(await call(listExport.exportAsk, body, { silent: true }))
    } catch (error) {
      toastRefusal(error)
    } finally {
      setAsking(false)
    }
  }
  const cancel = async () => {
    if (!asked) return
    try {
      await call(listExport.exportCancel, { no: asked.no }, { silent: true })
      toast('info', t('cancelled'))
    } catch (error) {
      toastRefusal(error)
    }
    setAsked(null)
    renew()
  }
  return { row, asking, ask, cancel }
}

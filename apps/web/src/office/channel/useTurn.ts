import { useQueryClient } from '@tanstack/react-query'
import { channel } from '@xinjian/contract/nouns/channel'
import { useState } from 'react'
import { keyOf } from '../../api/query.ts'
import { toastRefusal } from '../../api/refusal.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { toast } from '../../ui/feedback.ts'
import { words } from './words.ts'

/** A change of a channel: what shows it is read anew, a refusal is said. `renew` alone is for forms, which say their own. */
export function useTurn() {
  const t = useWords(words)
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const renew = async (): Promise<void> => {
    await Promise.all(
      [channel.channelList, channel.channelDetail, channel.collectChannel].map((endpoint) =>
        client.invalidateQueries({ queryKey: keyOf(endpoint) }),
      ),
    )
    // Not sooner: whoever goes on at once would change the version before.
    toast('success', t('saved'))
  }
  const turn = async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true)
    try {
      await work()
      await renew()
    } catch (error) {
      toastRefusal(error)
    } finally {
      setBusy(false)
    }
  }
  return { busy, turn, renew }
}

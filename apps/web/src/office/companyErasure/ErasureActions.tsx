import { useQueryClient } from '@tanstack/react-query'
import type { OperateErasureRow } from '@xinjian/contract'
import { companyErasure } from '@xinjian/contract/nouns/account/companyErasure'
import { call } from '../../api/client.ts'
import { keyOf } from '../../api/query.ts'
import { toastRefusal } from '../../api/refusal.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import ways from '../common/cells/ways.module.css'
import { saveDownload } from '../common/save.ts'
import { Decide } from './Decide.tsx'
import { words } from './words.ts'

/** The word of an operator; going on with an erasure that stopped; the certificate of one that is done. */
export function ErasureActions({ row }: { row: OperateErasureRow }) {
  const t = useWords(words)
  const client = useQueryClient()
  const of = { companyId: row.companyId, no: row.no }
  const again = () =>
    client.invalidateQueries({ queryKey: keyOf(companyErasure.operateErasureList) })
  const retry = async () => {
    await call(companyErasure.operateErasureRetry, of, { silent: true })
    await again()
  }
  const certificate = () =>
    saveDownload(companyErasure.operateErasureCertificate, of).catch(toastRefusal)
  return (
    <span className={ways.ways}>
      {row.status === 'WAITING' && <Decide row={row} onDone={again} />}
      {row.status === 'FAILED' && (
        <Button size="sm" onClick={() => void retry().catch(toastRefusal)}>
          {t('retry')}
        </Button>
      )}
      {row.status === 'DONE' && (
        <Button size="sm" icon="download" onClick={() => void certificate()}>
          {t('certificate')}
        </Button>
      )}
    </span>
  )
}

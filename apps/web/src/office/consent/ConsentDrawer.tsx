import { useQuery } from '@tanstack/react-query'
import { consent } from '@xinjian/contract/nouns/consent'
import { useState } from 'react'
import { messageOf } from '../../api/errors.ts'
import { query } from '../../api/query.ts'
import { toastRefusal } from '../../api/refusal.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { useMay } from '../../shell/may.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Failed, Skeleton } from '../../ui/States.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { saveDownload } from '../common/save.ts'
import { ConsentBody } from './ConsentBody.tsx'
import styles from './consent.module.css'
import { RevokeDialog } from './RevokeDialog.tsx'
import { words } from './words.ts'

/** One consent from the side, with its revocation. `contractNo` lives in the address, so the page owns it. */
export function ConsentDrawer(props: { contractNo: string | null; onClose: () => void }) {
  const t = useWords(words)
  const { contractNo } = props
  const mayRevoke = useMay('consent.revoke')
  const [revoking, setRevoking] = useState(false)
  const [saving, setSaving] = useState(false)
  const save = async (no: string) => {
    setSaving(true)
    await saveDownload(consent.consentPdf, { contractNo: no }).catch(toastRefusal)
    setSaving(false)
  }
  const detail = useQuery({
    ...query(consent.consentDetail, { contractNo: contractNo ?? '' }),
    enabled: contractNo !== null,
  })
  const row = detail.data?.row
  const open = row?.status === 'EFFECTIVE' || row?.status === 'EXPIRED'
  const why = !mayRevoke ? t('noRight') : row && !open ? t('notEffective') : undefined
  return (
    <>
      <Dialog
        open={contractNo !== null}
        side="right"
        width="760px"
        title={t('detail')}
        onClose={props.onClose}
        footer={
          <div className={styles.foot}>
            <Button
              icon="download"
              disabled={!row}
              busy={saving}
              onClick={() => row && void save(row.contractNo)}
            >
              PDF
            </Button>
            {why && row?.status !== 'REVOKED' ? (
              <small className={textStyles.muted}>{why}</small>
            ) : null}
            <Button
              variant="danger"
              disabled={!row || why !== undefined}
              title={why}
              onClick={() => setRevoking(true)}
            >
              {t('revoke')}
            </Button>
            <Button onClick={props.onClose}>{t('close')}</Button>
          </div>
        }
      >
        {detail.error ? (
          <Failed message={messageOf(detail.error)} onRetry={() => void detail.refetch()} />
        ) : detail.data ? (
          <ConsentBody detail={detail.data} />
        ) : (
          <Skeleton lines={12} />
        )}
      </Dialog>
      {row ? <RevokeDialog row={row} open={revoking} onClose={() => setRevoking(false)} /> : null}
    </>
  )
}

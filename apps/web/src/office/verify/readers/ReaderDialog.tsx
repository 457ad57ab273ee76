import { useQueryClient } from '@tanstack/react-query'
import { type ReaderChoice, verify } from '@xinjian/contract/nouns/verify'
import { WHO_READS } from '@xinjian/contract/verify/picture-limits'
import { useState } from 'react'
import { call } from '../../../api/client.ts'
import { messageOf } from '../../../api/errors.ts'
import { keyOf } from '../../../api/query.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/feedback.ts'
import { Segmented } from '../../../ui/Segmented.tsx'
import { Failed } from '../../../ui/States.tsx'
import styles from './readers.module.css'
import { useReaderWords } from './useReaderWords.ts'

/** The administrator says who reads; that pictures leave, he agrees to each time he says so. */
export default function ReaderDialog(props: { of: ReaderChoice; onClose: () => void }) {
  const { of, onClose } = props
  const { t, name } = useReaderWords()
  const client = useQueryClient()
  const [who, setWho] = useState(of.who)
  const [chosen, setChosen] = useState(of.vendor)
  const [agreed, setAgreed] = useState(false)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const vendor = of.vendors.find((one) => one.name === chosen) ?? of.vendors[0]
  const leaves = who !== 'OWN'
  const save = async () => {
    setBusy(true)
    setFault(null)
    try {
      const asked = leaves ? { who, vendor: vendor?.name, agreed } : { who, agreed }
      await call(verify.readerChoose, asked, { silent: true })
      await client.invalidateQueries({ queryKey: keyOf(verify.readerChoice) })
      toast('success', t('saved'))
      onClose()
    } catch (error) {
      setFault(messageOf(error))
    }
    setBusy(false)
  }
  return (
    <Dialog
      open
      title={t('title')}
      width="560px"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            busy={busy}
            disabled={leaves && !(vendor && agreed)}
            onClick={() => void save()}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <Segmented
          value={who}
          label={t('title')}
          options={WHO_READS.map((key) => ({ key, label: t(key) }))}
          onChange={setWho}
        />
        <p className={styles.note}>{t(`who${who}`)}</p>
        {leaves && !vendor && <p role="note">{t('none')}</p>}
        {leaves && vendor && (
          <>
            {of.vendors.length > 1 && (
              <Segmented
                value={vendor.name}
                label={t('which')}
                options={of.vendors.map((one) => ({ key: one.name, label: name(one.name) }))}
                onChange={setChosen}
              />
            )}
            <label className={styles.agree}>
              <input
                type="checkbox"
                checked={agreed}
                onChange={({ target }) => setAgreed(target.checked)}
              />
              {t('agree', { host: vendor.host })}
            </label>
            <p className={styles.note}>{t('free')}</p>
          </>
        )}
        {fault && <Failed message={fault} />}
      </div>
    </Dialog>
  )
}

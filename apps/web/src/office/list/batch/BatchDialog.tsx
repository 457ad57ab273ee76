import { useState } from 'react'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field, Input } from '../../../ui/Field.tsx'
import { Progress } from '../../../ui/States.tsx'
import textStyles from '../../../ui/styles/text.module.css'
import { Table } from '../../../ui/table/Table.tsx'
import { words } from './batch-words.ts'
import type { BatchArgs, BatchOffer } from './offer.ts'
import { SHOWN, useBatch } from './useBatch.ts'

const REASON_MOST = 200

/** Asks before, follows while, and tells after what became of each row. */
export default function BatchDialog(props: {
  offer: BatchOffer
  filter: Record<string, unknown>
  only?: readonly string[]
  n: number
  /** Something was done. */
  onEnd: () => void
  /** Closed after it was started. */
  onClose: () => void
  /** Closed before. */
  onLeave: () => void
}) {
  const { offer, n } = props
  const t = useWords(words)
  const [reason, setReason] = useState('')
  const [args, setArgs] = useState<BatchArgs | null>(null)
  const { args: Args } = offer
  const [told, setTold] = useState(false)
  const [busy, setBusy] = useState(false)
  const { row, running, judged, start, stop } = useBatch(props.onEnd)
  const missing = offer.reason !== undefined && reason.trim() === ''
  const begin = async () => {
    setTold(missing)
    if (missing) return
    setBusy(true)
    await start({
      action: offer.action,
      filter: props.filter,
      ...(props.only && { only: [...props.only] }),
      ...(offer.reason !== undefined && { reason: reason.trim() }),
      ...(args && { args }),
      seen: n,
    })
    setBusy(false)
  }
  const notDone = judged.filter(({ result }) => result !== 'DONE')
  return (
    <Dialog
      open
      title={offer.label}
      width="560px"
      onClose={row ? props.onClose : props.onLeave}
      footer={
        row ? (
          <>
            {running && <Button onClick={() => void stop()}>{t('stop')}</Button>}
            <Button variant="primary" onClick={props.onClose}>
              {t('close')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={props.onLeave}>{t('cancel')}</Button>
            <Button
              variant={offer.danger ? 'danger' : 'primary'}
              busy={busy}
              disabled={Args !== undefined && args === null}
              onClick={() => void begin()}
            >
              {t('start')}
            </Button>
          </>
        )
      }
    >
      {row === null ? (
        <>
          <p>{offer.ask(n)}</p>
          <p className={textStyles.muted}>{t('note')}</p>
          {Args && <Args n={n} onChange={setArgs} />}
          {offer.reason !== undefined && (
            <Field
              label={offer.reason}
              required
              error={told && missing ? t('reasonEmpty') : undefined}
            >
              {(ids) => (
                <Input
                  {...ids}
                  name="reason"
                  maxLength={REASON_MOST}
                  value={reason}
                  onChange={({ target }) => setReason(target.value)}
                />
              )}
            </Field>
          )}
        </>
      ) : (
        <>
          {running && <Progress value={row.progress} label={t('running')} />}
          <p role="status">
            {running ? row.message : t('summary', { done: row.done, refused: row.refused })}
          </p>
          {row.status === 'FAILED' && <p role="alert">{row.message}</p>}
          {row.unsure > 0 && <p role="alert">{t('unsure', { n: row.unsure })}</p>}
          {notDone.length > 0 && (
            <Table
              caption={t('why')}
              rows={notDone}
              rowKey={({ key }) => key}
              maxHeight="40vh"
              columns={[
                { key: 'name', title: t('rowName') },
                { key: 'why', title: t('why') },
              ]}
            />
          )}
          {row.refused + row.unsure > SHOWN && (
            <p className={textStyles.muted}>{t('more', { n: SHOWN })}</p>
          )}
        </>
      )}
    </Dialog>
  )
}

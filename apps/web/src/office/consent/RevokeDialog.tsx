import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ConsentRow, consent } from '@xinjian/contract/nouns/consent'
import { report } from '@xinjian/contract/nouns/report'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/errors.ts'
import { keyOf } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { useFirstField } from '../../shell/useFirstField.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field, Input } from '../../ui/Field.tsx'
import { toast } from '../../ui/feedback.ts'
import { revokeWords } from './words.ts'

/** What each kind of consent stops, so that nobody revokes the wrong one. */
const EFFECTS = {
  collecting: ['stop', 'seal', 'share'],
  reporting: ['stopReport', 'sealReport', 'share'],
} as const

/** Says what happens before it happens, asks why, and revokes. */
export function RevokeDialog(props: { row: ConsentRow; open: boolean; onClose: () => void }) {
  const t = useWords(revokeWords)
  const client = useQueryClient()
  const { row } = props
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const close = () => {
    setReason('')
    setProblem(null)
    props.onClose()
  }
  const revoke = useMutation({
    mutationFn: () =>
      call(
        consent.consentRevoke,
        { contractNo: row.contractNo, reason: reason.trim() },
        { silent: true },
      ),
    onSuccess: () => {
      for (const endpoint of [consent.consentList, consent.consentDetail, consent.collectTasks])
        void client.invalidateQueries({ queryKey: keyOf(endpoint) })
      // A report kept open behind another tab must not outlive the consent.
      client.removeQueries({ queryKey: keyOf(report.reportDetail) })
      toast('success', t('done'))
      close()
    },
    onError: (error) => setProblem(messageOf(error)),
  })
  const submit = () => {
    if (!reason.trim()) return setProblem(t('reasonEmpty'))
    setProblem(null)
    revoke.mutate()
  }
  const form = useFirstField<HTMLFormElement>(props.open)
  const effects = row.scopes.includes('REPORT') ? EFFECTS.reporting : EFFECTS.collecting
  return (
    <Dialog
      open={props.open}
      title={t('title')}
      width="560px"
      onClose={close}
      footer={
        <>
          <Button onClick={close} disabled={revoke.isPending}>
            {t('cancel')}
          </Button>
          <Button look="danger" busy={revoke.isPending} onClick={submit}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        className="cs-revoke"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <p>
          <b>{row.enterpriseName}</b>
        </p>
        <p>{t('lead', { title: row.title, no: row.contractNo })}</p>
        <ul>
          {effects.map((effect) => (
            <li key={effect}>{t(effect)}</li>
          ))}
        </ul>
        <p className="cs-warn">{t('again')}</p>
        <Field label={t('reason')} required error={problem} hint={t('reasonHint')}>
          {(ids) => (
            <Input
              {...ids}
              value={reason}
              maxLength={200}
              placeholder={t('placeholder')}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}

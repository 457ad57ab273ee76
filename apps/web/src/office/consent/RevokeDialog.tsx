import { useQueryClient } from '@tanstack/react-query'
import { revokeForm } from '@xinjian/contract/forms/consent'
import { board } from '@xinjian/contract/nouns/board'
import { type ConsentRow, consent } from '@xinjian/contract/nouns/consent'
import { report } from '@xinjian/contract/nouns/report'
import { call } from '../../api/client.ts'
import { keyOf } from '../../api/query.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { clearCopies } from '../../shell/copies.ts'
import { cx } from '../../ui/cx.ts'
import { toast } from '../../ui/feedback.ts'
import layout from '../../ui/styles/layout.module.css'
import styles from './consent.module.css'
import { revokeWords } from './words.ts'

/** What each kind of consent stops, so that nobody revokes the wrong one. */
const EFFECTS = {
  collecting: ['stop', 'seal', 'share', 'keep'],
  reporting: ['stopReport', 'sealReport', 'share'],
} as const

/** Says what happens before it happens, asks why, and revokes. */
export function RevokeDialog(props: { row: ConsentRow; open: boolean; onClose: () => void }) {
  const t = useWords(revokeWords)
  const client = useQueryClient()
  const { row } = props
  const reporting = row.scopes.includes('REPORT')
  const form = useForm(revokeForm, {
    blame: 'reason',
    onSubmit: async ({ reason }) => {
      await call(consent.consentRevoke, { contractNo: row.contractNo, reason }, { silent: true })
      for (const endpoint of [consent.consentList, consent.consentDetail, board.collectTasks])
        void client.invalidateQueries({ queryKey: keyOf(endpoint) })
      // A report kept open behind another tab must not outlive the consent.
      client.removeQueries({ queryKey: keyOf(report.reportDetail) })
      clearCopies()
      toast('success', t(reporting ? 'doneReporting' : 'doneCollecting'))
      form.reset()
      props.onClose()
    },
  })
  const effects = reporting ? EFFECTS.reporting : EFFECTS.collecting
  return (
    <FormDialog
      of={form}
      open={props.open}
      title={t('title')}
      width="560px"
      onClose={props.onClose}
      submit={t('confirm')}
      variant="danger"
      className={cx(layout.stack3, styles.revoke)}
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
      <p className={styles.warn}>{t('again')}</p>
      <TextField
        of={form}
        name="reason"
        label={t('reason')}
        star
        hint={t('reasonHint')}
        placeholder={t('placeholder')}
      />
    </FormDialog>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { shareForm } from '@xinjian/contract/forms/report'
import { report } from '@xinjian/contract/nouns/report'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { keyOf } from '../../api/query.ts'
import { Form, SubmitButton } from '../../form/Form.tsx'
import { ChoiceField, TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { useFirstField } from '../../shell/useFirstField.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { useCopy } from '../common/useCopy.ts'
import styles from './report-detail.module.css'
import { ShareList } from './ShareList.tsx'
import { shareWords } from './words.ts'

const DAYS = [1, 7, 30, 90]

/** Makes a link, shows it once, lists those that exist. What was typed is one short line: closing does not ask. */
export function ShareDialog(props: { reportNo: string; open: boolean; onClose: () => void }) {
  const t = useWords(shareWords)
  const client = useQueryClient()
  const copy = useCopy()
  const [url, setUrl] = useState<string | null>(null)
  const form = useForm(shareForm, {
    start: { days: '7' },
    blame: 'purpose',
    onSubmit: async (asked) => {
      const body = { reportNo: props.reportNo, ...asked }
      const made = await call(report.shareCreate, body, { silent: true })
      setUrl(made.url)
      form.reset()
      void client.invalidateQueries({ queryKey: keyOf(report.shareList) })
    },
  })
  useFirstField(props.open, form.element)
  const close = () => {
    setUrl(null)
    form.reset()
    props.onClose()
  }
  return (
    <Dialog open={props.open} title={t('title')} onClose={close} width="720px">
      <p className={textStyles.muted}>{t('text')}</p>
      <Form of={form} className={styles.share}>
        <TextField
          of={form}
          name="purpose"
          label={t('purpose')}
          star
          hint={t('purposeHint')}
          placeholder={t('purposePlaceholder')}
        />
        <ChoiceField of={form} name="days" label={t('days')}>
          {DAYS.map((n) => (
            <option key={n} value={n}>
              {t('dayUnit', { n })}
            </option>
          ))}
        </ChoiceField>
        <SubmitButton of={form}>{t('create')}</SubmitButton>
      </Form>
      {url ? (
        <div className={styles.url} role="status">
          <code>{url}</code>
          <Button size="sm" icon="copy" variant="primary" onClick={() => copy(url, t('copied'))}>
            {t('copy')}
          </Button>
          <p>{t('once')}</p>
        </div>
      ) : null}
      <h3 className={styles.subtitle}>{t('existing')}</h3>
      {props.open ? <ShareList reportNo={props.reportNo} /> : null}
    </Dialog>
  )
}

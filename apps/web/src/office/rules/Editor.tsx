import { useQueryClient } from '@tanstack/react-query'
import { bookForm } from '@xinjian/contract/forms/rules'
import { type BookRow, rulebook } from '@xinjian/contract/nouns/rulebook'
import type { RuleBook } from '@xinjian/engine/report/book'
import type { ReportKind } from '@xinjian/engine/report/kinds'
import type { CatalogueRule } from '@xinjian/engine/report/rulebook'
import { call } from '../../api/client.ts'
import { keyOf } from '../../api/query.ts'
import { Form, FormRefusal, SubmitButton } from '../../form/Form.tsx'
import { TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Card } from '../../ui/Card.tsx'
import { toast } from '../../ui/feedback.ts'
import textStyles from '../../ui/styles/text.module.css'
import { RuleList } from './RuleList.tsx'
import styles from './rules.module.css'
import { useDraft } from './useDraft.ts'
import { VersionActions } from './VersionActions.tsx'
import { words } from './words.ts'

/** A version with its limits and switches; a draft is edited, everything later is only shown. `row` absent = a new one. */
export function Editor(props: {
  reportType: ReportKind
  row: BookRow | undefined
  rules: readonly CatalogueRule[]
  start: Pick<RuleBook, 'limits' | 'off'>
  readOnly: boolean
  onSaved: (row: BookRow) => void
}) {
  const { reportType, row, rules, readOnly } = props
  const t = useWords(words)
  const client = useQueryClient()
  const draft = useDraft(rules, props.start)
  const form = useForm(bookForm, {
    start: { note: row?.note ?? '' },
    onSubmit: async ({ note }) => {
      const content = draft.content()
      if (!content) return toast('warning', `${t('notNumber')} / ${t('offNeeds')}`)
      const body = { reportType, note, ...content, ...(row && { version: row.version }) }
      const saved = await call(rulebook.rulebookSave, body, { silent: true })
      draft.saved()
      toast('success', t('saved'))
      for (const endpoint of [rulebook.rulebookList, rulebook.rulebookDetail])
        void client.invalidateQueries({ queryKey: keyOf(endpoint) })
      props.onSaved(saved)
    },
  })
  return (
    <div className={styles.lead}>
      <Card>
        <Form of={form} className={styles.lead}>
          <TextField of={form} name="note" label={t('purpose')} star readOnly={readOnly} />
          <FormRefusal of={form} />
        </Form>
        {/* Beside the form: their dialogs hold forms of their own. */}
        <div className={styles.bar}>
          {!readOnly && <SubmitButton of={form}>{t('save')}</SubmitButton>}
          {row && <VersionActions row={row} isDirty={draft.isDirty} />}
          {draft.isDirty && <span className={textStyles.muted}>{t('unsaved')}</span>}
        </div>
      </Card>
      <RuleList rules={rules} draft={draft} readOnly={readOnly} />
    </div>
  )
}

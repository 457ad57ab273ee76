import { useQueryClient } from '@tanstack/react-query'
import { bookForm } from '@xinjian/contract/forms/rules'
import type { BookRow, ListedRule } from '@xinjian/contract/rules/book'
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
import styles from './rulebook.module.css'
import { type Shelf, shelfWords } from './shelf.ts'
import { type Content, useDraft } from './useDraft.ts'
import { VersionActions } from './VersionActions.tsx'

/** A version with its limits and switches; a draft is edited, everything later is only shown. `row` absent = a new one. */
export function Editor(props: {
  shelf: Shelf
  row: BookRow | undefined
  rules: readonly ListedRule[]
  start: Content
  readOnly: boolean
  onSaved: (row: BookRow) => void
}) {
  const { shelf, row, rules, readOnly } = props
  const t = useWords(shelfWords(shelf))
  const client = useQueryClient()
  const draft = useDraft(rules, props.start)
  const form = useForm(bookForm, {
    start: { note: row?.note ?? '' },
    onSubmit: async ({ note }) => {
      const content = draft.content()
      if (!content) return toast('warning', `${t('notNumber')} / ${t('offNeeds')}`)
      const { on, ...kept } = content
      // What the platform switches off, only an institution can keep on.
      const own = shelf.isPlatform ? {} : { on }
      const body = { note, ...kept, ...own, ...(row && { version: row.version }) }
      const saved = await call(shelf.save, body, { silent: true })
      draft.saved()
      toast('success', t('saved'))
      for (const endpoint of [shelf.list, shelf.detail])
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
          {row && <VersionActions shelf={shelf} row={row} isDirty={draft.isDirty} />}
          {draft.isDirty && <span className={textStyles.muted}>{t('unsaved')}</span>}
        </div>
      </Card>
      <RuleList rules={rules} draft={draft} readOnly={readOnly} />
    </div>
  )
}

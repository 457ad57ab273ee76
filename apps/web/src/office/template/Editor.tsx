import { templateForm } from '@xinjian/contract/forms/template'
import { type Template, template } from '@xinjian/contract/nouns/rules/template'
import type { ReportKind } from '@xinjian/engine/report/kinds'
import type { SectionChoice, SectionLine } from '@xinjian/engine/report/view/view'
import { call } from '../../api/client.ts'
import { Form, FormRefusal, SubmitButton } from '../../form/Form.tsx'
import { TextField } from '../../form/FormField.tsx'
import { useForm, useFormValue } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Card } from '../../ui/Card.tsx'
import { cx } from '../../ui/cx.ts'
import { toast } from '../../ui/feedback.ts'
import layout from '../../ui/styles/layout.module.css'
import textStyles from '../../ui/styles/text.module.css'
import { Preview } from './Preview.tsx'
import { SectionList } from './SectionList.tsx'
import styles from './template.module.css'
import { useLeaveQuestion } from './useLeaveQuestion.ts'
import { useSections } from './useSections.ts'
import { useRenewTemplates } from './useSetStatus.ts'
import { words } from './words.ts'

/** A template with its sections beside a report that is shown by it. `row` null = a new one, which may begin as another is. */
export function Editor(props: {
  kind: ReportKind
  row: Template | null
  lines: readonly SectionLine[]
  start: { name: string; sections: readonly SectionChoice[] | null }
  onSaved: (row: Template) => void
}) {
  const { kind, row, start } = props
  const t = useWords(words)
  const renew = useRenewTemplates()
  const draft = useSections(props.lines, start.sections)
  const form = useForm(templateForm, {
    start: { name: start.name },
    onSubmit: async ({ name }) => {
      const content = { name, sections: draft.content() }
      const saved = await (row
        ? call(
            template.templateUpdate,
            { id: row.id, version: row.version, ...content },
            { silent: true },
          )
        : call(template.templateSave, { reportType: kind, ...content }, { silent: true }))
      toast('success', t('saved'))
      release()
      await renew()
      props.onSaved(saved)
    },
  })
  const name = useFormValue(form, 'name')
  const dirty = draft.isDirty || name !== start.name
  const release = useLeaveQuestion(dirty)
  return (
    <div className={styles.editor}>
      <div className={layout.stack3}>
        <Card className={styles.save}>
          <Form of={form} className={layout.stack3}>
            <TextField of={form} name="name" label={t('name')} hint={t('nameHint')} star />
            <FormRefusal of={form} />
            <div className={cx(layout.row2, styles.bar)}>
              <SubmitButton of={form}>{t('save')}</SubmitButton>
              {dirty && <span className={textStyles.muted}>{t('unsaved')}</span>}
            </div>
          </Form>
        </Card>
        <SectionList draft={draft} />
      </div>
      <div className={styles.side}>
        <Preview kind={kind} name={name} version={row?.version ?? 1} rows={draft.rows} />
      </div>
    </div>
  )
}

import { Form, FormRefusal, SubmitButton } from '../../../form/Form.tsx'
import { TextField } from '../../../form/FormField.tsx'
import { useWords } from '../../../i18n/dictionary.ts'
import { Card } from '../../../ui/Card.tsx'
import { cx } from '../../../ui/cx.ts'
import layout from '../../../ui/styles/layout.module.css'
import textStyles from '../../../ui/styles/text.module.css'
import { Actions } from './Actions.tsx'
import { tableOf } from './draft.ts'
import { LimitEditor } from './LimitEditor.tsx'
import { LineList } from './LineList.tsx'
import { Needs } from './Needs.tsx'
import { ReadLines } from './ReadLines.tsx'
import { type PolicyToEdit, usePolicyEditor } from './usePolicyEditor.ts'
import { words } from './words.ts'

/** One version of a policy: a draft is edited, everything later is read. */
export function Editor(props: PolicyToEdit & { readOnly: boolean }) {
  const { row, vocabulary, readOnly } = props
  const t = useWords(words)
  const { draft, change, isDirty, form } = usePolicyEditor(props)
  const table = readOnly ? tableOf(draft, vocabulary) : null
  return (
    <div className={layout.stack4}>
      <Card>
        <Form of={form} className={layout.stack3}>
          <TextField of={form} name="name" label={t('name')} star readOnly={readOnly} />
          <TextField of={form} name="note" label={t('purpose')} star readOnly={readOnly} />
          <FormRefusal of={form} />
        </Form>
        {/* Beside the form: their dialogs hold forms of their own. */}
        <div className={cx(layout.row2, layout.above4)}>
          {!readOnly && <SubmitButton of={form}>{t('save')}</SubmitButton>}
          {row && <Actions of={row} isDirty={isDirty} />}
          {isDirty && <span className={textStyles.muted}>{t('unsaved')}</span>}
        </div>
      </Card>
      <Needs of={draft} vocabulary={vocabulary} readOnly={readOnly} onChange={change} />
      {table && 'lines' in table ? (
        <ReadLines lines={table.lines} vocabulary={vocabulary} />
      ) : (
        <LineList
          lines={draft.lines}
          kinds={draft.reports.map(({ kind }) => kind)}
          vocabulary={vocabulary}
          onChange={(lines) => change({ lines })}
        />
      )}
      <LimitEditor
        of={draft}
        vocabulary={vocabulary}
        readOnly={readOnly}
        onChange={(limit) => change({ limit })}
      />
    </div>
  )
}

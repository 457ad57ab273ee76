import { useQueryClient } from '@tanstack/react-query'
import { policyForm } from '@xinjian/contract/forms/risk'
import {
  type RiskPolicyRow,
  type RiskVocabulary,
  riskPolicy,
} from '@xinjian/contract/nouns/rules/riskPolicy'
import { useState } from 'react'
import { call } from '../../../api/client.ts'
import { keyOf } from '../../../api/query.ts'
import { Form, FormRefusal, SubmitButton } from '../../../form/Form.tsx'
import { TextField } from '../../../form/FormField.tsx'
import { useForm } from '../../../form/useForm.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { Card } from '../../../ui/Card.tsx'
import { cx } from '../../../ui/cx.ts'
import { ask, toast } from '../../../ui/feedback.ts'
import layout from '../../../ui/styles/layout.module.css'
import textStyles from '../../../ui/styles/text.module.css'
import { useUnsaved } from '../../common/useUnsaved.ts'
import { Actions } from './Actions.tsx'
import { type DraftTable, type Fault, tableOf } from './draft.ts'
import { LimitEditor } from './LimitEditor.tsx'
import { LineList } from './LineList.tsx'
import { Needs } from './Needs.tsx'
import { ReadLines } from './ReadLines.tsx'
import { words } from './words.ts'

/** One version of a policy: a draft is edited, everything later is read. `row` absent = a new one, `code` of which policy. */
export function Editor(props: {
  row: RiskPolicyRow | undefined
  code: number | undefined
  name: string
  start: DraftTable
  vocabulary: readonly RiskVocabulary[]
  readOnly: boolean
  onSaved: (row: RiskPolicyRow) => void
}) {
  const { row, vocabulary, readOnly } = props
  const t = useWords(words)
  const client = useQueryClient()
  const [draft, setDraft] = useState(props.start)
  const [isDirty, setDirty] = useState(false)
  const change = (next: Partial<DraftTable>) => {
    setDraft({ ...draft, ...next })
    setDirty(true)
  }
  const letGo = useUnsaved(isDirty, () =>
    ask({ tone: 'warning', title: t('title'), message: t('leave') }),
  )
  const form = useForm(policyForm, {
    start: { name: props.name, note: row?.note ?? '' },
    onSubmit: async ({ name, note }) => {
      const table = tableOf(draft, vocabulary)
      if ('is' in table) return toast('warning', sayFault(table, t))
      const saved = await call(
        riskPolicy.riskPolicySave,
        {
          name,
          note,
          table,
          ...(props.code !== undefined && { code: props.code }),
          ...(row && { version: row.version }),
        },
        { silent: true },
      )
      letGo()
      setDirty(false)
      toast('success', t('saved'))
      for (const endpoint of [riskPolicy.riskPolicyList, riskPolicy.riskPolicyDetail])
        void client.invalidateQueries({ queryKey: keyOf(endpoint) })
      props.onSaved(saved)
    },
  })
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

type Say = ReturnType<typeof useWords<keyof (typeof words)['zh']>>

const sayFault = (fault: Fault, t: Say): string =>
  'line' in fault ? t(fault.is, { n: fault.line }) : t(fault.is)

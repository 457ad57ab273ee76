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
import { useForm } from '../../../form/useForm.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { ask, toast } from '../../../ui/feedback.ts'
import { useUnsaved } from '../../common/useUnsaved.ts'
import { type DraftTable, type Fault, tableOf } from './draft.ts'
import { words } from './words.ts'

export interface PolicyToEdit {
  /** Absent = a new one. */
  row: RiskPolicyRow | undefined
  /** Of which policy it is a version; absent = of a new one. */
  code: number | undefined
  name: string
  start: DraftTable
  vocabulary: readonly RiskVocabulary[]
  onSaved: (row: RiskPolicyRow) => void
}

/** A table while it is edited, and the form that sends it; whoever leaves with changes is asked. */
export function usePolicyEditor({ row, vocabulary, ...props }: PolicyToEdit) {
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
  return { draft, change, isDirty, form }
}

type Say = ReturnType<typeof useWords<keyof (typeof words)['zh']>>

const sayFault = (fault: Fault, t: Say): string =>
  'line' in fault ? t(fault.is, { n: fault.line }) : t(fault.is)

import type { DataOf } from '@xinjian/contract/endpoint'
import { justiceFindForm } from '@xinjian/contract/forms/public-records'
import { report } from '@xinjian/contract/nouns/report'
import type { FoundFirmRow } from '@xinjian/contract/report/justice'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../api/client.ts'
import { messageOf } from '../../../api/errors.ts'
import { toastRefusal } from '../../../api/refusal.ts'
import { Form, SubmitButton } from '../../../form/Form.tsx'
import { TextField } from '../../../form/FormField.tsx'
import { useForm } from '../../../form/useForm.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { Card } from '../../../ui/Card.tsx'
import { ask } from '../../../ui/feedback.ts'
import { Empty, Failed, Skeleton } from '../../../ui/States.tsx'
import layout from '../../../ui/styles/layout.module.css'
import { linkOf } from '../columns.tsx'
import { FoundFirm } from './FoundFirm.tsx'
import { words } from './words.ts'

type Found = DataOf<typeof report.justiceFind>

/** A firm that is not among the enterprises yet, found in the registry: chosen where it is held, else its report is ordered at once. */
export function FindFirm({ onChoose }: { onChoose: (taxNo: string) => void }) {
  const t = useWords(words)
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [found, setFound] = useState<Found | null>(null)
  const [error, setError] = useState<string | null>(null)
  const form = useForm(justiceFindForm, {
    onSubmit: async (asked) => {
      setBusy(true)
      setError(null)
      try {
        setFound(await call(report.justiceFind, asked, { silent: true }))
      } catch (cause) {
        setError(messageOf(cause))
      } finally {
        setBusy(false)
      }
    },
  })
  const order = async ({ name, code }: FoundFirmRow) => {
    const sure = await ask({
      tone: 'info',
      title: t('notice'),
      message: t('orderAsk', { name }),
      okText: t('ok'),
      cancelText: t('cancel'),
    })
    if (!sure || !code) return
    await call(
      report.justiceQuery,
      { keyword: code, reportType: 'JUSTICE_ENT', refresh: false },
      { silent: true },
    )
      .then((row) => navigate(linkOf(row)))
      .catch(toastRefusal)
  }
  return (
    <Card title={t('title')}>
      <Form of={form} className={layout.stack3}>
        <TextField of={form} name="keyword" label={t('hint')} type="search" />
        <SubmitButton of={form} icon="search" variant="default">
          {t('find')}
        </SubmitButton>
      </Form>
      {busy ? (
        <Skeleton lines={4} />
      ) : error !== null ? (
        <Failed message={error} onRetry={() => void form.submit()} />
      ) : found ? (
        <Answer found={found} onChoose={onChoose} onOrder={order} />
      ) : null}
    </Card>
  )
}

function Answer(props: {
  found: Found
  onChoose: (taxNo: string) => void
  onOrder: (firm: FoundFirmRow) => Promise<void>
}) {
  const t = useWords(words)
  const { state, rows } = props.found
  if (state !== 'TOLD')
    return <Empty icon="warning" title={t(state === 'UNTOLD' ? 'untold' : 'failed')} />
  if (rows.length === 0)
    return (
      <Empty icon="search" title={t('none')}>
        {t('noneHint')}
      </Empty>
    )
  return (
    <ul>
      {rows.map((firm) => (
        <FoundFirm
          key={`${firm.code} ${firm.name}`}
          firm={firm}
          onChoose={props.onChoose}
          onOrder={() => void props.onOrder(firm)}
        />
      ))}
    </ul>
  )
}

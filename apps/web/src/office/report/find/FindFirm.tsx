import type { DataOf } from '@xinjian/contract/endpoint'
import { justiceFindForm } from '@xinjian/contract/forms/public-records'
import { report } from '@xinjian/contract/nouns/report'
import type { FoundFirmRow } from '@xinjian/contract/report/justice'
import { PUBLISHED_KIND_NAMES, type ReportKind } from '@xinjian/engine/report/kinds'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../api/client.ts'
import { toastRefusal } from '../../../api/refusal.ts'
import { Form, FormRefusal, SubmitButton } from '../../../form/Form.tsx'
import { TextField } from '../../../form/FormField.tsx'
import { useForm } from '../../../form/useForm.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { kindTitle } from '../../../reports/kinds.ts'
import { Card } from '../../../ui/Card.tsx'
import { ask } from '../../../ui/feedback.ts'
import layout from '../../../ui/styles/layout.module.css'
import { linkOf } from '../columns.tsx'
import { FoundFirms } from './FoundFirms.tsx'
import { words } from './words.ts'

type Found = DataOf<typeof report.justiceFind>

/** What is ordered of a firm that is held nowhere yet, of the kinds that are ticked: the first that needs no consent. */
const publishedOf = (ticked: readonly ReportKind[]): ReportKind =>
  ticked.find((kind) => PUBLISHED_KIND_NAMES.includes(kind)) ?? 'JUSTICE_ENT'

/** A firm that is not among the enterprises yet, found in the registry: chosen where it is held, else its report is ordered at once. */
export function FindFirm(props: {
  ticked: readonly ReportKind[]
  onChoose: (taxNo: string) => void
}) {
  const { ticked, onChoose } = props
  const t = useWords(words)
  const language = useLanguage()
  const reportType = publishedOf(ticked)
  const title = kindTitle(reportType, language)
  const navigate = useNavigate()
  const [found, setFound] = useState<Found | null>(null)
  const form = useForm(justiceFindForm, {
    onSubmit: async (asked) => setFound(await call(report.justiceFind, asked, { silent: true })),
  })
  const order = async ({ name, code }: FoundFirmRow) => {
    const sure = await ask({
      tone: 'info',
      title: t('notice'),
      message: t('orderAsk', { name, report: title }),
      okText: t('ok'),
      cancelText: t('cancel'),
    })
    if (!sure || !code) return
    await call(report.justiceQuery, { keyword: code, reportType, refresh: false }, { silent: true })
      .then((row) => navigate(linkOf(row)))
      .catch(toastRefusal)
  }
  return (
    <Card title={t('title')}>
      <Form of={form} className={layout.stack3}>
        <TextField of={form} name="keyword" label={t('hint')} type="search" />
        <FormRefusal of={form} />
        <SubmitButton of={form} icon="search" variant="default">
          {t('find')}
        </SubmitButton>
      </Form>
      {found ? (
        <FoundFirms found={found} report={title} onChoose={onChoose} onOrder={order} />
      ) : null}
    </Card>
  )
}

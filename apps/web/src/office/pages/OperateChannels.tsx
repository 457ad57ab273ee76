import { useQuery } from '@tanstack/react-query'
import { operateLookForm } from '@xinjian/contract/forms/channel'
import { billing } from '@xinjian/contract/nouns/billing'
import { channel } from '@xinjian/contract/nouns/channel'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { query } from '../../api/query.ts'
import { Form, FormRefusal, SubmitButton } from '../../form/Form.tsx'
import { ChoiceField, TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Card, PageHead } from '../../ui/Card.tsx'
import { Empty } from '../../ui/States.tsx'
import { Table } from '../../ui/table/Table.tsx'
import styles from '../channel/channel.module.css'
import { type OperateChannel, useOperateColumns } from '../channel/operate-columns.tsx'
import { operateWords } from '../channel/operate-words.ts'
import { StopDialog } from '../channel/StopDialog.tsx'

interface Shown {
  companyId: number
  reason: string
  rows: readonly OperateChannel[]
}

/** `/operateManage/channels`: a company's channels, shown to whoever says why; nothing is read before. */
export function Component() {
  const t = useWords(operateWords)
  const companies = useQuery(query(billing.operateCompanies, {}))
  const [shown, setShown] = useState<Shown | null>(null)
  const [chosen, setChosen] = useState<OperateChannel | null>(null)
  const look = async (companyId: number, reason: string) => {
    const asked = { companyId, reason }
    setShown({ ...asked, rows: await call(channel.operateChannels, asked, { silent: true }) })
  }
  const columns = useOperateColumns(setChosen)
  const form = useForm(operateLookForm, {
    onSubmit: ({ companyId, reason }) => look(Number(companyId), reason),
    // What was shown is another company's.
    onChange: ({ companyId }) => companyId !== undefined && setShown(null),
  })
  return (
    <>
      <PageHead title={t('title')} note={t('note')} />
      <div className={styles.cards}>
        <Card>
          <Form of={form} className={styles.fields}>
            <ChoiceField of={form} name="companyId" label={t('company')} star>
              <option value="">{t('choose')}</option>
              {companies.data?.map(({ companyId, companyName }) => (
                <option key={companyId} value={companyId}>
                  {companyName}
                </option>
              ))}
            </ChoiceField>
            <TextField of={form} name="reason" label={t('reason')} hint={t('reasonHint')} star />
            <p>
              <SubmitButton of={form}>{t('look')}</SubmitButton>
            </p>
            <FormRefusal of={form} />
          </Form>
        </Card>
        {shown && (
          <Card flush>
            <Table
              caption={t('title')}
              columns={columns}
              rows={shown.rows}
              rowKey={(row) => row.code}
              empty={<Empty icon="link" title={t('none')} />}
            />
          </Card>
        )}
      </div>
      <StopDialog
        companyId={shown?.companyId ?? 0}
        row={chosen}
        onClose={() => setChosen(null)}
        onDone={() => void (shown && look(shown.companyId, shown.reason))}
      />
    </>
  )
}

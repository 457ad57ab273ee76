import { useQuery } from '@tanstack/react-query'
import { session } from '@xinjian/contract/nouns/session'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/errors.ts'
import { query } from '../../api/query.ts'
import { toastRefusal } from '../../api/refusal.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import { RecoveryCodes } from '../../shell/recovery/RecoveryCodes.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ask, toast } from '../../ui/feedback.ts'
import { Failed, Skeleton } from '../../ui/States.tsx'
import layout from '../../ui/styles/layout.module.css'
import textStyles from '../../ui/styles/text.module.css'
import { Tag } from '../../ui/Tag.tsx'
import { ItemRow } from '../common/ItemRow.tsx'
import { PasskeyAdd } from './PasskeyAdd.tsx'
import { secondWords } from './second-words.ts'
import { TotpSetUp } from './TotpSetUp.tsx'

const minute = (at: string) => instant(at).slice(0, 16)

/** One's own second factors, and the ways to have more. */
export function SecondFactors() {
  const t = useWords(secondWords)
  const found = useQuery(query(session.secondList, {}))
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const renew = () => void found.refetch()
  const enrolled = (recovery: readonly string[] | null) => {
    setCodes(recovery)
    renew()
  }
  const anew = async () => {
    const box = { title: t('hint'), okText: t('ok'), cancelText: t('cancel') }
    if (!(await ask({ tone: 'warning', message: t('anewAsk'), ...box }))) return
    try {
      enrolled((await call(session.recoveryMake, {})).recovery)
    } catch (error) {
      toastRefusal(error)
    }
  }
  const drop = async (id: number, name: string) => {
    const box = { title: t('hint'), okText: t('ok'), cancelText: t('cancel') }
    if (!(await ask({ tone: 'warning', message: t('dropAsk', { name }), ...box }))) return
    try {
      await call(session.secondDrop, { id })
      toast('success', t('dropped'))
      renew()
    } catch (error) {
      toastRefusal(error)
    }
  }
  const data = found.data
  const last = data?.forced === true && data.rows.length === 1
  return (
    <Card
      title={t('title')}
      extra={
        data && (
          <>
            <TotpSetUp has={data.rows.some((row) => row.kind === 'TOTP')} onDone={enrolled} />
            <PasskeyAdd onDone={enrolled} />
          </>
        )
      }
    >
      {found.error ? (
        <Failed message={messageOf(found.error)} onRetry={renew} />
      ) : data ? (
        <div className={layout.stack3}>
          <p>{t('note')}</p>
          {data.rows.length === 0 && <p className={textStyles.muted}>{t('none')}</p>}
          <ul>
            {data.rows.map((row) => (
              <ItemRow
                key={row.id}
                data-part="factor"
                ways={
                  !last && (
                    <Button size="sm" onClick={() => void drop(row.id, row.name)}>
                      {t('drop')}
                    </Button>
                  )
                }
              >
                {row.name} <Tag>{t(row.kind)}</Tag>
                <small>
                  {t('added', { at: minute(row.createdAt) })} ·{' '}
                  {row.usedAt ? t('used', { at: minute(row.usedAt) }) : t('never')}
                </small>
              </ItemRow>
            ))}
            {data.rows.length > 0 && (
              <ItemRow
                ways={
                  <Button size="sm" onClick={() => void anew()}>
                    {t('anew')}
                  </Button>
                }
              >
                {t('recovery')}
                <small>{t('recoveryLeft', { n: data.recoveryLeft })}</small>
              </ItemRow>
            )}
          </ul>
          <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
        </div>
      ) : (
        <Skeleton lines={3} />
      )}
    </Card>
  )
}

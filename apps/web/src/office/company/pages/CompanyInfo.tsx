import { useQuery } from '@tanstack/react-query'
import { session } from '@xinjian/contract/nouns/session'
import { groupDigits } from '@xinjian/format'
import { useEffect } from 'react'
import { call } from '../../../api/client.ts'
import { ApiError, messageOf } from '../../../api/errors.ts'
import { keyOf } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { useMay } from '../../../shell/may.ts'
import { Card, PageHead } from '../../../ui/Card.tsx'
import { cx } from '../../../ui/cx.ts'
import { ask } from '../../../ui/feedback.ts'
import { Skeleton } from '../../../ui/States.tsx'
import layout from '../../../ui/styles/layout.module.css'
import textStyles from '../../../ui/styles/text.module.css'
import styles from '../../common/office-pages.module.css'
import { ContactEdit } from '../ContactDialog.tsx'
import { Keys } from '../Keys.tsx'
import { words } from '../words.ts'

const TEXTS = ['companyName', 'clientId', 'clientAccount', 'linkman', 'phone', 'email'] as const

/** `/info/detail`: the company as it is registered. A load that failed is said in a box, and nothing old is left standing (product spec §8). */
export function Component() {
  const t = useWords(words)
  const may = useMay('company.write')
  const { data, error } = useQuery({
    queryKey: keyOf(session.companyBasic, {}),
    queryFn: () => call(session.companyBasic, {}, { silent: true }),
    retry: false,
  })
  const [hint, ok] = [t('hint'), t('ok')]
  useEffect(() => {
    if (!error || (error instanceof ApiError && error.told)) return
    void ask({ tone: 'error', title: hint, message: messageOf(error), okText: ok })
  }, [error, hint, ok])
  const basic = error ? null : data
  return (
    <>
      <PageHead title={t('title')} note={t('note')} />
      <div className={styles.stack}>
        <Card
          title={t('registered')}
          extra={may && basic && <ContactEdit key={basic.linkman} {...basic} />}
        >
          {basic === undefined ? (
            <Skeleton lines={6} />
          ) : (
            <dl className={cx(layout.stack3, styles.facts)}>
              {TEXTS.map((key) => (
                <div key={key}>
                  <dt>{t(key)}</dt>
                  <dd className={textStyles.num}>{basic ? basic[key] || t('none') : '--'}</dd>
                </div>
              ))}
              {basic?.balance !== null && (
                <div>
                  <dt>{t('balance')}</dt>
                  <dd className={textStyles.num}>
                    {basic ? t('yuan', { n: groupDigits(basic.balance.toFixed(2)) }) : '--'}
                  </dd>
                </div>
              )}
            </dl>
          )}
        </Card>
        <Keys />
      </div>
    </>
  )
}

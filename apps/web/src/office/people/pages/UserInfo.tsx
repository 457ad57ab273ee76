import { useQuery } from '@tanstack/react-query'
import { session } from '@xinjian/contract/nouns/session'
import { messageOf } from '../../../api/errors.ts'
import { query } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { instant } from '../../../reports/format/instant.ts'
import { Card, PageHead } from '../../../ui/Card.tsx'
import { cx } from '../../../ui/cx.ts'
import { Failed, Skeleton } from '../../../ui/States.tsx'
import layout from '../../../ui/styles/layout.module.css'
import textStyles from '../../../ui/styles/text.module.css'
import styles from '../../common/office-pages.module.css'
import { useRoleNames } from '../../role/role-names.ts'
import { OwnEdit } from '../OwnDialog.tsx'
import { OwnSessions } from '../OwnSessions.tsx'
import { ownWords } from '../own-words.ts'
import { SecondFactors } from '../SecondFactors.tsx'

/** `/user/info`: who is logged in, as the server knows it, and where. */
export function Component() {
  const t = useWords(ownWords)
  const namesOfRoles = useRoleNames()
  const found = useQuery(query(session.userInfo, {}))
  const user = found.data
  const facts = user && [
    ['userName', user.userName],
    ['name', user.name || t('none')],
    ['mobile', user.mobile || t('none')],
    ['email', user.email || t('none')],
    ['companyName', user.companyName],
    ['roles', namesOfRoles(user.roleList)],
    ['createdTime', instant(user.createdTime).slice(0, 16)],
    ['status', user.status === 'FROZEN' ? t('FROZEN') : t('NORMAL')],
  ]
  return (
    <>
      <PageHead title={t('title')} note={t('note')} />
      <div className={styles.stack}>
        <Card
          title={t('registered')}
          extra={user && <OwnEdit key={user.name} name={user.name} email={user.email} />}
        >
          {found.error ? (
            <Failed message={messageOf(found.error)} onRetry={() => void found.refetch()} />
          ) : !facts ? (
            <Skeleton lines={6} />
          ) : (
            <dl className={cx(layout.stack3, styles.facts)}>
              {facts.map(([key, value]) => (
                <div key={key}>
                  <dt>{t(key as keyof typeof ownWords.zh)}</dt>
                  <dd className={textStyles.num}>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </Card>
        <SecondFactors />
        <OwnSessions />
      </div>
    </>
  )
}

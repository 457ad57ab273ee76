import { useQuery } from '@tanstack/react-query'
import { session } from '@xinjian/contract/nouns/session'
import { messageOf } from '../../api/errors.ts'
import { query } from '../../api/query.ts'
import { dictionary, useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import { Card, PageHead } from '../../ui/Card.tsx'
import { Failed, Skeleton } from '../../ui/States.tsx'
import textStyles from '../../ui/styles/text.module.css'
import styles from '../common/office-pages.module.css'

const words = dictionary(
  {
    title: '个人信息',
    note: '本账号的登记信息；如需变更，请联系本机构管理员。',
    userName: '账号',
    mobile: '手机号',
    companyName: '所属机构',
    roles: '角色',
    createdTime: '开通时间',
    status: '状态',
    NORMAL: '正常',
    FROZEN: '已冻结',
    none: '未登记',
  },
  {
    title: 'Personal information',
    note: 'What this account is registered with. Your administrator can change it.',
    userName: 'Account',
    mobile: 'Mobile',
    companyName: 'Institution',
    roles: 'Roles',
    createdTime: 'Since',
    status: 'Status',
    NORMAL: 'Active',
    FROZEN: 'Frozen',
    none: 'None',
  },
)

/** `/user/info`: who is logged in, as the server knows it. */
export function Component() {
  const t = useWords(words)
  const found = useQuery(query(session.userInfo, {}))
  const user = found.data
  const facts = user && [
    ['userName', user.userName],
    ['mobile', user.mobile || t('none')],
    ['companyName', user.companyName],
    ['roles', user.roleList.map((role) => role.roleName).join('、')],
    ['createdTime', instant(user.createdTime).slice(0, 16)],
    ['status', user.status === 'FROZEN' ? t('FROZEN') : t('NORMAL')],
  ]
  return (
    <>
      <PageHead title={t('title')} note={t('note')} />
      <Card>
        {found.error ? (
          <Failed message={messageOf(found.error)} onRetry={() => void found.refetch()} />
        ) : !facts ? (
          <Skeleton lines={6} />
        ) : (
          <dl className={styles.facts}>
            {facts.map(([key, value]) => (
              <div key={key}>
                <dt>{t(key as keyof typeof words.zh)}</dt>
                <dd className={textStyles.num}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </Card>
    </>
  )
}

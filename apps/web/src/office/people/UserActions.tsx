import { sensitive } from '@xinjian/contract/nouns/account/sensitive'
import { people, type UserRow } from '@xinjian/contract/nouns/people'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../api/client.ts'
import { toastRefusal } from '../../api/refusal.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { useMay } from '../../shell/may.ts'
import { session } from '../../shell/session.ts'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { ask, toast } from '../../ui/feedback.ts'
import { Icon } from '../../ui/Icon.tsx'
import { MenuButton } from '../../ui/menu/MenuButton.tsx'
import { useStore } from '../../ui/store.ts'
import textStyles from '../../ui/styles/text.module.css'
import ways from '../common/cells/ways.module.css'
import { type Ask, AskDialog } from '../sensitive/AskDialog.tsx'
import styles from './people.module.css'
import { type Deed, ReasonDialog } from './ReasonDialog.tsx'
import { useUsersChanged } from './useUsersChanged.ts'
import { words } from './words.ts'

/** What an administrator may do with an account now; one that is not his to manage has a word instead. */
export function UserActions({ row }: { row: UserRow }) {
  const t = useWords(words)
  const go = useNavigate()
  const changed = useUsersChanged()
  const may = useMay('user.write')
  const me = useStore(session).user?.id
  const [deed, setDeed] = useState<Deed | null>(null)
  const [asking, setAsking] = useState<Ask | null>(null)
  if (!may) return null
  if (row.fixed)
    return <span className={textStyles.muted}>{t(row.id === me ? 'own' : 'fixed')}</span>
  const user = row.name || row.userName
  /** Asks, does, tells. */
  const sure = async (message: string, work: () => Promise<string>) => {
    const box = { title: t('hint'), okText: t('ok'), cancelText: t('cancel') }
    if (!(await ask({ tone: 'warning', message, ...box }))) return
    try {
      toast('success', await work())
      await changed()
    } catch (error) {
      toastRefusal(error)
    }
  }
  const reset = () => {
    if (!row.waiting)
      return setAsking(
        () => (reason: string) =>
          call(sensitive.sensitivePasswordLink, { id: row.id, reason }, { silent: true }),
      )
    return sure(t('resetAsk', { user }), async () => {
      const { sentTo } = await call(people.userResetPassword, { id: row.id })
      return t('resetDone', { to: sentTo })
    })
  }
  const logOut = () =>
    sure(t('logoutAsk', { user }), async () => {
      const { ended } = await call(people.userLogout, { id: row.id })
      return t('logoutDone', { n: ended })
    })
  const dropSecond = () =>
    setAsking(
      () => (reason: string) =>
        call(sensitive.sensitiveFactorDrop, { id: row.id, reason }, { silent: true }),
    )
  return (
    <span className={cx(ways.ways, styles.inLine)}>
      <Button size="sm" onClick={() => void go(paths.createUser({ id: row.id }))}>
        {t('edit')}
      </Button>
      <Button size="sm" onClick={() => setDeed(row.status === 'FROZEN' ? 'release' : 'freeze')}>
        {t(row.status === 'FROZEN' ? 'release' : 'freeze')}
      </Button>
      <MenuButton
        label={t('moreOf', { user })}
        entries={[
          {
            key: 'reset',
            label: t(row.waiting ? 'resend' : 'reset'),
            onSelect: () => void reset(),
          },
          ...(row.sessions > 0
            ? [{ key: 'logout', label: t('logout'), onSelect: () => void logOut() }]
            : []),
          ...(row.seconds > 0 ? [{ key: 'second', label: t('second'), onSelect: dropSecond }] : []),
          { key: 'delete', label: t('delete'), danger: true, onSelect: () => setDeed('delete') },
        ]}
      >
        {t('more')}
        <Icon name="down" size={12} />
      </MenuButton>
      <ReasonDialog row={row} deed={deed} onClose={() => setDeed(null)} />
      <AskDialog ask={asking} onClose={() => setAsking(null)} />
    </span>
  )
}

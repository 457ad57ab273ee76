import { NOTICE_GROUPS } from '@xinjian/contract/notice/kinds'
import { notice } from '@xinjian/contract/nouns/notice'
import { useNavigate } from 'react-router'
import { toastRefusal } from '../../../api/refusal.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { paths } from '../../../paths.ts'
import { markRead } from '../../../shell/bell/unread.ts'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/feedback.ts'
import { GoLink } from '../../common/GoLink.tsx'
import { choiceOf } from '../../list/choice.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { useList } from '../../list/useList.ts'
import { useNoticeColumns } from '../columns.tsx'
import { words } from '../words.ts'

const STATES = ['UNREAD', 'READ'] as const

/** `/user/notices?group&state&page&size`: what the user was told. */
export function Component() {
  const t = useWords(words)
  const navigate = useNavigate()
  const list = useList(notice.noticeList, {
    live: 'notice',
    filters: [
      choiceOf('group', NOTICE_GROUPS, { label: t('group'), all: t('allGroups'), say: t }),
      choiceOf('state', STATES, { label: t('state'), all: t('allStates'), say: t }),
    ],
  })
  const readAll = async () => {
    try {
      await markRead()
      toast('success', t('readDone'))
      await list.found.refetch()
    } catch (error) {
      toastRefusal(error)
    }
  }
  return (
    <ListPage
      title={t('title')}
      note={t('note')}
      head={
        <>
          <GoLink to={paths.noticeChoices()}>{t('choose')}</GoLink>
          <Button icon="check" onClick={() => void readAll()}>
            {t('readAll')}
          </Button>
        </>
      }
      list={list}
      columns={useNoticeColumns()}
      rowKey={(row) => row.id}
      onOpen={(row) => {
        if (!row.readAt)
          void markRead([row.id])
            .then(() => list.found.refetch())
            .catch(() => undefined)
        navigate(row.link)
      }}
      noMatch={t('noMatch')}
      empty={{ icon: 'bell', title: t('none') }}
    />
  )
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type NoticeChoices, notice } from '@xinjian/contract/nouns/notice'
import { call } from '../../../api/client.ts'
import { messageOf } from '../../../api/errors.ts'
import { keyOf, query } from '../../../api/query.ts'
import { toastRefusal } from '../../../api/refusal.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { paths } from '../../../paths.ts'
import { Card, PageHead } from '../../../ui/Card.tsx'
import { toast } from '../../../ui/feedback.ts'
import { Segmented } from '../../../ui/Segmented.tsx'
import { Failed, Skeleton } from '../../../ui/States.tsx'
import { GoLink } from '../../common/GoLink.tsx'
import styles from '../notice.module.css'
import { WaysTable } from '../WaysTable.tsx'
import { words } from '../words.ts'

const LANGUAGES = ['zh', 'en'] as const

/** `/user/noticeChoices`: what the user wants to hear of, and by which way. Each tick is kept at once. */
export function Component() {
  const t = useWords(words)
  const client = useQueryClient()
  const found = useQuery(query(notice.noticeChoices, {}))
  const keep = async (change: Promise<NoticeChoices>) => {
    try {
      client.setQueryData(keyOf(notice.noticeChoices, {}), await change)
      toast('success', t('saved'))
    } catch (error) {
      toastRefusal(error)
    }
  }
  const { data } = found
  return (
    <>
      <PageHead title={t('choicesTitle')} note={t('choicesNote')}>
        <GoLink to={paths.notices()}>{t('toList')}</GoLink>
      </PageHead>
      <Card>
        {found.error ? (
          <Failed message={messageOf(found.error)} onRetry={() => void found.refetch()} />
        ) : data ? (
          <>
            <div className={styles.top}>
              <p>
                {t(data.mail ? 'where' : 'noMail', { mail: data.mail ?? '', mobile: data.mobile })}
              </p>
              <Segmented
                value={data.language}
                label={t('language')}
                options={LANGUAGES.map((key) => ({ key, label: t(key) }))}
                onChange={(language) => void keep(call(notice.noticeLanguage, { language }))}
              />
            </div>
            <WaysTable
              rows={data.rows}
              onChoose={(kind, way, on) => void keep(call(notice.noticeChoose, { kind, way, on }))}
            />
          </>
        ) : (
          <Skeleton lines={10} />
        )}
      </Card>
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { secondary } from '@xinjian/contract/nouns/secondary'
import { messageOf } from '../../api/errors.ts'
import { query } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { Card, PageHead } from '../../ui/Card.tsx'
import { Failed, Skeleton } from '../../ui/States.tsx'
import { GoLink } from '../common/GoLink.tsx'
import { SecondaryForm } from './SecondaryForm.tsx'
import { words } from './words.ts'

/** The form of a secondary customer; `id` 0 = a new one. */
export function SecondaryEditor({ id }: { id: number }) {
  const t = useWords(words)
  const found = useQuery({ ...query(secondary.secondaryDetail, { id }), enabled: id > 0 })
  return (
    <>
      <PageHead
        title={t(id > 0 ? 'editTitle' : 'createTitle')}
        note={t(id > 0 ? 'editNote' : 'createNote')}
      >
        <GoLink to={paths.secondaries()}>{t('back')}</GoLink>
      </PageHead>
      <Card>
        {found.error ? (
          <Failed message={messageOf(found.error)} onRetry={() => void found.refetch()} />
        ) : id > 0 && !found.data ? (
          <Skeleton lines={6} />
        ) : (
          <SecondaryForm key={id} row={found.data} />
        )}
      </Card>
    </>
  )
}

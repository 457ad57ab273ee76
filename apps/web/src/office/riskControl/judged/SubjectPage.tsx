import { useWords } from '../../../i18n/dictionary.ts'
import { paths } from '../../../paths.ts'
import { PageHead } from '../../../ui/Card.tsx'
import { GoLink } from '../../common/GoLink.tsx'
import { JudgedBy } from '../JudgedBy.tsx'
import { words } from '../words.ts'
import { Subject, useSubject } from './Subject.tsx'

/** One enterprise of an order by itself, without the list. */
export function SubjectPage({ no, line }: { no: string; line: number }) {
  const t = useWords(words)
  const order = useSubject(no, line).data?.order
  return (
    <>
      <PageHead title={no} note={order && <JudgedBy of={order} />}>
        <GoLink to={paths.riskOrder({ no })}>{t('backToOrder')}</GoLink>
      </PageHead>
      <Subject no={no} line={line} />
    </>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import {
  OBJECTION_OUTCOMES,
  OBJECTION_STATES,
  objection,
} from '@xinjian/contract/nouns/public/objection'
import { PUBLIC_RECORD_KINDS } from '@xinjian/format/public-records/kinds'
import { keyOf } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useMay } from '../../../shell/may.ts'
import { useQueryState } from '../../common/useQueryState.ts'
import { choiceOf } from '../../list/choice.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { useList } from '../../list/useList.ts'
import { useObjectionColumns } from '../columns.tsx'
import { kindName } from '../kind-name.ts'
import { Whole } from '../Whole.tsx'
import { words } from '../words.ts'

/** `/queryCenter/objections?keyword&kind&state&outcome&from&to&id&page&size`: objections to records of reports. */
export function Component() {
  const t = useWords(words)
  const language = useLanguage()
  const client = useQueryClient()
  const [query, change] = useQueryState()
  const mayAll = useMay('report.readAll')
  const list = useList(objection.objectionList, {
    of: 'objection',
    filters: [
      { kind: 'search', key: 'keyword', label: t('keyword') },
      choiceOf('state', OBJECTION_STATES, { label: t('state'), all: t('allStates'), say: t }),
      choiceOf('kind', PUBLIC_RECORD_KINDS, {
        label: t('kind'),
        all: t('allKinds'),
        say: (kind) => kindName(kind, language),
      }),
      choiceOf('outcome', OBJECTION_OUTCOMES, {
        label: t('outcome'),
        all: t('allOutcomes'),
        say: t,
      }),
      { kind: 'days', key: 'days', label: t('date') },
    ],
  })
  const opened = list.rows?.find(({ id }) => String(id) === query.get('id'))
  return (
    <ListPage
      title={t('title')}
      note={t(mayAll ? 'note' : 'noteOwn')}
      list={list}
      caption={t('title')}
      columns={useObjectionColumns()}
      rowKey={(row) => row.id}
      onOpen={(row) => change({ id: String(row.id) }, { push: true })}
      noMatch={t('noMatch')}
      empty={{ icon: 'shield', title: t('none'), children: <p>{t('noneHint')}</p> }}
    >
      {opened ? (
        <Whole
          row={opened}
          onDone={() => void client.invalidateQueries({ queryKey: keyOf(objection.objectionList) })}
          onClose={() => change({ id: null })}
        />
      ) : null}
    </ListPage>
  )
}

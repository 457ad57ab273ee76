import { AGREEMENT_KINDS } from '@xinjian/contract/agreement/kinds'
import { agreement } from '@xinjian/contract/nouns/finance/agreement'
import { useWords } from '../../../i18n/dictionary.ts'
import { useQueryState } from '../../common/useQueryState.ts'
import { choiceOf } from '../../list/choice.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { useList } from '../../list/useList.ts'
import { AgreementDrawer } from '../AgreementDrawer.tsx'
import { useAgreementColumns } from '../columns.tsx'
import { agreementWords } from '../words.ts'

/** `/supplyChain/agreements?keyword&kind&from&to&page&size&contractNo`: what the company signed with others. */
export function Component() {
  const t = useWords(agreementWords)
  const [query, change] = useQueryState()
  const open = (row: { contractNo: string }) =>
    change({ contractNo: row.contractNo }, { push: true })
  const list = useList(agreement.agreementList, {
    of: 'agreement',
    filters: [
      { kind: 'search', key: 'keyword', label: t('keyword') },
      choiceOf('kind', AGREEMENT_KINDS, { label: t('kind'), all: t('allKinds'), say: t }),
      { kind: 'days', key: 'days', label: t('date') },
    ],
  })
  return (
    <ListPage
      title={t('title')}
      note={t('note')}
      list={list}
      columns={useAgreementColumns(open)}
      rowKey={(row) => row.contractNo}
      onOpen={open}
      noMatch={t('noMatch')}
      empty={{ icon: 'file', title: t('empty'), children: <p>{t('emptyHint')}</p> }}
    >
      <AgreementDrawer
        contractNo={query.get('contractNo')}
        onClose={() => change({ contractNo: null })}
      />
    </ListPage>
  )
}

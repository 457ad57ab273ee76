import { loanOutcome } from '@xinjian/contract/nouns/rules/loanOutcome'
import { DEFAULT_DAYS_WORDS } from '@xinjian/contract/risk/card-states'
import { toastRefusal } from '../../../api/refusal.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { paths } from '../../../paths.ts'
import { useMay } from '../../../shell/may.ts'
import { Button } from '../../../ui/Button.tsx'
import layout from '../../../ui/styles/layout.module.css'
import { GoLink } from '../../common/GoLink.tsx'
import { saveDownload } from '../../common/save.ts'
import { choiceOf } from '../../list/choice.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { useList } from '../../list/useList.ts'
import { LoanLists } from '../scoreCard/LoanLists.tsx'
import { LoanUpload } from '../scoreCard/LoanUpload.tsx'
import { useLoanColumns } from '../scoreCard/loan-columns.tsx'
import { words } from '../scoreCard/words.ts'

/** `/riskControl/loanOutcomes?keyword&late&page&size`: what became of the institution's loans, and the lists that said so. */
export function Component() {
  const t = useWords(words)
  const write = useMay('rules.write')
  const list = useList(loanOutcome.loanList, {
    filters: [
      { kind: 'search', key: 'keyword', label: t('keyword') },
      choiceOf('late', DEFAULT_DAYS_WORDS, {
        label: t('late'),
        all: t('lateAll'),
        say: (days) => t(`late${days}`),
      }),
    ],
  })
  return (
    <ListPage
      title={t('loansTitle')}
      note={t('loansNote')}
      head={
        <>
          <GoLink to={paths.scoreCards()}>{t('cardsTitle')}</GoLink>
          <Button
            icon="download"
            disabled={list.total === 0}
            onClick={() =>
              void saveDownload(loanOutcome.loanExport, list.asked).catch(toastRefusal)
            }
          >
            {t('export')}
          </Button>
          {write && <LoanUpload />}
        </>
      }
      list={list}
      columns={useLoanColumns()}
      rowKey={({ id }) => id}
      noMatch={t('loansNoMatch')}
      empty={{ icon: 'file', title: t('loansNone'), children: <p>{t('loansNoneHint')}</p> }}
    >
      <div className={layout.above4}>
        <LoanLists />
      </div>
    </ListPage>
  )
}

import { type RiskPolicyRow, riskPolicy } from '@xinjian/contract/nouns/rules/riskPolicy'
import { BOOK_STATUSES } from '@xinjian/contract/rules/statuses'
import { useNavigate } from 'react-router'
import { useWords } from '../../../i18n/dictionary.ts'
import { paths } from '../../../paths.ts'
import { useMay } from '../../../shell/may.ts'
import layout from '../../../ui/styles/layout.module.css'
import { GoLink } from '../../common/GoLink.tsx'
import { choiceOf } from '../../list/choice.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { useList } from '../../list/useList.ts'
import { statusWords } from '../../rulebook/words.ts'
import { usePolicyColumns } from '../policy/columns.tsx'
import { Samples } from '../policy/Samples.tsx'
import { words } from '../policy/words.ts'

/** `/riskControl/policies?status&page&size`: versions of the institution's policies, and published samples to begin with. */
export function Component() {
  const t = useWords(words)
  const ts = useWords(statusWords)
  const go = useNavigate()
  const write = useMay('rules.write')
  const open = ({ code, version }: RiskPolicyRow) => void go(paths.riskPolicy({ code, version }))
  const list = useList(riskPolicy.riskPolicyList, {
    filters: [
      choiceOf('status', BOOK_STATUSES, { label: t('status'), all: t('allStatus'), say: ts }),
    ],
  })
  return (
    <ListPage
      title={t('title')}
      note={t('note')}
      head={
        write && (
          <GoLink primary icon="plus" to={paths.riskPolicy()}>
            {t('create')}
          </GoLink>
        )
      }
      list={list}
      columns={usePolicyColumns(open)}
      rowKey={({ code, version }) => `${code}/${version}`}
      onOpen={open}
      noMatch={t('noMatch')}
      empty={{ icon: 'shield', title: t('none'), children: write && <p>{t('noneHint')}</p> }}
    >
      {write && (
        <div className={layout.above4}>
          <Samples />
        </div>
      )}
    </ListPage>
  )
}

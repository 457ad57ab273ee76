import { receivable } from '@xinjian/contract/nouns/finance/receivable'
import { ALERT_KINDS } from '@xinjian/contract/scf/states'
import { useNavigate } from 'react-router'
import { useWords } from '../../../i18n/dictionary.ts'
import { instant } from '../../../reports/format/instant.ts'
import { supplyChainPaths } from '../../../supply-chain-paths.ts'
import textStyles from '../../../ui/styles/text.module.css'
import { choiceOf } from '../../list/choice.ts'
import { namesOf } from '../../list/column.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { useList } from '../../list/useList.ts'
import { Two } from '../../loan/columns.tsx'
import { words } from '../words.ts'

/** `/supplyChain/alerts?kind&page&size`: what turned after financing. */
export function Component() {
  const t = useWords(words)
  const go = useNavigate()
  const list = useList(receivable.scfAlerts, {
    of: 'scfAlert',
    filters: [choiceOf('kind', ALERT_KINDS, { label: t('kind'), all: t('allKinds'), say: t })],
  })
  const said = (kind: string, value: number | null) =>
    value === null ? '' : t(kind === 'CONCENTRATED' ? 'percentOf' : 'daysOf', { n: value })
  return (
    <ListPage
      title={t('alertsTitle')}
      note={t('alertsNote')}
      list={list}
      columns={[
        {
          key: 'kind',
          title: t('kind'),
          sheet: { names: namesOf(t, ALERT_KINDS) },
          render: ({ kind }) => t(kind),
        },
        {
          key: 'about',
          title: t('about'),
          sheet: {},
          render: ({ kind, about, value }) => <Two above={about} below={said(kind, value)} />,
        },
        {
          key: 'debtor',
          title: t('debtor'),
          sheet: [{}, { title: t('no'), field: 'receivableNo' }],
          render: ({ debtor, receivableNo }) => <Two above={debtor} below={receivableNo} />,
        },
        {
          key: 'at',
          title: t('at'),
          sheet: { type: 'instant' },
          render: ({ at }) => <span className={textStyles.num}>{instant(at).slice(0, 16)}</span>,
        },
      ]}
      rowKey={({ receivableNo, kind, about }) => `${receivableNo}/${kind}/${about}`}
      onOpen={({ receivableNo }) => void go(supplyChainPaths.receivable({ no: receivableNo }))}
      noMatch={t('noMatch')}
      empty={{ icon: 'bell', title: t('noAlerts'), children: <p>{t('noAlertsHint')}</p> }}
    />
  )
}

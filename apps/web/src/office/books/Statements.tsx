import type { BookStatement, StatementItem } from '@xinjian/contract/nouns/collect/books'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useSay } from '../../reports/english/english.ts'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/States.tsx'
import layout from '../../ui/styles/layout.module.css'
import textStyles from '../../ui/styles/text.module.css'
import { Table } from '../../ui/table/Table.tsx'
import { moneyColumn } from './money.tsx'
import { words } from './words.ts'

/** The statements that the books come to; a line opens its accounts. */
export function Statements(props: {
  statements: readonly { kind: BookStatement; items: readonly StatementItem[] }[]
  onOpen: (statement: BookStatement, item: string) => void
}) {
  const t = useWords(words)
  const say = useSay(useLanguage())
  if (props.statements.length === 0)
    return (
      <Card>
        <Empty icon="report" title={t('noStatements')}>
          <p className={textStyles.muted}>{t('noStatementsNote')}</p>
        </Empty>
      </Card>
    )
  if (!say) return null
  return (
    <div className={layout.stack4}>
      {props.statements.map(({ kind, items }) => (
        <Card key={kind} flush title={t(kind)}>
          <Table<StatementItem>
            caption={t(kind)}
            copyable
            columns={[
              {
                key: 'label',
                title: t('item'),
                value: (row) => say(row.label),
                render: (row) => say(row.label),
              },
              ...(kind === 'BALANCE'
                ? [moneyColumn('end', t('end')), moneyColumn('begin', t('begin'))]
                : [moneyColumn('ytd', t('ytd'))]),
            ]}
            rows={items}
            rowKey={(row) => row.code}
            onOpen={(row) => row.opens && props.onOpen(kind, row.code)}
          />
        </Card>
      ))}
    </div>
  )
}

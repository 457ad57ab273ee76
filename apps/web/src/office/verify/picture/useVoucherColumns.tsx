import { groupDigits } from '@xinjian/format'
import { useWords } from '../../../i18n/dictionary.ts'
import { instant } from '../../../reports/format/instant.ts'
import textStyles from '../../../ui/styles/text.module.css'
import { Tag } from '../../../ui/Tag.tsx'
import type { Column } from '../../../ui/table/column.ts'
import cells from '../../common/cells.module.css'
import { ResultTag } from '../ResultTag.tsx'
import { useVerifyWords } from '../useVerifyWords.ts'
import type { Line } from './lines.ts'
import styles from './picture.module.css'
import { useVoucherWords } from './voucher-words.ts'
import { words } from './words.ts'

/** @param refusals why an invoice was not verified, by its voucher */
export function useVoucherColumns(refusals: ReadonlyMap<number, string>): Column<Line>[] {
  const t = useWords(words)
  const say = useVoucherWords()
  return [
    {
      key: 'kind',
      title: t('kind'),
      render: ({ voucher, item, typed }) => (
        <span className={cells.two}>
          {say.kind(voucher.kind, typed)}
          <small className={textStyles.muted}>{item.name}</small>
        </span>
      ),
    },
    {
      key: 'number',
      title: t('number'),
      render: ({ typed, facts, voucher }) => (
        <span className={cells.two}>
          <span className={textStyles.num}>
            {(voucher.type === 'INVOICE' ? typed.invoiceNumber : facts.number) || '--'}
          </span>
          <small className={textStyles.muted}>{typed.invoiceCode || facts.where}</small>
        </span>
      ),
    },
    {
      key: 'date',
      title: `${t('date')} / ${t('amount')}`,
      render: (line) => (
        <span className={cells.two}>
          <span className={textStyles.num}>{line.typed.issueDate || line.facts.date || '--'}</span>
          <small className={textStyles.num}>
            {line.facts.amount === null ? '--' : groupDigits((line.facts.amount / 100).toFixed(2))}
          </small>
        </span>
      ),
    },
    { key: 'marks', title: t('marks'), render: (line) => <Marks of={line} /> },
    {
      key: 'result',
      title: t('result'),
      render: ({ voucher }) => {
        const refusal = refusals.get(voucher.id)
        if (voucher.check) return <ResultTag of={voucher.check} />
        if (refusal) return <span className={styles.bad}>{refusal}</span>
        return (
          <span className={textStyles.muted}>
            {t(voucher.type === 'TICKET' ? 'noVerify' : 'notVerified')}
          </span>
        )
      },
    },
  ]
}

function Marks({ of: line }: { of: Line }) {
  const t = useWords(words)
  const { t: say } = useVerifyWords()
  const { voucher, twin } = line
  const { before } = voucher
  const differs = Object.keys(line.differs).length
  return (
    <span className={styles.marks}>
      {line.lacking && <Tag colour="red">{t('missing')}</Tag>}
      {line.refused && !voucher.check && <Tag>{say(line.refused)}</Tag>}
      {line.ahead && <Tag colour="red">{t('ahead')}</Tag>}
      {line.sumWrong && <Tag colour="red">{t('sumWrong')}</Tag>}
      {twin && <Tag colour="yellow">{t('twin', twin)}</Tag>}
      {before && (
        <Tag colour="yellow">
          {t(before.verified ? 'before' : 'beforeRead', {
            at: instant(before.at).slice(5, 16),
            who: before.madeBy,
            result: before.result ? say(before.result) : '',
          })}
        </Tag>
      )}
      {differs > 0 && <Tag colour="red">{t('differs', { n: differs })}</Tag>}
      {line.doubts.length > 0 && (
        <Tag colour="yellow">{t('doubts', { n: line.doubts.length })}</Tag>
      )}
      {line.confirmed && line.doubts.length === 0 && !line.sumWrong && (
        <Tag colour="green">{t('looked')}</Tag>
      )}
    </span>
  )
}

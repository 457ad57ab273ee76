import type { FoundFirmRow } from '@xinjian/contract/report/justice'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import { cx } from '../../../ui/cx.ts'
import layout from '../../../ui/styles/layout.module.css'
import textStyles from '../../../ui/styles/text.module.css'
import { Tag } from '../../../ui/Tag.tsx'
import { words } from './words.ts'

export function FoundFirm(props: {
  firm: FoundFirmRow
  /** Title of what is ordered of one that is not held. */
  report: string
  onChoose: (taxNo: string) => void
  onOrder: () => void
}) {
  const t = useWords(words)
  const { firm, report, onChoose, onOrder } = props
  const { name, code, status, legalRep, capital, established, region } = firm
  const facts = [
    legalRep && t('rep', { name: legalRep }),
    capital,
    established && t('founded', { day: established }),
    region,
  ].filter(Boolean)
  return (
    <li className={cx(layout.stack3, layout.above4)}>
      <div className={layout.row2}>
        <strong className={textStyles.anywhere}>{name}</strong>
        {status ? <Tag>{status}</Tag> : null}
      </div>
      <small className={cx(textStyles.num, textStyles.muted)}>{code ?? t('noCode')}</small>
      <small className={textStyles.muted}>
        {firm.formerName ? t('former', { name: firm.formerName }) : t(firm.matched)}
      </small>
      {facts.length > 0 ? <small>{facts.join(' · ')}</small> : null}
      {code ? (
        <div>
          {firm.listed ? (
            <Button size="sm" onClick={() => onChoose(code)}>
              {t('choose')}
            </Button>
          ) : (
            <Button size="sm" variant="primary" onClick={onOrder}>
              {t('order', { report })}
            </Button>
          )}
        </div>
      ) : null}
    </li>
  )
}
